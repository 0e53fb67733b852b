import { describe, expect, it } from 'vitest';
import { cleanWord } from './words.ts';

describe('cleanWord', () => {
  it.each([
    ['  zorblat ', 'zorblat'],
    ['l’avion', "l'avion"],
    ['cafe\u0301', 'café'],
    ['two words', null],
    ['123', null],
    ['', null],
    ['x'.repeat(65), null],
    ['a\u202Eb', null],
    ['a\u0000b', null],
    ['half\uD800', null],
  ])('%j becomes %j', (raw, word) => {
    expect(cleanWord(raw)).toBe(word);
  });
});
