import { expect, it } from 'vitest';
import { placeOf, type SeenFinding } from './useLetter.ts';

const seen = (start: number, words: string): SeenFinding => ({
  kind: 'placeholder',
  start,
  end: start + words.length,
  params: {},
  words,
});

it('finds the place of a finding in a text that has changed', () => {
  expect(placeOf(seen(5, '[Name]'), 'Dear [Name],')).toEqual({ start: 5, end: 11 });
  expect(placeOf(seen(5, '[Name]'), 'My dear [Name],')).toEqual({ start: 8, end: 14 });
  expect(placeOf(seen(5, '[Name]'), 'Dear Paul,')).toBeNull();
  expect(placeOf(seen(5, ''), 'Dear Paul,')).toEqual({ start: 10, end: 10 });
});
