// What follows the head of a noun phrase: in the box, who live next door, that we saw, together with his friends.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { among, isTaggedFinite, isTaggedNominal, isTaggedVerb } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { coreAt, type NounPhrase, quantityAt } from './nounPhrase.ts';

/** What governs a place, a time or a part in a subject. */
export const isPreposition = among(
  'of in on at from for with without about between behind near under over inside outside around against among beside above below across along through during after before by like next',
);
const isRelative = among('who that which');
/** Personal pronouns. */
export const isPersonal = among('i you he she it we they');
/** An adverb, or what may stand like one beside a verb. */
export const isUsedAsAdverb = (token: Token): boolean =>
  token.pos === Pos.adverb ||
  among('always never often usually really also just still only sometimes not both all')(token);
/** After these an object has a verb of its own. */
export const isCausing = among('let lets help helps helped make makes made see saw hear heard watch watched have had');

/** one of them */
export function themAt(tokens: readonly Token[], at: number, to: number): NounPhrase | null {
  const head = tokens[at];
  if (!head || at >= to) return null;
  // neither of the two
  const counted = among('the these those')(head) ? tokens[at + 1] : undefined;
  if (counted && at + 1 < to && among('two three four five six')(counted))
    return { end: at + 2, head: counted, number: 'plural', isDetermined: true };
  return among('them us you these those')(head) ? { end: at + 1, head, number: 'plural', isDetermined: true } : null;
}

/** The end of what follows a head: in the box, who live next door, that we saw, sitting at the back. */
export function complementsFrom(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  for (;;) {
    const next = complementAt(tokens, at, to);
    if (next <= at) return at;
    at = next;
  }
}

/** The end of one complement, or `at`. */
export function complementAt(tokens: readonly Token[], at: number, to: number): number {
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
  if (token.text === ',') return companyFrom(tokens, at, to);
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

const COMPANY = ['together with', 'along with', 'as well as', 'in addition to', 'like', 'unlike', 'including'];

/** , together with his friends, */
function companyFrom(tokens: readonly Token[], comma: number, to: number): number {
  const next = tokens.slice(comma + 1, comma + 4).map(({ lower }) => lower);
  const opening = COMPANY.find((each) => each.split(' ').every((word, i) => next[i] === word));
  if (opening === undefined) return comma;
  const end = coreAt(tokens, comma + 1 + opening.split(' ').length, to)?.end ?? comma;
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

/** Words whose "to" is a preposition, whatever follows it. */
const isBeforeNoun = among(
  'according due thanks next close compared related prior us up subject exposed respect spoke spoken talked listened',
);
const takesNoun = among('apply applies applied belong belongs belonged refer refers referred relate relates');

/** rules to submitted data: after such words or a noun, "to" is a preposition, and the participle at `at` belongs to a noun. */
export const isAfterPreposition = (tokens: readonly Token[], at: number): boolean => {
  const [before, participle, after] = [tokens[at - 2], tokens[at], tokens[at + 1]];
  if (isBeforeNoun(before)) return true;
  if (!participle || !reads(participle, Pos.verb, Feature.pastParticiple) || !isTaggedNominal(after)) return false;
  return isTaggedNominal(before) || before?.pos === Pos.adverb || takesNoun(before);
};
