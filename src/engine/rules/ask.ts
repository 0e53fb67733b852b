// What rules can ask about a token, under names that mean the same in every language. As in patterns, there are three
// sources: the tagger, which chose one part of speech (`isTagged…`; `tagged`), any lexicon reading (`canBe…`, `reads`;
// `can`), and all readings together (`isOnly…`; `only`). A missing token fails every test except that it ends the sentence.
import { type Analysis, Feature, Group, Pos, type PosCode } from '../lexicon/features.ts';
import type { Match } from './match.ts';
import { isCapitalised, reads, type Token, usualFirst } from './token.ts';

const sets = new Map<string, ReadonlySet<string>>();

/** The words of a space-separated list; the same list always gives the same set, so conditions can write it inline. */
export function listed(list: string): ReadonlySet<string> {
  const known = sets.get(list);
  if (known) return known;
  const made = new Set(list.split(' '));
  sets.set(list, made);
  return made;
}

/** Whether a token is one of these words. */
export const isOne = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === 'word' && words.has(token.lower);

/** Makes a test for whether a token is one of the words or marks of a space-separated list. */
export function among(list: string): (token: Token | undefined) => boolean {
  const values = listed(list);
  return (token) => token !== undefined && values.has(token.lower);
}

/** Whether it is a punctuation mark, or the sentence ends before it. */
export const isMarkOrEnd = (token: Token | undefined): boolean => token === undefined || token.kind === 'punctuation';

/** Whether its capital allows it to be a name; the start of the sentence capitalises any word. */
export const hasInnerCapital = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.index > 0 && isCapitalised(token);

/** Verbs, including auxiliaries. */
export const isVerbal = (pos: PosCode | 0): boolean => pos === Pos.verb || pos === Pos.auxiliary;

/** A verb in any form, according to the tagger. */
export const isTaggedVerb = (token: Token | undefined): boolean => token !== undefined && isVerbal(token.pos);

/** A finite verb, according to the tagger. */
export const isTaggedFinite = (token: Token | undefined): boolean =>
  token !== undefined && isVerbal(token.pos) && token.verbForm === 0;

/** A noun or a name, according to the tagger. */
export const isTaggedNominal = (token: Token | undefined): boolean =>
  token?.pos === Pos.noun || token?.pos === Pos.properNoun;

/** A noun in some reading. */
export const canBeNoun = (token: Token | undefined): boolean => reads(token, Pos.noun);

/** An adjective in some reading. */
export const canBeAdjective = (token: Token | undefined): boolean => reads(token, Pos.adjective);

/** An infinitive in some reading. */
export const canBeInfinitive = (token: Token | undefined): boolean => reads(token, Pos.verb, Feature.infinitive);

/** A past participle in some reading. */
export const canBeParticiple = (token: Token | undefined): boolean => reads(token, Pos.verb, Feature.pastParticiple);

const isFiniteReading = ({ pos, features }: Analysis): boolean => isVerbal(pos) && (features & Group.mood) !== 0;

/** The readings as a finite verb, including imperatives; those of the usual verb first. */
export const finiteReadings = (token: Token): Analysis[] => usualFirst(token.readings.filter(isFiniteReading), token);

/** A finite verb in some reading. */
export const canBeFinite = (token: Token | undefined): boolean => token?.readings.some(isFiniteReading) ?? false;

/** One of these parts of speech in every reading, with at least one reading. */
export const isOnly = (token: Token | undefined, ...parts: readonly PosCode[]): boolean =>
  token !== undefined && token.readings.length > 0 && token.readings.every(({ pos }) => parts.includes(pos));

/** A finite verb by the tagger and in some reading: the tagger also guesses for words that the lexicon does not know. */
export const isFinite = (token: Token | undefined): boolean => isTaggedFinite(token) && canBeFinite(token);

/** Whether the tagger sees no other finite verb in the sentence. */
export const isLoneVerb = (m: Match, verb: Token): boolean =>
  !m.sentence.tokens.some((token) => token !== verb && isTaggedFinite(token));
