import { describe, expect, it } from 'vitest';
import { frequencyName } from './frequency.ts';

describe('how usual a word is', () => {
  it.each([
    [15, 'veryCommon'],
    [10, 'veryCommon'],
    [9, 'common'],
    [7, 'usual'],
    [4, 'rare'],
    [3, 'veryRare'],
    [0, 'veryRare'],
  ])('class %i: %s', (frequency, name) => {
    expect(frequencyName(frequency)).toBe(name);
  });
});
