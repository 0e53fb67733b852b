// What is listed of the tone of a text.
import { describe, expect, it } from 'vitest';
import type { ToneReport, ToneSign } from '../../../engine/index.ts';
import { listedSigns, percentOf } from './tones.ts';

const TEXT = 'Maybe so. I think, maybe! Thanks! Bye!';
const slice = ({ start, end }: { start: number; end: number }) => TEXT.slice(start, end);
const report = (...found: [ToneSign, string, number?][]): ToneReport => ({
  words: 7,
  scales: null,
  inclusive: [],
  places: found.map(([sign, words, from = 0]) => {
    const start = TEXT.indexOf(words, from);
    return { sign, start, end: start + words.length };
  }),
});

describe('the signs of a tone', () => {
  it('are listed with their words, the most frequent first', () => {
    const [hedges] = listedSigns(report(['hedge', 'I think'], ['hedge', 'Maybe'], ['hedge', 'maybe']), slice);
    expect(hedges).toMatchObject({ sign: 'hedge', count: 3 });
    expect(hedges?.words.map(({ words, places }) => [words, places.length])).toEqual([
      ['Maybe', 2],
      ['I think', 1],
    ]);
  });
  it('leave out one or two exclamation marks', () => {
    expect(listedSigns(report(['exclamation', '!'], ['exclamation', '!', 26]), slice)).toEqual([]);
    const three = report(['exclamation', '!'], ['exclamation', '!', 26], ['exclamation', '!', 34]);
    expect(listedSigns(three, slice)).toHaveLength(1);
  });
});

describe('scales', () => {
  it('have a neutral text in the middle, but for warmth, which begins with none', () => {
    const neutral = { formality: 0, directness: 0, warmth: 0 };
    expect([percentOf(neutral, 'formality'), percentOf(neutral, 'directness'), percentOf(neutral, 'warmth')]).toEqual([
      50, 50, 0,
    ]);
    expect(percentOf({ ...neutral, formality: 1 }, 'formality')).toBe(100);
    expect(percentOf({ ...neutral, directness: -1 }, 'directness')).toBe(0);
  });
});
