// How a readability formula is applied to what was counted.
import type { Band, Formula, Measures, Readability } from './types.ts';

/** Formulas say nothing about a few words: they were made on samples of a hundred. */
const FEWEST_WORDS = 50;
const FEWEST_SENTENCES = 3;

/** Flesch's seven bands (The Art of Readable Writing, 1949), which those who fitted his formula to other languages kept. */
export const FLESCH_BANDS: readonly (readonly [number, Band])[] = [
  [90, 'veryEasy'],
  [80, 'easy'],
  [70, 'fairlyEasy'],
  [60, 'standard'],
  [50, 'fairlyHard'],
  [30, 'hard'],
  [Number.NEGATIVE_INFINITY, 'veryHard'],
];

/** Words per sentence. */
export const sentenceLength = ({ words, sentences }: Measures): number => words / sentences;

/** Syllables per word. */
export const wordLength = ({ syllables, words }: Measures): number => syllables / words;

/** The values of a language's formulas; [] where there is too little to measure. */
export function readabilityOf(measures: Measures, formulas: readonly Formula[]): Readability[] {
  if (measures.words < FEWEST_WORDS || measures.sentences < FEWEST_SENTENCES) return [];
  return formulas.map((formula) => {
    const { name, source, hardest, easiest } = formula;
    const value = formula.value(measures);
    return { name, source, value, hardest, easiest, band: bandOf(formula, value) };
  });
}

/** The band of a value: on a falling scale, where small values are easy, limits are upper ones. */
export function bandOf({ bands, hardest, easiest }: Formula, value: number): Band {
  const isIn = (limit: number) => (easiest > hardest ? value >= limit : value <= limit);
  return (bands.find(([limit]) => isIn(limit)) ?? bands[bands.length - 1])?.[1] ?? 'standard';
}
