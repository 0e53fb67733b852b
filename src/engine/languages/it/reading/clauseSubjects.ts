// The subject of an Italian clause, found from its verb: the first noun phrase of the clause, if nothing but its own complements
// stands between the two, or the noun that a relative clause belongs to.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { isTaggedFinite } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { isManName, isWomanName } from '../rules/people.ts';
import { TIME } from './clauses.ts';
import { CLITIC, isAdverb, isAnd, isDescription, isName, isPreposition, OPENERS } from './clauseWords.ts';
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
function subjectIn(
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

/** Where the words that belong to the verb begin: non, clitics and adverbs before it. */
export function groupStart(tokens: readonly Token[], verb: number): number {
  let at = verb;
  while (at > 0) {
    const token = tokens[at - 1] as Token;
    const isOwn = CLITIC.test(token.lower) && token.pos !== Pos.determiner;
    if (!isOwn && !(isAdverb(token) && !isPreposition(token) && !isDeterminer(token))) break;
    at--;
  }
  return at;
}

const isRelativeWord = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    tokens[at]?.lower === 'che' &&
    before !== undefined &&
    before.kind === 'word' &&
    (before.pos === Pos.noun || before.pos === Pos.properNoun || isDescription(before)) &&
    !reads(before, Pos.adverb)
  );
};

/** Whether a finite verb stands between the last mark and this place. */
function hasVerbBefore(tokens: readonly Token[], end: number): boolean {
  for (let at = end - 1; at >= 0 && tokens[at]?.kind !== 'punctuation'; at--)
    if (isTaggedFinite(tokens[at])) return true;
  return false;
}

/** The subject before a verb; undefined if the clause has none there, null if its words are not understood. */
export function subjectBefore(tokens: readonly Token[], verb: number): Subject | null | undefined {
  let end = groupStart(tokens, verb);
  let isRelative = false;
  if (tokens[end - 1]?.lower === 'che') {
    const comma =
      tokens[end - 2]?.text === ',' && (tokens[end - 3]?.pos === Pos.noun || tokens[end - 3]?.pos === Pos.adjective);
    if (!comma && !isRelativeWord(tokens, end - 1)) return undefined;
    end -= comma ? 2 : 1;
    isRelative = true;
  }
  if (isAnd(tokens[end - 1])) return null;
  let finite = 0;
  let at = end;
  for (; at > 0 && at > verb - 22; at--) {
    const token = tokens[at - 1] as Token;
    if (token.text === '.' && tokens[at]?.kind === 'number' && !tokens[at]?.spaceBefore) return null;
    if (token.kind === 'punctuation' || OPENERS.test(token.lower) || token.pos === Pos.subjunction) {
      if (token.lower !== 'che') break;
    }
    if (token.kind === 'masked') return null;
    if (token.lower === 'che') {
      if (finite === 0 || !isRelativeWord(tokens, at - 1)) break;
      if (isRelative) break;
      end = at - 1;
      finite = 0;
      continue;
    }
    if (isTaggedFinite(token)) {
      finite++;
      if (isRelative) break;
      if (finite > 1 && token.pos !== Pos.auxiliary) return null;
    }
    if (isAnd(token)) {
      if (finite > 0) return null;
      // "l'app è bella e gli aggiornamenti arrivano": a clause of its own after "e"
      if (isDeterminer(tokens[at]) && hasVerbBefore(tokens, at - 1)) break;
    }
  }
  if (finite > 0 && !isRelative) return null;
  if (at >= end) return undefined;
  const found = isRelative ? antecedentIn(tokens, at, end) : subjectIn(tokens, at, end);
  return found && { ...found, isRelative };
}

/** The noun phrase that ends here, if it is the only one that can be meant: "le linee che", not "le linee del tram che". */
function antecedentIn(tokens: readonly Token[], from: number, end: number): Omit<Subject, 'isRelative'> | null {
  for (let at = end - 1; at >= from && at > end - 6; at--) {
    const token = tokens[at] as Token;
    if (!isDeterminer(token) || isDeterminer(tokens[at - 1])) continue;
    const phrase = nounPhraseAt(tokens, at);
    if (!phrase) return null;
    for (let i = phrase.to; i < end; i++) if (!isDescription(tokens[i] as Token)) return null;
    const before = tokens[at - 1];
    if (isAnd(before) || (before && at > from && isPreposition(before)) || TIME.test(phrase.head.lower)) return null;
    return { head: phrase.head, options: phrase.options, isJoined: false, from: at };
  }
  return null;
}
