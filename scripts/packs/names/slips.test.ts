import { describe, expect, it } from 'vitest';
import { testPack } from '../testPack.ts';
import { slipsOf } from './slips.ts';

const frequencies = { which: 14, their: 14, john: 8, gandhi: 6, école: 9, massachusetts: 7 };
const pack = testPack({
  words: ['which', 'their', 'John', 'Gandhi', 'école', 'Massachusetts'],
  language: 'en',
  frequencies,
});
const { isSlip } = slipsOf(new Map(Object.entries(frequencies)), pack, false);

describe('slips that are no names', () => {
  it.each([
    ['wich', 4],
    ['thier', 4],
    ['ghandi', 3],
    ['massachussets', 2],
    ['ecole', 8],
    ['alot', 8],
  ])('%s', (name, frequencyClass) => expect(isSlip(name, frequencyClass)).toBe(true));

  it('names that are common themselves stay names', () => {
    expect(isSlip('jon', 7)).toBe(false);
    expect(isSlip('jon', 3)).toBe(true);
    expect(isSlip('ghandi', 6)).toBe(false);
  });

  it('another letter makes another name', () => {
    expect(isSlip('theid', 4)).toBe(false);
    expect(isSlip('gandha', 0)).toBe(false);
    // unless the name is rare and short, and the word very frequent
    expect(isSlip('theid', 3)).toBe(true);
  });
});
