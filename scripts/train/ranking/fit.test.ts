import { describe, expect, it } from 'vitest';
import { isLetterFeature, type RankingExample } from './examples.ts';
import { fitRanking, measureRanking } from './fit.ts';

// Feature 0 is a cost that misleads, feature 1 tells the right candidate, feature 2 only occurs with right ones of lists that
// teach no letters.
const example = (teachesLetters: boolean): RankingExample => ({
  half: 0,
  teachesLetters,
  candidates: [
    { features: Int32Array.of(0), values: Float32Array.of(1), isRight: false },
    { features: Int32Array.of(0, 1, 2), values: Float32Array.of(2, 1, 1), isRight: true },
  ],
});
const initial = Float64Array.of(1, 0, 0);
const options = { initial, isFree: () => true, isLetter: () => false, passes: 20, pull: 0.001, letterPull: 0.001 };

describe('fitRanking', () => {
  it('learns to put the right candidate first', () => {
    const examples = Array.from({ length: 50 }, () => example(true));
    expect(measureRanking(examples, initial).top1).toBe(0);
    const weights = fitRanking(examples, options);
    expect(measureRanking(examples, weights).top1).toBe(100);
    expect(fitRanking(examples, options)).toEqual(weights);
  });

  it('changes letter weights only by examples that may teach them, and no weight that is held', () => {
    const examples = Array.from({ length: 20 }, () => example(false));
    const held = fitRanking(examples, { ...options, isLetter: (feature) => feature === 2 });
    expect(held[2]).toBe(0);
    const fixed = fitRanking(examples, { ...options, isFree: (feature) => feature !== 0 });
    expect(fixed[0]).toBe(1);
    expect(fixed[1]).toBeLessThan(0);
  });
});

describe('isLetterFeature', () => {
  it('tells letters from general features', () => {
    expect(isLetterFeature('ei>ie')).toBe(true);
    expect(isLetterFeature('frequency')).toBe(false);
  });
});
