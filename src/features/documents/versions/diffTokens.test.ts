import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTokens } from './diffTokens.ts';

/** The second list, rebuilt from the first one and the changes. */
function apply(a: readonly string[], b: readonly string[]): string[] {
  const made: string[] = [];
  let at = 0;
  for (const { fromA, toA, fromB, toB } of diffTokens(a, b)) {
    made.push(...a.slice(at, fromA), ...b.slice(fromB, toB));
    at = toA;
  }
  return [...made, ...a.slice(at)];
}

describe('changes between two lists of words', () => {
  it('finds the shortest change', () => {
    expect(diffTokens(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([{ fromA: 1, toA: 2, fromB: 1, toB: 2 }]);
    expect(diffTokens(['a', 'b'], ['a', 'b'])).toEqual([]);
    expect(diffTokens([], ['a'])).toEqual([{ fromA: 0, toA: 0, fromB: 0, toB: 1 }]);
    expect(diffTokens(['a', 'b', 'c', 'd'], ['a', 'd'])).toEqual([{ fromA: 1, toA: 3, fromB: 1, toB: 1 }]);
  });

  it('turns any list into any other', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
    const leads = fc.property(list, list, (a, b) => {
      expect(apply(a, b)).toEqual(b);
    });
    fc.assert(leads, { numRuns: 500 });
  });

  it('treats lists without anything in common as one change', () => {
    const numbers = (from: number) => Array.from({ length: 5_000 }, (_, index) => String(from + index));
    expect(diffTokens(numbers(0), numbers(100_000))).toEqual([{ fromA: 0, toA: 5_000, fromB: 0, toB: 5_000 }]);
  });
});
