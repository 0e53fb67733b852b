// The subject of an Italian verb by the tree of its sentence, where the words between the two are too many or too odd for a search
// from the verb: a numeral, a relative clause, a description between commas.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { Label } from '../../../reading/parser/labels.ts';
import type { Link, Syntax } from '../../../reading/syntax.ts';
import { canBeInfinitive, canBeParticiple, isTaggedFinite, isTaggedNominal, isVerbal } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { isCapitalised, type Token } from '../../../rules/token.ts';
import { wordsIn } from '../../../rules/wordRows.ts';
import intransitive from '../rows/intransitive.words.tsv';
import { groupStart, subjectBefore } from './clauseSubjects.ts';
import { TIME } from './clauses.ts';
import { isName, OPENERS } from './clauseWords.ts';
import {
  articulatedPhraseAt,
  isArticulated,
  isDeterminer,
  type NounPhrase,
  nounPhraseAt,
  numberOf,
} from './nounPhrases.ts';
import type { Subject } from './subjectPhrases.ts';

/** Below this the tree guesses. */
const SURE = 0.4;

/** From here on even a word for a time is taken for the subject: le ore non passano mai. */
const CERTAIN = 0.8;

const INTRANSITIVE = new Set(wordsIn(intransitive));

/** Whether a verb takes no direct object in any reading as one. */
export const isIntransitive = (verb: Token): boolean =>
  verb.readings.some(({ pos }) => pos === Pos.verb) &&
  verb.readings.every(({ pos, lemma }) => pos !== Pos.verb || INTRANSITIVE.has(lemma));

const MASCULINE = Feature.plural | Feature.masculine;
const FEMININE = Feature.plural | Feature.feminine;
const ONE = Feature.singular | Feature.masculine;
const ONE_WOMAN = Feature.singular | Feature.feminine;

/** Pronouns that are a subject of their own. */
const PRONOUNS = new Map<string, number>([
  ...['tutti', 'quelli', 'alcuni', 'molti', 'parecchi', 'altri', 'entrambi', 'tanti', 'pochi'].map(
    (each) => [each, MASCULINE] as const,
  ),
  ...['tutte', 'quelle', 'queste', 'alcune', 'molte', 'parecchie', 'altre', 'entrambe', 'tante', 'poche'].map(
    (each) => [each, FEMININE] as const,
  ),
  ...['nessuno', 'ognuno', 'ciascuno', 'qualcuno'].map((each) => [each, ONE] as const),
  ...['nessuna', 'ognuna', 'ciascuna', 'qualcuna'].map((each) => [each, ONE_WOMAN] as const),
]);

/** The noun phrase that ends in this noun, or a pronoun that stands for one. */
function phraseTo(tokens: readonly Token[], noun: Token): { from: number; options: readonly number[] } | null {
  const bits = PRONOUNS.get(noun.lower);
  if (bits && !isDeterminer(tokens[noun.index + 1])) return { from: noun.index, options: [bits] };
  let widest: NounPhrase | null = null;
  for (let at = noun.index - 1; at >= 0 && at > noun.index - 6; at--) {
    const phrase = nounPhraseAt(tokens, at) ?? articulatedPhraseAt(tokens, at);
    if (phrase?.head === noun) widest = phrase;
    else if (widest) break;
  }
  return widest;
}

/** Whether a verb of its own stands between the two, other than that of a relative clause after the noun. */
function isInterrupted(tokens: readonly Token[], syntax: Syntax, noun: number, verb: number): boolean {
  return tokens
    .slice(noun + 1, verb)
    .some((token) => isTaggedFinite(token) && syntax.labelOf(syntax.predicateOf(token).token) !== Label.relative);
}

/** Whether a relative "che" can only be the subject: the verb takes no object, or stands with "si". */
function isOwnRelative(tokens: readonly Token[], verb: Token): boolean {
  if (isIntransitive(verb)) return true;
  return tokens.slice(groupStart(tokens, verb.index), verb.index).some(({ lower }) => lower === 'si');
}

/** What the tree gives as the subject, or as the noun that a relative "che" stands for. */
function linkOf(syntax: Syntax, verb: Token): (Link & { isRelative: boolean }) | null {
  const [link, ...more] = syntax.subjectsOf(verb).filter(({ token }) => token.index < verb.index);
  if (!link || more.length > 0) return null;
  if (link.token.lower !== 'che') return { ...link, isRelative: false };
  const noun = syntax.antecedentOf(link.token);
  return noun ? { token: noun.token, certainty: noun.certainty * link.certainty, isRelative: true } : null;
}

/** Words before a verb after which its subject follows, and subjects of their own. */
const BEFORE_VERB =
  /^(?:che|cui|dove|quando|quale|quali|come|quanto|quanti|quante|io|tu|lui|lei|ella|egli|loro|noi|voi|si)$/;

const startsClause = ({ kind, lower }: Token): boolean => kind !== 'word' || lower === 'che' || OPENERS.test(lower);

/** Whether other words of the clause speak against the noun: another verb, an infinitive before it, a row, a quotation. */
function isDoubtful(
  tokens: readonly Token[],
  { from, head: noun, isRelative }: Pick<Subject, 'from' | 'head' | 'isRelative'>,
  verb: Token,
): boolean {
  const last = tokens[groupStart(tokens, verb.index) - 1];
  const isThat = last?.lower === 'che' && isRelative;
  if (!last || (last !== noun && !isThat && (BEFORE_VERB.test(last.lower) || isName(last)))) return true;
  if (canBeParticiple(verb) || isCapitalised(noun)) return true;
  let start = from;
  while (start > 0 && !startsClause(tokens[start - 1] as Token)) start--;
  if (!isRelative) {
    const before = tokens.slice(start, from);
    if (before.some(({ verbForm, pos }) => verbForm !== 0 || isVerbal(pos) || pos === Pos.preposition)) return true;
    if (/^(?:quale|quali|quant[oaie])$/.test(tokens[start - 1]?.lower ?? '')) return true;
  }
  return tokens
    .slice(isRelative ? from : Math.max(0, start - 1), verb.index)
    .some(({ lower, text }) => /^(?:e|ed|o|né|con|sia|come|["«»“”():;])$/.test(lower) || /[("«“]/.test(text));
}

/** "i file è possibile aprirli", "quando viene scelta una curva": another subject follows. */
function isFollowed(tokens: readonly Token[], verb: Token): boolean {
  const [next, then, third] = [1, 2, 3].map((step) => tokens[verb.index + step]);
  if (next?.pos === Pos.adjective && (then?.lower === 'che' || canBeInfinitive(then) || canBeInfinitive(third)))
    return true;
  return canBeParticiple(next) && (isDeterminer(then) || then?.pos === Pos.noun);
}

/** The subject by the tree; null if there is none before the verb, or it is not certain. */
export function treeSubject(m: Match, verb: Token): Subject | null {
  const { syntax } = m;
  const { tokens } = m.sentence;
  const link = syntax && linkOf(syntax, verb);
  if (!link || link.certainty < SURE) return null;
  const noun = link.token;
  if (
    (TIME.test(noun.lower) &&
      (link.certainty < CERTAIN || !noun.readings.some(({ features }) => features & Feature.plural))) ||
    !(isTaggedNominal(noun) || PRONOUNS.has(noun.lower))
  )
    return null;
  if (syntax.dependentsOf(noun, Label.conjunct).length > 0 || syntax.labelOf(noun) === Label.conjunct) return null;
  if (!link.isRelative && syntax.dependentsOf(noun, Label.preposition).length > 0) return null;
  if (isInterrupted(tokens, syntax, noun.index, verb.index)) return null;
  const phrase = phraseTo(tokens, noun);
  if (!phrase) return null;
  const { from, options } = phrase;
  if (link.isRelative && (numberOf(options) !== Feature.plural || !isOwnRelative(tokens, verb))) return null;
  // "l'elenco degli amici che arriva": which of the two is meant is open
  if (isArticulated(tokens[from]) && (!link.isRelative || !isVerbal(tokens[from - 1]?.pos ?? 0))) return null;
  const subject: Subject = { head: noun, options, isJoined: false, isRelative: link.isRelative, from };
  return isDoubtful(tokens, subject, verb) || isFollowed(tokens, verb) ? null : subject;
}

/** The subject before a verb, by the words between the two or else by the tree; null if none is certain. */
export const subjectOfVerb = (m: Match, verb: Token): Subject | null =>
  subjectBefore(m.sentence.tokens, verb.index) ?? treeSubject(m, verb);

/** The same for words whose gender must fit: the tree must leave nothing between noun and verb that could be meant instead. */
export function closeSubjectOf(m: Match, verb: Token): Subject | null {
  const { tokens } = m.sentence;
  const subject = subjectBefore(tokens, verb.index);
  if (subject) return subject;
  const found = treeSubject(m, verb);
  if (!found || found.isRelative || TIME.test(found.head.lower)) return null;
  return tokens.slice(found.head.index, verb.index).some(({ text }) => text === ',') ? null : found;
}
