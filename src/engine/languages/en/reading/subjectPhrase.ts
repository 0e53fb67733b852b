// Finds the subject of a verb: everything between the start of its clause and the verb must be a noun phrase with its
// complements. A stretch that is not understood down to the last word is not taken for a subject, to keep errors rare.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { among, isTaggedFinite, isTaggedVerb } from '../../../rules/ask.ts';
import { isCapitalised, reads, type Token } from '../../../rules/token.ts';
import {
  complementAt,
  complementsFrom,
  isCausing,
  isPersonal,
  isPreposition,
  isUsedAsAdverb,
  themAt,
} from './complements.ts';
import { coreAt, type GrammaticalNumber, type NounPhrase, quantityAt } from './nounPhrase.ts';

/** The subject of a verb. */
export interface Subject {
  head: Token;
  number: GrammaticalNumber;
  /** Index of its first token. */
  from: number;
}

const isKin = among(
  'mother father mum mom dad brother sister husband wife son daughter uncle aunt cousin grandmother grandfather grandma grandpa boyfriend girlfriend friend neighbour neighbor boss colleague teacher roommate flatmate',
);

/** Words after which a clause begins. */
const isOpening = among(
  'because that if when while although though whereas whether think thinks thought know knows knew hope hopes hoped believe believes say says said feel feels guess sure sorry afraid glad but so why how where',
);
const isPause = among(', ; : " \u201c ( \u2013 \u2014');
/** After these a verb has no subject of its own: could decide, lets you navigate. */
const isGoverning = among(
  "can could will would shall should may might must to do does did don't doesn't didn't can't couldn't won't wouldn't shouldn't cannot not",
);
const isObject = among('me him us them you her it');
const FARTHEST = 18;
/** The longest place or time before a subject, in words. */
const FARTHEST_BACK = 6;
const isDeterminer = among('the my your his her its our their these those some many most several all both');
const isWhich = among('last this next every one that each');
/** Times that need no article: at dawn, after lunch, in March. */
const isBareTime = among(
  'dawn dusk noon midnight night nightfall sunrise sunset lunch dinner breakfast school work christmas easter january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday',
);
const isTime = among('night week weekend month year day morning afternoon evening time summer winter spring autumn');

/** The subject of the verb at `verb`, or null. */
export function subjectOf(tokens: readonly Token[], verb: number): Subject | null {
  let at = verb - 1;
  while (at >= 0 && isUsedAsAdverb(tokens[at] as Token) && !isPersonal(tokens[at])) at--;
  const to = at + 1;
  if (to === 0 || isGoverning(tokens[at]) || (isObject(tokens[at]) && isCausing(tokens[at - 1]))) return null;
  for (let from = to - 1; from >= 0 && verb - from <= FARTHEST; from--) {
    if (!opensClause(tokens, from)) continue;
    const subject = subjectBetween(tokens, from, to);
    if (subject) return subject;
  }
  return null;
}

function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return true;
  // Talking about beliefs, opinions and ideas is: a list, not a clause
  if (
    before.text === ',' &&
    !tokens.slice(0, at - 1).some(isTaggedFinite) &&
    tokens[0]?.pos !== Pos.preposition &&
    tokens[0]?.pos !== Pos.adverb
  )
    return false;
  if (before.lower === 'but' && tokens.slice(0, at - 1).some(among('not'))) return false;
  if (isPause(before) || isOpening(before) || (before.lower === 'come' && tokens[at - 2]?.lower === 'how')) return true;
  // Usually the shops ...; Last week the lights ...
  if (at === 1 && before.pos === Pos.adverb && before.kind === 'word' && before.lower !== 'all') return true;
  // because obviously most people ...
  if (before.lower.endsWith('ly') && before.pos === Pos.adverb && isOpening(tokens[at - 2])) return true;
  if (followsPlaceOrTime(tokens, at)) return true;
  // The door was shut and the lights ...
  const earlier = tokens[at - 2];
  return (
    before.lower === 'and' &&
    earlier !== undefined &&
    (isPause(earlier) || (earlier.pos !== Pos.noun && earlier.pos !== Pos.properNoun && earlier.pos !== Pos.pronoun)) &&
    tokens.slice(0, at - 1).some(isTaggedVerb) &&
    // Carrying boxes, bags, and suitcases is: a list, not a clause
    !(reads(tokens[0], Pos.verb, Feature.gerund) && !tokens.slice(0, at - 1).some(isTaggedFinite))
  );
}

/** In the kitchen the lamps ..., last week the lights ...: what precedes a subject that begins with a determiner. */
function followsPlaceOrTime(tokens: readonly Token[], at: number): boolean {
  if (!isDeterminer(tokens[at])) return false;
  const isStart = (from: number) => from === 0 || isPause(tokens[from - 1]) || isOpening(tokens[from - 1]);
  if (isTime(tokens[at - 1]) && isWhich(tokens[at - 2]) && isStart(at - 2)) return true;
  for (let from = at - 2; from >= 0 && at - from <= FARTHEST_BACK; from--) {
    if (!(isPreposition(tokens[from]) || among('by since until')(tokens[from])) || !isStart(from)) continue;
    // by dawn the hills ...
    if (at - from === 2 && isBareTime(tokens[at - 1])) return true;
    // in the light of the storm, but not: like the others
    return tokens[from]?.lower !== 'like' && complementAt(tokens, from, at) === at;
  }
  return false;
}

/** The tokens [from, to) as a subject, or null when they are not one. */
function subjectBetween(tokens: readonly Token[], from: number, to: number): Subject | null {
  if (among('neither either')(tokens[from])) return oneOfTwo(tokens, from, to);
  const first = phraseBetween(tokens, from, to);
  if (!first) return null;
  // Asking questions means: the verb belongs to "asking"
  if (reads(tokens[from - 1], Pos.verb, Feature.gerund)) return null;
  if (first.end === to) return { head: first.head, number: first.number, from };
  if (tokens[first.end]?.lower !== 'and') return null;
  const second = phraseBetween(tokens, first.end + 1, to);
  if (second?.end !== to) return null;
  // the difference between a lake and a pond: what "and" joins are the two sides
  if (tokens.slice(first.head.index + 1, first.end).some(among('between')))
    return { head: first.head, number: first.number, from };
  const opening = tokens[from];
  // every man and woman was: each of them alone
  if (
    among('every each')(opening) &&
    first.number === 'singular' &&
    !second.isDetermined &&
    second.number === 'singular'
  )
    return { head: first.head, number: 'singular', from };
  if (among('every each no another one')(opening) || isVerbBehindNoun(tokens, first)) return null;
  const isPair =
    (first.isDetermined && second.isDetermined && (first.number !== 'either' || first.head.pos === Pos.properNoun)) ||
    (first.number === 'plural' && second.number === 'plural') ||
    // you and the others
    (isPersonal(first.head) &&
      first.head.lower !== 'it' &&
      (second.isDetermined || second.head.pos === Pos.properNoun)) ||
    // Tom and his brother
    (first.head.pos === Pos.properNoun && second.isDetermined && first.head.text !== first.head.lower) ||
    (isKin(first.head) && isKin(second.head));
  return isPair ? { head: isPersonal(first.head) ? second.head : first.head, number: 'plural', from } : null;
}

/** The place smells and the owner is rude: what looks like the last noun of a phrase may be its verb. */
const isVerbBehindNoun = (tokens: readonly Token[], { head }: NounPhrase): boolean =>
  reads(head, Pos.verb, Feature.third) && reads(tokens[head.index - 1], Pos.noun);

/** neither the cook nor the porter: one of two, each of them singular; or neither of them */
function oneOfTwo(tokens: readonly Token[], from: number, to: number): Subject | null {
  const first = phraseBetween(tokens, from, to) ?? phraseBetween(tokens, from + 1, to);
  if (!first) return null;
  if (first.end === to) return { head: first.head, number: first.number, from };
  if (!among('nor or')(tokens[first.end])) return null;
  const second = phraseBetween(tokens, first.end + 1, to);
  if (second?.end !== to || first.number !== 'singular' || second.number !== 'singular') return null;
  return isPersonal(second.head) ? null : { head: second.head, number: 'singular', from };
}

/** A phrase with its complements, as far as it reaches. */
function phraseBetween(tokens: readonly Token[], from: number, to: number): NounPhrase | null {
  const titled = titledAt(tokens, from, to);
  if (titled) return titled;
  const quantity = quantityAt(tokens, from);
  const core = coreAt(tokens, quantity?.end ?? from, to) ?? themAt(tokens, quantity?.end ?? to, to);
  if (!core) return null;
  const number = quantity && quantity.number !== 'inner' ? quantity.number : core.number;
  const head = quantity && quantity.number !== 'inner' ? quantity.head : core.head;
  const end = complementsFrom(tokens, core.end, to);
  return { end, head, number, isDetermined: core.isDetermined || quantity !== null };
}

const isPersonTitle = among('mr mrs ms miss dr prof professor sir lord lady uncle aunt');

/** Dr. White, Mrs Anna Jones: one person, whose name may look like anything. */
function titledAt(tokens: readonly Token[], from: number, to: number): NounPhrase | null {
  const title = tokens[from];
  if (!title || !isCapitalised(title) || !isPersonTitle(title)) return null;
  let end = tokens[from + 1]?.text === '.' ? from + 2 : from + 1;
  const first = end;
  while (end < to && end < first + 3 && isCapitalised(tokens[end] as Token)) end++;
  const head = tokens[end - 1];
  return head && end > first && !head.lower.endsWith('s')
    ? { end, head, number: 'singular', isDetermined: true }
    : null;
}
