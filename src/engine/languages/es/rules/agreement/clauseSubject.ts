// Agreement of a verb with a subject that stands apart from it: behind an insertion, as the noun of a relative clause, after it.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { oneOf, tagged } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { hasObjectPronoun, rowFrom, subjectBefore, verbGroupFrom } from '../../reading/clauseSubjects.ts';
import { nounBits } from '../../reading/nouns.ts';
import {
  hasItsObject,
  hasSubjectBehind,
  isPleasing,
  nounsOfRelative,
  saysQuality,
  subjectBehind,
  takesOnlySubject,
} from '../../reading/otherSubjects.ts';
import { type Phrase, phrasesIn } from '../../reading/phrases.ts';
import { PRONOUNS, TIME } from '../../reading/subjects.ts';
import { inPerson, isThirdOnly, statedReadings } from '../../reading/verbForms.ts';
import persons from '../../rows/persons.words.tsv';
import { CLAUSE_SUBJECT_RIGHT, CLAUSE_SUBJECT_WRONG } from './clauseSubjectExamples.ts';

/** A subject as the message names it, and the number that it asks for. */
interface Found {
  text: string;
  number: number;
}

const PERSON = Feature.first | Feature.second | Feature.third;
const PEOPLE = new Set(wordsIn(persons, 'kind', 'person'));
const { singular: ONE, plural: MANY } = Feature;
const other = (number: number): number => (number === ONE ? MANY : ONE);

const isLemma = (token: Token, list: RegExp): boolean => token.readings.some(({ lemma }) => list.test(lemma));

/** Parts of many, which leave the number of the verb free: la mayoría llegan. */
const PART =
  /^(?:mayoría|minoría|parte|mitad|resto|tercio|cuarto|infinidad|multitud|porcentaje|ciento|sinnúmero|sinfín|centenar|millar|docena|decena|par|total|número)$/;
/** Groups, which do so where their members are named: un grupo de personas vinieron. */
const GROUP =
  /^(?:grupo|montón|serie|totalidad|conjunto|cantidad|puñado|generación|pareja|matrimonio|equipo|familia|variedad|colección|combinación|media|máximo|mínimo|promedio|tipo|clase|banda|horda|ejército)$/;

const isCollective = (tokens: readonly Token[], noun: Token): boolean =>
  PART.test(noun.lower) ||
  (GROUP.test(noun.lower) && tokens.slice(noun.index, noun.index + 4).some(({ lower }) => lower === 'de'));

/** Verbs that are put before "que" without a subject: parece que, dicen que. */
const SAYING = /^(?:parecer|ser|poder|resultar|ocurrir|pasar|suceder|hacer|decir|contar|creer|haber)$/;
const DEFINITE = /^(?:el|l[ao]s?|mis?|tus?|sus?|(?:nuestr|vuestr)[ao]s?)$/;

/** What stands behind the verb shows that the clause is built otherwise: "el problema son los precios", "parece que". */
function isOtherwise(m: Match, verb: Token, number: number, isDefinite = false): boolean {
  const next = m.sentence.tokens[verb.index + 1];
  // "mi abuelo dicen que", "los alumnos parece que"
  if (next?.lower === 'que' && (isLemma(verb, SAYING) || next.index + 1 === m.sentence.tokens.length)) return true;
  if (isLemma(verb, /^(?:ser|resultar|constituir|parecer)$/))
    return (
      next === undefined ||
      (number === ONE && !saysQuality(m.sentence.tokens, verb)) ||
      next.pos === Pos.subjunction ||
      next.pos === Pos.determiner ||
      next.pos === Pos.pronoun ||
      (next.pos === Pos.noun && !canBeAdjective(next)) ||
      next.pos === Pos.numeral ||
      next.kind !== 'word'
    );
  // "los papeles da una idea": with an article, an object before its verb would be taken up by a pronoun
  if (isDefinite) return false;
  // "en la casa y muchas cosas dijo el ministro": a subject behind the verb
  const behind = subjectBehind(m.sentence.tokens, verb);
  return behind !== null && behind.isDetermined && behind.number !== 0 && behind.number === other(number);
}

function before(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  const found = subjectBefore(tokens, verb);
  // "los niños les gusta" lacks "a", it does not lack agreement
  if (!found || isPleasing(tokens, verb)) return null;
  const { head, number, from } = found;
  if (number === 0 || isCollective(tokens, head)) return null;
  return isOtherwise(m, verb, number, DEFINITE.test(tokens[from]?.lower ?? '')) ? null : { text: head.text, number };
}

function behind(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  if (!takesOnlySubject(tokens, verb)) return null;
  // "uno se toca los ojos": somebody does it
  if (/^(?:uno|una|nadie|alguien|quien)$/.test(tokens[verb.index - 2]?.lower ?? '')) return null;
  const subject = subjectBehind(tokens, verb);
  if (!subject || subject.number === 0 || isCollective(tokens, subject.head)) return null;
  if (subject.number === ONE && !isOnlyOne(tokens, subject)) return null;
  // what stands before the verb may be its subject: only phrases with a preposition, adverbs, or the start of the clause
  const from = verbGroupFrom(tokens, verb);
  // "si ustedes no ven la película"
  if (PRONOUNS[tokens[from - 1]?.lower ?? ''] !== undefined) return null;
  const isOpened = /^(?:y|e|pero|porque|si|cuando|aunque|pues)$/.test(tokens[from - 1]?.lower ?? '');
  let start = isOpened ? from : rowFrom(tokens, from);
  while (start < from && tokens[start]?.pos === Pos.adverb) start++;
  const phrases = phrasesIn(tokens, start, from);
  if (start !== from && (!phrases || phrases.some(({ isGoverned }) => !isGoverned))) return null;
  if (tokens[start - 1]?.lower === 'que' && nounsOfRelative(tokens, verb).length > 0) return null;
  return { text: subject.head.text, number: subject.number };
}

/** "me gustan la playa": one definite thing, which nothing is joined to. */
const isOnlyOne = (tokens: readonly Token[], { from, head }: Phrase): boolean =>
  /^(?:el|la|mi|tu|su|est[ea]|es[ea])$/.test(tokens[from]?.lower ?? '') &&
  head.readings.length > 0 &&
  !tokens.slice(head.index + 1, head.index + 9).some(({ lower }) => /^(?:[yeou,(]|ni|con|como)$/.test(lower));

function relative(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  const nouns = nounsOfRelative(tokens, verb);
  const [nearest] = nouns;
  if (!nearest) return null;
  const isOwn = takesOnlySubject(tokens, verb) && !hasSubjectBehind(tokens, verb);
  const isFilled = !isOwn && hasItsObject(tokens, verb);
  if (!isOwn && !isFilled) return null;
  const numbers = nouns.map((noun) =>
    noun.pos === Pos.noun ? nounBits(noun).reduce((all, bits) => all | bits, 0) & (ONE | MANY) : MANY,
  );
  const number = numbers[0] as number;
  if ((number !== ONE && number !== MANY) || numbers.some((each) => each !== number)) return null;
  if (nouns.some((each) => isCollective(tokens, each))) return null;
  // "el libro que trajeron ayer": a plural without a subject may speak of anybody
  if (isFilled && number === ONE) return null;
  return { text: nearest.text, number };
}

/** "tanto mi padre como mi madre": two things, the second of which begins at `from`. */
function bothBefore(tokens: readonly Token[], from: number, end: number): Found | null {
  const como = from - 1;
  const tanto = tokens.slice(0, como).findLastIndex(({ lower }) => lower === 'tanto');
  if (tanto < 0 || como - tanto > 6) return null;
  const parts = [phrasesIn(tokens, tanto + 1, como), phrasesIn(tokens, from, end)];
  const isOne = (part: Phrase[] | null): boolean => part?.[0]?.isGoverned === false && part[0].isDetermined;
  return parts.every(isOne) ? { text: textOf(tokens, tanto, end), number: MANY } : null;
}

const textOf = (tokens: readonly Token[], from: number, end: number): string =>
  tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ');

/** "creo que el frío y la lluvia asusta": two things with an article each. */
function joined(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  const end = verbGroupFrom(tokens, verb);
  const from = rowFrom(tokens, end);
  const opener = tokens[from - 1];
  if (hasObjectPronoun(tokens, end, verb) || isPleasing(tokens, verb)) return null;
  const both = opener?.lower === 'como' ? bothBefore(tokens, from, end) : null;
  if (both) return isOtherwise(m, verb, MANY) ? null : both;
  if (opener && !/^(?:[;:]|que|porque|pero|cuando|si|aunque)$/.test(opener.lower)) return null;
  const phrases = phrasesIn(tokens, from, end) ?? [];
  const [first, second] = phrases;
  // "el estudio del calor y la temperatura": the second belongs to what stands behind the preposition
  if (!first || !second?.isJoined || phrases.slice(2).some(({ isGoverned }) => !isGoverned)) return null;
  const isName = [first, second].every(({ head, isDetermined }) => head.pos === Pos.properNoun && !isDetermined);
  if ([first, second].some((each) => each.isGoverned || each.number !== ONE || !(each.isDetermined || isName)))
    return null;
  if (phrases.some(({ head }) => TIME.test(head.lower) || isCollective(tokens, head)) || isOtherwise(m, verb, MANY))
    return null;
  return { text: `${first.head.text} y ${second.head.text}`, number: MANY };
}

/** "todos andaba igual": many, said without a noun. */
function all(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  const from = verbGroupFrom(tokens, verb);
  const subject = tokens[from - 1];
  if (!subject || !/^(?:todos|todas|ambos|ambas|muchos|algunos|varios)$/.test(subject.lower)) return null;
  const opener = tokens[from - 2]?.lower ?? '.';
  if (hasObjectPronoun(tokens, from, verb) || isLemma(verb, /^(?:haber|hacer|parecer|poder|ser)$/)) return null;
  return /^(?:[.,;:¿¡(]|que|pero|porque|si|aunque)$/.test(opener) && !/^[,]$/.test(tokens[verb.index + 1]?.text ?? '')
    ? { text: subject.text, number: MANY }
    : null;
}

const SHARE = /^(?:uno|una|ninguno|ninguna|alguno|alguna)$/;

/** "cada uno de los invitados", "ninguna de las dos" before a verb. */
function share(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  const from = verbGroupFrom(tokens, verb);
  for (let i = from - 1; i > Math.max(-1, from - 7); i--) {
    const token = tokens[i] as Token;
    if (token.kind === 'punctuation' || /^(?:que|y|o|en|a|con)$/.test(token.lower)) return null;
    if (tokens[i + 1]?.lower === 'de' && SHARE.test(token.lower)) {
      // "uno de los problemas son los precios"
      if (isLemma(verb, /^ser$/) && !token.lower.startsWith('ningun')) return null;
      const opener = tokens[tokens[i - 1]?.lower === 'cada' ? i - 2 : i - 1]?.lower ?? '.';
      return /^(?:[.,;:¿¡(]|y|que|pero|porque|si|aunque)$/.test(opener) ? { text: token.text, number: ONE } : null;
    }
  }
  return null;
}

/** "mi hijo no puedo ir": a person is spoken of, but the verb says "I". */
function person(m: Match, verb: Token): Found | null {
  const readings = statedReadings(verb);
  const isMine = readings.length > 0 && readings.every(({ features }) => (features & PERSON) === Feature.first);
  if (!isMine || verb.lower.endsWith('o') === m.sentence.lexicon.analyses(verb.lower.replace(/o$/, 'ó')).length > 0)
    return null;
  const next = m.sentence.tokens[verb.index + 1];
  const subject = next?.lower === 'que' ? null : subjectBefore(m.sentence.tokens, verb);
  if (!subject || subject.number !== ONE || !PEOPLE.has(subject.head.lower)) return null;
  return { text: subject.head.text, number: ONE };
}

function subjectOf(m: Match): Found | null {
  const verb = m.token('verb');
  if (verb.verbForm !== 0) return null;
  const mine = person(m, verb);
  if (mine) return mine;
  const isOne = isThirdOnly(verb, ONE);
  if (!isOne && !isThirdOnly(verb, MANY)) return null;
  const found =
    before(m, verb) ?? joined(m, verb) ?? all(m, verb) ?? share(m, verb) ?? relative(m, verb) ?? behind(m, verb);
  return found && found.number !== (isOne ? ONE : MANY) ? found : null;
}

function suggestionsFor(m: Match): string[] {
  const subject = subjectOf(m);
  return subject ? inPerson(m.sentence.lexicon, m.token('verb'), Feature.third | subject.number) : [];
}

/** las llaves que buscabas estaba; unas manchas que se extiende; apareció varias manchas. */
export const clauseSubject = defineRule({
  id: 'es.agreement.clause-subject',
  after: 'es.agreement.subject-verb',
  pattern: [oneOf(tagged(Pos.verb), tagged(Pos.auxiliary)).as('verb').mark()],
  where: (m) => suggestionsFor(m).length > 0,
  suggest: suggestionsFor,
  params: (m) => ({ subject: subjectOf(m)?.text ?? '' }),
  wrong: CLAUSE_SUBJECT_WRONG,
  right: CLAUSE_SUBJECT_RIGHT,
});
