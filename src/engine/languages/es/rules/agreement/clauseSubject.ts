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
  subjectBehind,
  takesOnlySubject,
} from '../../reading/otherSubjects.ts';
import { phrasesIn } from '../../reading/phrases.ts';
import { TIME } from '../../reading/subjects.ts';
import { inPerson, isThirdOnly, statedReadings } from '../../reading/verbForms.ts';
import persons from '../../rows/persons.words.tsv';

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

/** What stands behind the verb shows that the clause is built otherwise: "el problema son los precios", "parece que". */
function isOtherwise(m: Match, verb: Token, number: number): boolean {
  const next = m.sentence.tokens[verb.index + 1];
  if (next?.lower === 'que') return true;
  if (isLemma(verb, /^(?:ser|resultar|constituir|parecer)$/))
    return (
      next === undefined ||
      number === ONE ||
      next.pos === Pos.subjunction ||
      next.pos === Pos.determiner ||
      next.pos === Pos.pronoun ||
      (next.pos === Pos.noun && !canBeAdjective(next)) ||
      next.pos === Pos.numeral ||
      next.kind !== 'word'
    );
  // "en la casa y muchas cosas dijo el ministro": a subject behind the verb
  const behind = subjectBehind(m.sentence.tokens, verb);
  return behind !== null && behind.isDetermined && behind.number !== 0 && behind.number === other(number);
}

function before(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  const found = subjectBefore(tokens, verb);
  // "los niños les gusta" lacks "a", it does not lack agreement
  if (!found || isPleasing(tokens, verb)) return null;
  const { head, number } = found;
  if (number === 0 || isCollective(tokens, head)) return null;
  return isOtherwise(m, verb, number) ? null : { text: head.text, number };
}

function behind(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  if (!takesOnlySubject(tokens, verb)) return null;
  // "uno se toca los ojos": somebody does it
  if (/^(?:uno|una|nadie|alguien|quien)$/.test(tokens[verb.index - 2]?.lower ?? '')) return null;
  const subject = subjectBehind(tokens, verb);
  if (!subject || subject.number !== MANY || isCollective(tokens, subject.head)) return null;
  // what stands before the verb may be its subject: only phrases with a preposition, adverbs, or the start of the clause
  const from = verbGroupFrom(tokens, verb);
  const isOpened = /^(?:y|e|pero|porque|si|cuando|aunque|pues)$/.test(tokens[from - 1]?.lower ?? '');
  let start = isOpened ? from : rowFrom(tokens, from);
  while (start < from && tokens[start]?.pos === Pos.adverb) start++;
  const phrases = phrasesIn(tokens, start, from);
  if (start !== from && (!phrases || phrases.some(({ isGoverned }) => !isGoverned))) return null;
  if (tokens[start - 1]?.lower === 'que' && nounsOfRelative(tokens, verb).length > 0) return null;
  return { text: subject.head.text, number: MANY };
}

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

/** "creo que el frío y la lluvia asusta": two things with an article each. */
function joined(m: Match, verb: Token): Found | null {
  const { tokens } = m.sentence;
  const end = verbGroupFrom(tokens, verb);
  const from = rowFrom(tokens, end);
  const opener = tokens[from - 1];
  if (hasObjectPronoun(tokens, end, verb) || isPleasing(tokens, verb)) return null;
  if (opener && !/^(?:[;:]|que|porque|pero|cuando|si|aunque)$/.test(opener.lower)) return null;
  const phrases = phrasesIn(tokens, from, end) ?? [];
  const [first, second] = phrases;
  // "el estudio del calor y la temperatura": the second belongs to what stands behind the preposition
  if (phrases.length !== 2 || !first || !second?.isJoined) return null;
  if (phrases.some((each) => each.isGoverned || !each.isDetermined || each.number !== ONE)) return null;
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
  if (isLemma(verb, /^ser$/)) return null;
  const from = verbGroupFrom(tokens, verb);
  for (let i = from - 1; i > Math.max(-1, from - 7); i--) {
    const token = tokens[i] as Token;
    if (token.kind === 'punctuation' || /^(?:que|y|o|en|a|con)$/.test(token.lower)) return null;
    if (tokens[i + 1]?.lower === 'de' && SHARE.test(token.lower)) {
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
  wrong: [
    [
      'Los vecinos que había comprado sus plazas protestaron.',
      'Los vecinos que habían comprado sus plazas protestaron.',
    ],
    ['Creo que el frío y la lluvia asusta a la gente.', 'Creo que el frío y la lluvia asustan a la gente.'],
    ['Los soldados que volvió por el puerto eran jóvenes.', 'Los soldados que volvieron por el puerto eran jóvenes.'],
    ['Dice mi tía que todos estaba cansados.', 'Dice mi tía que todos estaban cansados.'],
    ['Las fotos que hiciste en la boda está en el cajón.', 'Las fotos que hiciste en la boda están en el cajón.'],
    ['Ninguno de los alumnos entregaron el trabajo.', 'Ninguno de los alumnos entregó el trabajo.'],
    ['Mi hijo no puedo ir al colegio.', 'Mi hijo no puede ir al colegio.'],
    ['Mucha gente piensan lo mismo.', 'Mucha gente piensa lo mismo.'],
    ['Te llevo galletas de las que te gusta.', 'Te llevo galletas de las que te gustan.'],
    ['Ayer por la tarde llegó por fin los muebles.', 'Ayer por la tarde llegaron por fin los muebles.'],
    ['La lista que nos pasó tu hermana están en la mesa.', 'La lista que nos pasó tu hermana está en la mesa.'],
    ['En el patio apareció varias cajas vacías.', 'En el patio aparecieron varias cajas vacías.'],
    ['Hay problemas que surge cada semana.', 'Hay problemas que surgen cada semana.'],
    ['Los vecinos, cansados del ruido, llamó a la policía.', 'Los vecinos, cansados del ruido, llamaron a la policía.'],
    [
      'Según mi jefe las nuevas normas entra en vigor mañana.',
      'Según mi jefe las nuevas normas entran en vigor mañana.',
    ],
    ['En la encuesta se detectó muchos errores.', 'En la encuesta se detectaron muchos errores.'],
    ['El niño se cayó y le sangra las rodillas.', 'El niño se cayó y le sangran las rodillas.'],
  ],
  right: [
    'Las películas que ha visto muchas veces le gustan.',
    'Es uno de los que tiene las llaves.',
    'Creo que el presidente y fundador del club asusta a todos.',
    'Uno se toca los ojos sin querer.',
    'Todos los vecinos que vio ayer son jóvenes.',
    'Los libros que lee Ana son largos.',
    'Los pagos de cada uno de los socios pueden retrasarse.',
    'Las cosas que dice mi madre son ciertas.',
    'El problema son los precios.',
    'Los domingos viene mi tía a comer.',
    'La mayoría de los alumnos llegan tarde.',
    'El día que llegó mi padre estaban todos en casa.',
    'Allí llegó las dos veces antes que nadie.',
    'En la esquina queda los lunes con sus amigos.',
  ],
});
