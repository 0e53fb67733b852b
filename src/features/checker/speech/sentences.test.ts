import { describe, expect, it } from 'vitest';
import { spokenFrom } from './sentences.ts';

const TEXT = 'We met. It was good!\n\n— — —\nThey said “guten Tag” and left.';
const read = (offset: number, others: Parameters<typeof spokenFrom>[3] = [], text = TEXT) =>
  [...spokenFrom(text, offset, 'en', others)].map(
    ({ start, end, language }) => `${language} ${text.slice(start, end)}`,
  );

describe('a text read aloud', () => {
  it('is read sentence by sentence, without what has no words', () => {
    expect(read(0)).toEqual(['en We met.', 'en It was good!', 'en They said “guten Tag” and left.']);
  });

  it('begins with the sentence that the caret is in', () => {
    expect(read(12)).toEqual(['en It was good!', 'en They said “guten Tag” and left.']);
    expect(read(TEXT.length)).toEqual(['en They said “guten Tag” and left.']);
    expect(read(0, [], '')).toEqual([]);
  });

  it('changes its voice for a passage in another language', () => {
    const start = TEXT.indexOf('guten');
    const german = { start, end: start + 9, language: 'de' } as const;
    expect(read(40, [german])).toEqual(['en They said “', 'de guten Tag', 'en ” and left.']);
  });

  it('cuts what is too long to be spoken at once, and loses nothing', () => {
    const long = `${'one two three, '.repeat(40)}end${'x'.repeat(300)}.`;
    const parts = read(0, [], long).map((part) => part.slice(3));
    expect(parts.join('')).toBe(long);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(220);
    expect(parts[0]).toMatch(/, $/);
  });
});
