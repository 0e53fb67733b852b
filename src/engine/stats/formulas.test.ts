// Readability formulas against worked examples, and counts whose value was worked out by hand from the published formula.
import { describe, expect, it } from 'vitest';
import { germanStyle } from '../languages/de/style/style.ts';
import { englishStyle } from '../languages/en/style/style.ts';
import { spanishStyle } from '../languages/es/style/style.ts';
import { frenchStyle } from '../languages/fr/style/style.ts';
import { italianStyle } from '../languages/it/style/style.ts';
import { bandOf, readabilityOf } from './formulas.ts';
import type { Measures, StyleFacts } from './types.ts';

const measures = (part: Partial<Measures>): Measures => ({
  sentences: 1,
  words: 1,
  letters: 0,
  syllables: 0,
  longWords: 0,
  ...part,
});
const value = ({ formulas }: StyleFacts, index: number, part: Partial<Measures>) =>
  formulas[index]?.value(measures(part));

describe('formulas', () => {
  it.each<[string, StyleFacts, number, Partial<Measures>, number]>([
    // "The cat sat on the mat.": the example usually given for the top of Flesch's scale.
    ['Flesch', englishStyle, 0, { words: 6, syllables: 6 }, 116.1],
    // "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature."
    ['Flesch', englishStyle, 0, { words: 13, syllables: 24 }, 37.5],
    // Flesch's "standard" prose: 17 words a sentence, 147 syllables in 100 words.
    ['Flesch', englishStyle, 0, { sentences: 1, words: 17, syllables: 24.99 }, 65.2],
    ['Kandel-Moles', frenchStyle, 0, { sentences: 5, words: 100, syllables: 165 }, 65.3],
    ['Amstad', germanStyle, 0, { sentences: 5, words: 100, syllables: 190 }, 48.9],
    ['Wiener Sachtextformel', germanStyle, 1, { sentences: 10, words: 150, longWords: 30 }, 7.8],
    ['Szigriszt-Pazos', spanishStyle, 0, { sentences: 5, words: 100, syllables: 200 }, 62.2],
    ['Fernández-Huerta', spanishStyle, 1, { sentences: 5, words: 100, syllables: 200 }, 66.4],
    ['Gulpease', italianStyle, 0, { sentences: 5, words: 100, letters: 480 }, 56],
  ])('%s', (_, style, index, part, expected) => {
    expect(value(style, index, part)).toBeCloseTo(expected, 1);
  });

  it.each([
    [
      englishStyle,
      0,
      [
        [95, 'veryEasy'],
        [90, 'veryEasy'],
        [65, 'standard'],
        [45, 'hard'],
        [-4, 'veryHard'],
      ],
    ],
    [
      spanishStyle,
      0,
      [
        [81, 'veryEasy'],
        [65, 'fairlyEasy'],
        [60, 'standard'],
        [41, 'fairlyHard'],
        [39, 'veryHard'],
      ],
    ],
    [
      italianStyle,
      0,
      [
        [80, 'forPrimary'],
        [60, 'forLowerSecondary'],
        [41, 'forUpperSecondary'],
        [39, 'beyondSchool'],
      ],
    ],
    [
      germanStyle,
      1,
      [
        [4, 'schoolYear'],
        [15, 'schoolYear'],
      ],
    ],
  ] as const)('are called what their authors call them (%#)', (style, index, rows) => {
    const formula = style.formulas[index];
    if (!formula) throw new Error('no such formula');
    expect(rows.map(([at]) => bandOf(formula, at))).toEqual(rows.map(([, band]) => band));
  });

  it('say nothing about a few words or sentences', () => {
    const whole = measures({ sentences: 3, words: 50, syllables: 70 });
    expect(readabilityOf(whole, englishStyle.formulas)).toHaveLength(1);
    expect(readabilityOf({ ...whole, words: 49 }, englishStyle.formulas)).toEqual([]);
    expect(readabilityOf({ ...whole, sentences: 2 }, englishStyle.formulas)).toEqual([]);
  });
});
