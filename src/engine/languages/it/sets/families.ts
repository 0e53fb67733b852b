// Italian words that only an accent distinguishes.

import { accentFamily } from '../../../context/families.ts';
import type { ContextHabits } from '../../../context/finder.ts';

const LETTERS = { plain: 'aeiou', accented: 'àèìòù', finalOnly: true };

/** Families by the id of their set. */
export const families: NonNullable<ContextHabits['families']> = {
  'italian-accents': (lexicon, single) => accentFamily('italian-accents', lexicon, LETTERS, single),
};
