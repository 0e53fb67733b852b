// Letter costs learned from pairs of misspelling and correction by scripts/train/letterCosts.ts; see there for the format.
import { type TextLanguage } from '../types.ts';

/** Entries parted by blanks: typed and intended letter and cost; omitted letter and cost; surplus letter and cost. */
export interface LetterCosts {
  substitution: string;
  omission: string;
  surplus: string;
}

/** Languages without an entry use the classes of costs.ts alone. */
export const letterCosts: Readonly<Partial<Record<TextLanguage, LetterCosts>>> = {};
