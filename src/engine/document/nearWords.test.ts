import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NearWords } from './nearWords.ts';

const withWords = (...words: string[]): NearWords => {
  const near = new NearWords();
  for (const word of words) near.add(word);
  return near;
};

describe('near words', () => {
  it.each([
    ['a letter missing', 'Nwachukwu', 'Nwachuku'],
    ['a letter doubled', 'Zwolkja', 'Zwollkja'],
    ['another letter', 'Schmidt', 'Schmitt'],
    ['two letters swapped', 'Brzozowski', 'Brzozwoski'],
  ])('are found with %s', (_, one, other) => {
    expect(withWords(one).near(other)).toEqual([one]);
    expect(withWords(other).near(one)).toEqual([other]);
  });

  it.each([
    ['their first letters differ', 'Martin', 'Bartin'],
    ['their last letters differ, as endings do', 'Mario', 'Maria'],
    ['one has an ending more', 'Zwolkja', 'Zwolkjas'],
    ['they differ in two places', 'Korvela', 'Karvola'],
  ])('are none where %s', (_, one, other) => {
    expect(withWords(one, other).near(other)).toEqual([]);
  });

  it('are forgotten when they are removed', () => {
    const near = withWords('Schmidt', 'Schmitt');
    near.remove('Schmidt');
    expect(near.near('Schmitt')).toEqual([]);
  });

  it('are near in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const near = withWords(one, other);
        expect(near.near(one).includes(other)).toBe(near.near(other).includes(one));
      }),
    );
  });
});
