import { describe, expect, it } from 'vitest';
import { createRandom } from '../packs/random.ts';
import { benchInputs, misspell } from './inputs.ts';

describe('the inputs of the benchmark', () => {
  it('are the same in every run', () => {
    const [one, two] = [benchInputs('fr'), benchInputs('fr')];
    expect(one).toEqual(two);
    expect(one.words.length).toBe(50_000);
    expect(one.misspellings.length).toBe(1000);
    expect(one.text.split(/\s+/).length).toBeGreaterThan(90_000);
  });

  it('have frequent words more often', () => {
    const { words } = benchInputs('en');
    const count = (word: string): number => words.filter((each) => each === word).length;
    expect(count('the')).toBeGreaterThan(count('house'));
  });

  it('misspell by one slip', () => {
    const random = createRandom(1);
    for (let i = 0; i < 200; i++) {
      const typed = misspell('example', random);
      expect(Math.abs(typed.length - 7)).toBeLessThanOrEqual(1);
    }
  });
});
