import { describe, expect, it } from 'vitest';
import { mergeFields, mergeWords } from './mergeProfile.ts';

describe('words of two devices', () => {
  it('words added on either are there, words removed on either are gone', () => {
    expect(mergeWords(['a', 'b', 'c'], ['a', 'c', 'new'], ['b', 'c', 'other'])).toEqual(['c', 'new', 'other']);
  });

  it('the first synchronisation of two devices keeps all words', () => {
    expect(mergeWords([], ['x'], ['y', 'x'])).toEqual(['x', 'y']);
  });

  it('is the same from both sides', () => {
    const [base, a, b] = [
      ['p', 'q', 'r'],
      ['p', 'z'],
      ['q', 'r', 'y'],
    ];
    expect(mergeWords(base, a, b)).toEqual(mergeWords(base, b, a));
  });
});

describe('settings of two devices', () => {
  it('each keeps what it changed; for a field changed on both, the device that sends wins', () => {
    const base = { level: 'standard', words: true, list: ['x'] };
    const mine = { level: 'picky', words: true, list: ['x'] };
    const theirs = { level: 'standard', words: false, list: ['x', 'y'] };
    expect(mergeFields(base, mine, theirs)).toEqual({ level: 'picky', words: false, list: ['x', 'y'] });
    expect(mergeFields(base, { ...base, level: 'a' }, { ...base, level: 'b' })['level']).toBe('a');
  });

  it('a field that one side does not know stays', () => {
    expect(mergeFields({}, { a: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 });
    expect(mergeFields({ a: 1 }, { a: 1 }, { a: 1, later: true })).toEqual({ a: 1, later: true });
  });
});
