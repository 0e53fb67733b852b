import { describe, expect, it } from 'vitest';
import { sumOfTrees } from '../../../src/engine/agreement/decision.ts';
import { fitTrees, type Point, thresholdFor } from './trees.ts';

describe('trees that are fitted', () => {
  // A mistake is where exactly one of two values is set: no sum of weights can tell.
  const points: Point[] = Array.from({ length: 400 }, (_, i) => {
    const [a, b] = [i % 2, Math.floor(i / 2) % 2];
    return { values: Float64Array.of(a, b, (i * 7) % 13), isMistake: a !== b };
  });
  const trees = fitTrees(points, 3);

  it('learn what depends on two values together', () => {
    const wrong = points.filter(({ values, isMistake }) => sumOfTrees(trees, values) > 0 !== isMistake);
    expect(wrong).toEqual([]);
  });

  it('are the same each time', () => {
    expect(fitTrees(points, 3)).toEqual(trees);
  });
});

describe('a threshold', () => {
  it('leaves so many scores above it', () => {
    expect(thresholdFor([5, 1, 4, 2, 3], 2)).toBe(3);
    expect(thresholdFor([5], 2)).toBe(Number.NEGATIVE_INFINITY);
  });
});
