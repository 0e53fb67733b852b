// What judging a word requires to be known about its language.
import type { Dialect } from '../types.ts';
import type { Derivation, IsKnown } from './derived.ts';

/** See the head of this file. */
export interface WordHabits {
  /** Lower-case parts that can precede a hyphen but are not words themselves: anti-, contre-, öko-. */
  hyphenPrefixes: ReadonlySet<string>;
  derivation: Derivation;
  /** Words that do not tell the variant of a text where its other variants have them with an accent. */
  tellsNoVariant?: RegExp;
  /** By how many words a variant must fit better than the usual one before a text counts as written in it; 1 if absent. */
  variantLeads?: Partial<Record<Dialect, number>>;
  /** Words in capitals may lack accents: ECOLE, CITTA. */
  hasBareCapitals?: boolean;
  /** So may the first letter of a capitalised word: Etat. */
  hasBareInitials?: boolean;
  /** A name can be followed by an apostrophe, with or without an s. */
  hasPossessiveS?: boolean;
  /** Ending that names take without an apostrophe, with the name in the first group: Putins. */
  nameEnding?: RegExp;
  /** Whether a capitalised word is made of known ones in a way that only capitalised words are. */
  isJoinedNoun?: (word: string, isKnown: IsKnown) => boolean;
  /** Words that begin with an apostrophe: 'tis, 'em. */
  clipped?: ReadonlySet<string>;
  /** Whether the marks beside an unknown word show that it is half of something longer. */
  isHalf?: (word: string, before: string, after: string, isKnown: IsKnown) => boolean;
  /** Words that precede nouns but rarely names; only where all nouns have a capital, so that it means little. */
  beforeNouns?: ReadonlySet<string>;
  /** With these, what precedes names: titles anywhere, greetings at the start, closing words before the last word of a text. */
  nameOpeners?: { titles: ReadonlySet<string>; greetings: ReadonlySet<string>; closings: ReadonlySet<string> };
}
