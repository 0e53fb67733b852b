// Spanish words that only an accent distinguishes.

import { accentFamily } from '../../../context/families.ts';
import type { ContextHabits } from '../../../context/finder.ts';
import { wordList } from '../../../text/wordLists.ts';

const LETTERS = { plain: 'aeiou', accented: 'áéíóú', finalOnly: false };

/** Accents that the Academy leaves to the writer or has abolished, or that differ by country. */
const FREE = wordList(
  'solo este esta estos estas ese esa esos esas aquel aquella esto guion periodo periodos video videos pixel futbol hace cardiaco cardiaca',
);

/** Families by the id of their set. */
export const families: NonNullable<ContextHabits['families']> = {
  'spanish-accents': (lexicon, single) =>
    accentFamily('spanish-accents', lexicon, LETTERS, new Set([...single, ...FREE])),
};
