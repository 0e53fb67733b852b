import { describe, expect, it } from 'vitest';
import { formatDay, formatLanguage, formatSize } from './format.ts';

describe('figures of a document', () => {
  it.each([
    [0, '0 kB'],
    [31, '0.1 kB'],
    [940, '0.9 kB'],
    [1_000, '1 kB'],
    [14_321, '14.3 kB'],
    [345_678, '346 kB'],
    [12_582_912, '12.6 MB'],
    [5_000_000_000, '5 GB'],
  ])('%d bytes are %s, on one line', (bytes, shown) =>
    expect(formatSize(bytes, 'en')).toBe(shown.replace(' ', '\u00a0')),
  );

  it('writes sizes as the language does', () => expect(formatSize(1_234_567, 'de')).toBe('1,2\u00a0MB'));

  it('shows the time for today and the date for other days', () => {
    const now = new Date(2026, 10, 21, 16, 0).getTime();
    expect(formatDay(new Date(2026, 10, 21, 14, 2).getTime(), 'en-GB', now)).toBe('14:02');
    expect(formatDay(new Date(2026, 10, 3, 14, 2).getTime(), 'en-GB', now)).toBe('3 Nov');
    expect(formatDay(new Date(2025, 10, 3).getTime(), 'en-GB', now)).toBe('3 Nov 2025');
  });

  it('names languages and variants', () => {
    expect(formatLanguage('de-AT', 'en')).toBe('German (Austria)');
    expect(formatLanguage('fr', 'de')).toBe('Französisch');
    expect(formatLanguage('auto', 'en')).toBeUndefined();
    expect(formatLanguage('nl', 'en')).toBe('Dutch');
    expect(['xx', 'no language!'].map((code) => formatLanguage(code, 'en'))).toEqual(['xx', 'no language!']);
  });
});
