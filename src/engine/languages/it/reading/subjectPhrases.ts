// The noun phrase that can be a subject between two places of an Italian clause, with what belongs to it.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import type { Token } from '../../../rules/token.ts';
import { isManName, isWomanName } from '../rules/people.ts';
import { TIME } from './clauses.ts';
import { isAdverb, isAnd, isDescription, isName, isPreposition } from './clauseWords.ts';
import { isDeterminer, nounPhraseAt } from './nounPhrases.ts';

/** A subject: its noun, or the last of several joined ones, and the genders and numbers it can have. */
export interface Subject {
  readonly head: Token;
  readonly options: readonly number[];
  readonly isRelative: boolean;
  readonly isJoined: boolean;
  /** Where the clause begins. */
  readonly from: number;
}

/** The place after a prepositional phrase that begins here; the same place if none can be made out. */
function afterPreposition(tokens: readonly Token[], from: number, end: number): number {
  let at = from + 1;
  const first = tokens[from];
  if (!first) return from;
  while (at < end && isPreposition(tokens[at] as Token)) at++;
  const phrase = nounPhraseAt(tokens, at);
  if (phrase && phrase.to <= end) return phrase.to;
  while (
    at < end &&
    (isDeterminer(tokens[at]) || tokens[at]?.pos === Pos.adjective) &&
    tokens[at + 1]?.pos !== Pos.verb
  ) {
    if (at + 1 >= end) break;
    at++;
  }
  const head = tokens[at];
  if (!head || at >= end) return from;
  const isHead =
    head.kind !== 'punctuation' &&
    (head.pos === Pos.noun ||
      head.pos === Pos.properNoun ||
      head.pos === Pos.pronoun ||
      head.pos === Pos.adverb ||
      head.pos === Pos.numeral ||
      head.pos === Pos.adjective ||
      head.kind === 'number');
  return isHead ? at + 1 : from;
}

/** The bits of a name: a woman's, a man's, or of either gender. */
const nameBits = (token: Token): number =>
  Feature.singular | (isWomanName(token) ? Feature.feminine : isManName(token) ? Feature.masculine : Group.gender);

/** Gender and number of several subjects together: masculine if one may be. */
function joined(one: readonly number[], two: readonly number[]): number[] {
  const feminine = [...one, ...two].every((bits) => (bits & Group.gender) === Feature.feminine);
  const open = [...one, ...two].every((bits) => (bits & Feature.feminine) !== 0);
  return [Feature.plural | (feminine ? Feature.feminine : open ? Group.gender : Feature.masculine)];
}

interface Part {
  head: Token;
  options: readonly number[];
  to: number;
}

/** Pronouns for one or several out of a group: nessuno dei miei amici. */
const OF_GROUP = new Map<string, number>([
  ...['nessuno', 'ognuno', 'ciascuno', 'qualcuno', 'uno'].map(
    (each) => [each, Feature.singular | Feature.masculine] as const,
  ),
  ...['nessuna', 'ognuna', 'ciascuna', 'qualcuna', 'una'].map(
    (each) => [each, Feature.singular | Feature.feminine] as const,
  ),
  ...['alcuni', 'molti', 'parecchi', 'pochi', 'tutti'].map(
    (each) => [each, Feature.plural | Feature.masculine] as const,
  ),
  ...['alcune', 'molte', 'parecchie', 'poche', 'tutte'].map(
    (each) => [each, Feature.plural | Feature.feminine] as const,
  ),
]);

/** A noun phrase, a name, or a pronoun for part of a group at this place. */
function partAt(tokens: readonly Token[], at: number, end: number): Part | null {
  const phrase = nounPhraseAt(tokens, at);
  if (phrase && phrase.to <= end) return phrase;
  const name = tokens[at];
  if (!name || at >= end) return null;
  const bits = OF_GROUP.get(name.lower);
  if (bits && /^(?:di|dei|degli|delle|d')$/.test(tokens[at + 1]?.lower ?? ''))
    return { head: name, options: [bits], to: at + 1 };
  // "nel pannello Piani di supporto": the name belongs to the noun before it
  if (!isName(name) || tokens[at - 1]?.pos === Pos.noun) return null;
  let to = at + 1;
  while (to < end && isName(tokens[to])) to++;
  return { head: name, options: [nameBits(name)], to };
}

/** The subject that fills the tokens from `from` to `end`, with its complements; undefined if none is there, null if there is more. */
export function subjectIn(
  tokens: readonly Token[],
  from: number,
  end: number,
): Omit<Subject, 'isRelative'> | null | undefined {
  let at = from;
  while (at < end) {
    const token = tokens[at] as Token;
    const phrase = isDeterminer(token) ? nounPhraseAt(tokens, at) : null;
    if (phrase && TIME.test(phrase.head.lower) && phrase.to < end) {
      at = phrase.to;
      if (/^(?:di|d'|del.*|dei|degli)$/.test(tokens[at]?.lower ?? '')) return null;
      while (at < end && /^(?:scors[oa]|prossim[oa]|fa|stess[oa]|dopo|prima)$/.test(tokens[at]?.lower ?? '')) at++;
    } else if (phrase || partAt(tokens, at, end)) break;
    else if (isAdverb(token) && !isPreposition(token)) at++;
    // an adverb that is spelt wrong: "Pultroppo i lati positivi"
    else if (token.index === 0 && token.readings.length === 0 && token.kind === 'word') at++;
    else if (isPreposition(token)) {
      const next = afterPreposition(tokens, at, end);
      if (next === at) return null;
      at = next;
      while (at < end && isDescription(tokens[at] as Token)) at++;
    } else if (TIME.test(token.lower) && token.pos === Pos.noun) at++;
    else return null;
  }
  if (at >= end) return undefined;
  const first = partAt(tokens, at, end);
  if (!first || TIME.test(first.head.lower)) return null;
  let { head, options } = first;
  let isJoined = false;
  let hasComplement = false;
  at = first.to;
  while (at < end) {
    const token = tokens[at] as Token;
    const next = isAnd(token) ? partAt(tokens, at + 1, end) : null;
    if (next) {
      // "la casa di Anna e la macchina": which of the two is joined is not certain
      if (hasComplement) return null;
      options = joined(options, next.options);
      head = next.head;
      isJoined = true;
      at = next.to;
    } else if (isDescription(token) || isName(token) || (isAdverb(token) && !isPreposition(token))) at++;
    else if (isAnd(token) && tokens[at + 1] && at + 1 < end && isDescription(tokens[at + 1] as Token)) at += 2;
    else if (isAnd(token) && tokens[at + 1] && at + 1 < end && isPreposition(tokens[at + 1] as Token)) at++;
    else if (isPreposition(token)) {
      const after = afterPreposition(tokens, at, end);
      if (after === at) return null;
      hasComplement = true;
      at = after;
    } else return null;
  }
  return { head, options, isJoined, from };
}
