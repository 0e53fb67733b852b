import { describe, expect, it } from 'vitest';
import { LONGEST, wordIn } from './wordIn.ts';

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
});
