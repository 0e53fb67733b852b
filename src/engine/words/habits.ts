// What judging a word has to know of its language.
import type { Derivation, IsKnown } from './derived.ts';

/** See the head of this file. */
export interface WordHabits {
  /** Parts that stand before a hyphen and are no words themselves, in small letters: anti-, contre-, öko-. */
  hyphenPrefixes: ReadonlySet<string>;
  derivation: Derivation;
  /** Words in capitals may lack their accents: ECOLE, CITTA. */
  hasBareCapitals?: boolean;
  /** So may the first letter of a capitalised word: Etat. */
  hasBareInitials?: boolean;
  /** A name may be followed by an apostrophe, with an s or without. */
  hasPossessiveS?: boolean;
  /** Words whose beginning is an apostrophe: 'tis, 'em. */
  clipped?: ReadonlySet<string>;
  /** Whether an unknown word is half of something longer by the marks beside it. */
  isHalf?: (word: string, before: string, after: string, isKnown: IsKnown) => boolean;
  /** Words that stand before a noun, seldom before a name: only where all nouns have a capital, so that it says nothing. */
  beforeNouns?: ReadonlySet<string>;
}
