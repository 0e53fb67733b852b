// Finds the subject of a verb: everything between the start of its clause and the verb must be a noun phrase with its
// complements. A stretch that is not understood down to the last word is not taken for a subject, to keep errors rare.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { among, isTaggedFinite, isTaggedVerb } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { coreAt, type GrammaticalNumber, type NounPhrase, quantityAt } from './nounPhrase.ts';

/** The subject of a verb. */
export interface Subject {
  head: Token;
  number: GrammaticalNumber;
  /** Index of its first token. */
  from: number;
}

const isPreposition = among(
  'of in on at from for with without about between behind near under over inside outside around against among beside above below across along through during after before by like next',
);
const isRelative = among('who that which');
const isPersonal = among('i you he she it we they');
const isUsedAsAdverb = (token: Token): boolean =>
  token.pos === Pos.adverb ||
  among('always never often usually really also just still only sometimes not both all')(token);
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
const isCausing = among('let lets help helps helped make makes made see saw hear heard watch watched have had');
const FARTHEST = 18;
/** The longest place or time before a subject, in words. */
const FARTHEST_BACK = 6;
const isDeterminer = among('the my your his her its our their these those some many most several all both');
const isWhich = among('last this next every one that each');
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
  if (isPause(before) || isOpening(before)) return true;
  // Usually the shops ...; Last week the lights ...
  if (at === 1 && before.pos === Pos.adverb && before.kind === 'word' && before.lower !== 'all') return true;
  if (followsPlaceOrTime(tokens, at)) return true;
  // The door was shut and the lights ...
  const earlier = tokens[at - 2];
  return (
    before.lower === 'and' &&
    earlier !== undefined &&
    (isPause(earlier) || (earlier.pos !== Pos.noun && earlier.pos !== Pos.properNoun && earlier.pos !== Pos.pronoun)) &&
    tokens.slice(0, at - 1).some(isTaggedVerb)
  );
}

/** In the kitchen the lamps ..., last week the lights ...: what precedes a subject that begins with a determiner. */
function followsPlaceOrTime(tokens: readonly Token[], at: number): boolean {
  if (!isDeterminer(tokens[at])) return false;
  const isStart = (from: number) => from === 0 || isPause(tokens[from - 1]) || isOpening(tokens[from - 1]);
  if (isTime(tokens[at - 1]) && isWhich(tokens[at - 2]) && isStart(at - 2)) return true;
  for (let from = at - 2; from >= 0 && at - from <= FARTHEST_BACK; from--) {
    if (!isPreposition(tokens[from]) || !isStart(from)) continue;
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
  const opening = tokens[from];
  if (among('every each no another one')(opening)) return null;
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
  const quantity = quantityAt(tokens, from);
  const core = coreAt(tokens, quantity?.end ?? from, to) ?? themAt(tokens, quantity?.end ?? to, to);
  if (!core) return null;
  const number = quantity && quantity.number !== 'inner' ? quantity.number : core.number;
  const head = quantity && quantity.number !== 'inner' ? quantity.head : core.head;
  const end = complementsFrom(tokens, core.end, to);
  return { end, head, number, isDetermined: core.isDetermined || quantity !== null };
}

/** one of them */
function themAt(tokens: readonly Token[], at: number, to: number): NounPhrase | null {
  const head = tokens[at];
  if (!head || at >= to) return null;
  // neither of the two
  const counted = among('the these those')(head) ? tokens[at + 1] : undefined;
  if (counted && at + 1 < to && among('two three four five six')(counted))
    return { end: at + 2, head: counted, number: 'plural', isDetermined: true };
  return among('them us you these those')(head) ? { end: at + 1, head, number: 'plural', isDetermined: true } : null;
}

/** The end of what follows a head: in the box, who live next door, that we saw, sitting at the back. */
function complementsFrom(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  for (;;) {
    const next = complementAt(tokens, at, to);
    if (next <= at) return at;
    at = next;
  }
}

function complementAt(tokens: readonly Token[], at: number, to: number): number {
  const token = tokens[at];
  if (!token || at >= to) return at;
  if (isPreposition(token)) {
    const inner = tokens[at + 1]?.lower === 'to' ? at + 2 : at + 1;
    const quantity = quantityAt(tokens, inner);
    return (coreAt(tokens, quantity?.end ?? inner, to) ?? themAt(tokens, inner, to))?.end ?? at;
  }
  if (isRelative(token) || (isPersonal(token) && !isCausing(tokens[at - 1])))
    return relativeFrom(tokens, isRelative(token) ? at + 1 : at, to);
  if (token.text === ',' && isRelative(tokens[at + 1])) return insertedFrom(tokens, at + 2, to);
  if (token.text === ',' && among('a an the my his her their our')(tokens[at + 1]))
    return appositionFrom(tokens, at, to);
  const isParticiple = token.pos === Pos.verb && (token.verbForm === Feature.gerund || token.lower.endsWith('ing'));
  if (isParticiple) return restFrom(tokens, at + 1, to);
  if (among('here there upstairs downstairs nearby outside inside today yesterday tomorrow')(token)) return at + 1;
  return at;
}

/** , an old Ford, */
function appositionFrom(tokens: readonly Token[], comma: number, to: number): number {
  const end = coreAt(tokens, comma + 1, to)?.end ?? comma;
  return end > comma && end + 1 === to && tokens[end]?.text === ',' ? to : comma;
}

/** , who works in two hospitals, */
function insertedFrom(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < to; i++) {
    if (tokens[i]?.text === ',') return i > from && tokens.slice(from, i).some(isTaggedVerb) ? i + 1 : from - 2;
    if (tokens[i]?.kind === 'punctuation') break;
  }
  return from - 2;
}

/** The end of a relative clause without commas: it must contain its own verb and extend all the way to `to`. */
function relativeFrom(tokens: readonly Token[], from: number, to: number): number {
  const start = from - 1;
  let at = coreAt(tokens, from, to)?.end ?? from;
  if (isTaggedVerb(tokens[from])) at = from;
  while (at < to && isUsedAsAdverb(tokens[at] as Token)) at++;
  const verbs = at;
  let hasFinite = false;
  while (
    at < to &&
    (isTaggedVerb(tokens[at]) || (at > verbs && (isUsedAsAdverb(tokens[at] as Token) || tokens[at]?.lower === 'to')))
  ) {
    const verb = tokens[at] as Token;
    // the thing that he describes may be: a second conjugated verb belongs to the subject itself
    if (hasFinite && verb.pos === Pos.auxiliary && isTaggedFinite(verb)) return start;
    hasFinite ||= isTaggedFinite(verb);
    at++;
  }
  if (at === verbs) return start;
  return restFrom(tokens, at, to);
}

/** Objects, places and times after a verb. */
function restFrom(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (at < to) {
    const token = tokens[at] as Token;
    const phrase = coreAt(tokens, at, to) ?? themAt(tokens, at, to);
    if (phrase) at = phrase.end;
    else if (isPreposition(token) || token.lower === 'to' || isUsedAsAdverb(token) || token.pos === Pos.adjective) at++;
    else if (among('me him her it back up out off away')(token)) at++;
    else return from - 1;
  }
  return at;
}
