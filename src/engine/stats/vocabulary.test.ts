import { expect, it } from 'vitest';
import { Vocabulary, WINDOW } from './vocabulary.ts';

const of = (words: readonly string[]) => {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.add(word);
  return vocabulary;
};

it('averages the share of different words over all stretches, as counting each of them does', () => {
  const words = Array.from({ length: 230 }, (_, i) => `w${(i * i * 7) % 41}`);
  const shares: number[] = [];
  for (let i = 0; i + WINDOW <= words.length; i++) shares.push(new Set(words.slice(i, i + WINDOW)).size / WINDOW);
  const vocabulary = of(words);
  expect(vocabulary.movingAverage).toBeCloseTo(shares.reduce((a, b) => a + b) / shares.length, 10);
  expect([vocabulary.words, vocabulary.different]).toEqual([230, new Set(words).size]);
});

it('has no average for a text shorter than a stretch', () => {
  expect(of(['a', 'b', 'a'])).toMatchObject({ words: 3, different: 2, movingAverage: null });
  expect(of(Array.from({ length: WINDOW }, () => 'a')).movingAverage).toBe(1 / WINDOW);
});
