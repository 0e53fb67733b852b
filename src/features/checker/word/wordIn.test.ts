import { describe, expect, it } from 'vitest';
import { LONGEST, standingAt, wordAt, wordIn } from './wordIn.ts';

describe('the word at an offset', () => {
  it.each([
    ['Das Haus steht.', 4, 'Haus'],
    ['Das Haus steht.', 6, 'Haus'],
    ['Das Haus steht.', 8, 'Haus'],
    ['Das Haus steht.', 15, 'steht'],
    ['Das Haus steht. – Ja', 17, null],
    ['l’amie de Jean-Luc', 3, 'l’amie'],
    ['l’amie de Jean-Luc', 18, 'Jean-Luc'],
    ['a – b', 2, 'a'],
    ['a – b', 4, 'b'],
    ['um 12:30 Uhr', 4, null],
    ['día 3º', 1, 'día'],
    ['', 0, null],
  ])('%s at %i: %s', (text, offset, word) => {
    expect(wordIn(text, offset)).toBe(word);
  });

  it('is none where there is but data', () => {
    expect(wordIn('x'.repeat(LONGEST), 3)).toBeNull();
  });

  it('comes with the place that it begins at', () => {
    expect(wordAt('Das Haus steht.', 6)).toEqual({ word: 'Haus', at: 4 });
  });
});

describe('the word that stands at an offset', () => {
  it.each([
    ['a big house', 2, 'big'],
    ['a large house', 2, 'large'],
    ['a largest house', 2, null],
    ['abig house', 1, null],
    ['big', 0, 'big'],
    ['', 0, null],
  ])('%s at %i: %s', (text, offset, word) => {
    expect(standingAt(text, offset, ['large', 'big'])).toBe(word);
  });
});
