import { describe, expect, it } from 'vitest';
import { BUDGETS, type Lead, thresholdsFor } from './thresholds.ts';

const lead = (direction: string, value: number): Lead => ({ kind: 'sound', direction, lead: value });

describe('thresholds from right text', () => {
  it('lets through as many leads as the budget has', () => {
    const leads = Array.from({ length: 40 }, (_, i) => lead(`a${i}>b`, 20 - i * 0.25));
    const words = 10_000;
    const { kinds } = thresholdsFor(leads, words);
    expect(leads.filter((each) => each.lead > kinds.sound)).toHaveLength(Math.floor((BUDGETS.sound * words) / 1000));
  });

  it('gives a direction that is often wrong a threshold above all its leads', () => {
    const { kinds, directions } = thresholdsFor([lead('to>too', 9), lead('to>too', 8), lead('x>y', 3)], 10_000);
    expect(directions['to>too']).toBeGreaterThan(9);
    expect(directions['x>y']).toBeUndefined();
    expect(kinds.sound).toBeLessThan(9);
  });
});
