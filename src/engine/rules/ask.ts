// What rules ask of a token, in words that mean the same in every language. Three witnesses say what it is, as in patterns: the
// tagger, who chose one part of speech for its sentence (`isTagged…`; `tagged`), any reading of the lexicon (`canBe…` and `reads`;
// `can`), and all readings together (`isOnly…`; `only`). Nothing is true of a token that is missing, but that it ends the sentence.
import { type Analysis, Feature, Group, Pos, type PosCode } from '../lexicon/features.ts';
import type { Match } from './match.ts';
import { isCapitalised, reads, type Token } from './token.ts';

const sets = new Map<string, ReadonlySet<string>>();

/** The words of a list with spaces between; the same list always gives the same set, so conditions may name it in place. */
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

/** Asks whether a token is one of the words or marks of a list with spaces between. */
export function among(list: string): (token: Token | undefined) => boolean {
  const values = listed(list);
  return (token) => token !== undefined && values.has(token.lower);
}

/** Whether it is a mark, or the sentence ends before it. */
export const isMarkOrEnd = (token: Token | undefined): boolean => token === undefined || token.kind === 'punctuation';

/** Whether it may be a name by its capital, which the start of a sentence gives to any word. */
export const hasInnerCapital = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.index > 0 && isCapitalised(token);

/** Verbs, auxiliaries among them. */
export const isVerbal = (pos: PosCode | 0): boolean => pos === Pos.verb || pos === Pos.auxiliary;

/** A verb by the tagger, whatever its form. */
export const isTaggedVerb = (token: Token | undefined): boolean => token !== undefined && isVerbal(token.pos);

/** A finite verb by the tagger. */
export const isTaggedFinite = (token: Token | undefined): boolean =>
  token !== undefined && isVerbal(token.pos) && token.verbForm === 0;

/** A noun or a name by the tagger. */
export const isTaggedNominal = (token: Token | undefined): boolean =>
  token?.pos === Pos.noun || token?.pos === Pos.properNoun;

/** A noun by any reading. */
export const canBeNoun = (token: Token | undefined): boolean => reads(token, Pos.noun);

/** An adjective by any reading. */
export const canBeAdjective = (token: Token | undefined): boolean => reads(token, Pos.adjective);

/** An infinitive by any reading. */
export const canBeInfinitive = (token: Token | undefined): boolean => reads(token, Pos.verb, Feature.infinitive);

/** A past participle by any reading. */
export const canBeParticiple = (token: Token | undefined): boolean => reads(token, Pos.verb, Feature.pastParticiple);

const isFiniteReading = ({ pos, features }: Analysis): boolean => isVerbal(pos) && (features & Group.mood) !== 0;

/** The readings as a finite verb, commands among them. */
export const finiteReadings = (token: Token): Analysis[] => token.readings.filter(isFiniteReading);

/** A finite verb by any reading. */
export const canBeFinite = (token: Token | undefined): boolean => token?.readings.some(isFiniteReading) ?? false;

/** One of these parts of speech by all readings, of which there is one at least. */
export const isOnly = (token: Token | undefined, ...parts: readonly PosCode[]): boolean =>
  token !== undefined && token.readings.length > 0 && token.readings.every(({ pos }) => parts.includes(pos));

/** A finite verb by the tagger and by a reading: the tagger also chooses for words that the lexicon does not know. */
export const isFinite = (token: Token | undefined): boolean => isTaggedFinite(token) && canBeFinite(token);

/** Whether the tagger takes no other word of the sentence for a finite verb. */
export const isLoneVerb = (m: Match, verb: Token): boolean =>
  !m.sentence.tokens.some((token) => token !== verb && isTaggedFinite(token));
