// The shapes of the tables that the error model reads.

/** Costs in engine units (20 = one plain wrong letter). */
export interface CostWeights {
  substitution: number;
  /** The same letter with another accent or none. */
  accent: number;
  vowel: number;
  /** A neighbouring key. */
  key: number;
  /** Letters of like sound. */
  sound: number;
  /** A letter left out; the second of a doubled letter left out. */
  omission: number;
  omissionDouble: number;
  /** A letter too many; a letter doubled that should not be. */
  surplus: number;
  surplusDouble: number;
  transposition: number;
  /** Apostrophe or hyphen left out or too many. */
  punctuation: number;
  /** Added when the first letter is wrong. */
  first: number;
  /** A letter group written for another of the same sound. */
  group: number;
  /** Worth of one frequency class (half a power of ten). */
  frequency: number;
  split: number;
  elision: number;
  compound: number;
  rareCompound: number;
  wrongCase: number;
  /** Bonus for the same consonant skeleton. */
  skeleton: number;
  /** How far the search prefers words that have read more of the typed one: more finds rough likenesses sooner. */
  progress: number;
}

/** Two letter groups of like sound; tried both ways. */
export interface GroupPair {
  typed: string;
  intended: string;
  cost?: number;
}

/** A letter group and what it is turned into. */
export type Rewrite = readonly [from: string, to: string];

/** What one language adds. */
export interface LanguageTables {
  weights: CostWeights;
  groups: readonly GroupPair[];
  /** Elided prefix to the full words it may stand for, e.g. "l'" to le, la. */
  fullForms: Readonly<Record<string, readonly string[]>>;
  /** Words joined to the one before by a hyphen: French "-moi". */
  hyphenTails: readonly string[];
  /** Letters that are words by themselves. */
  oneLetterWords: string;
  /** Fixed phrases that people write as one word. */
  phrases: readonly string[];
  /** Weights of the ranking's features, learned: names and weights in turn; the initial ones without. */
  ranking?: string;
  /** Letter groups that dialects write differently, tried both ways: only for words that another dialect accepts. */
  dialectSpellings?: readonly Rewrite[];
  /** Letter groups that another orthography writes differently, for any unknown word. */
  oldSpellings?: readonly Rewrite[];
}
