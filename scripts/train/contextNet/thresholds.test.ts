import { describe, expect, it } from 'vitest';
import { budgetsOf, type Lead, thresholdsFor } from './thresholds.ts';

const budgets = { sound: 0.3 };
const lead = (direction: string, value: number): Lead => ({ kind: 'sound', direction, lead: value });

describe('thresholds from right text', () => {
  it('lets through as many leads as the budget has', () => {
    const leads = Array.from({ length: 40 }, (_, i) => lead(`a${i}>b`, 20 - i * 0.25));
    const words = 10_000;
    const { kinds } = thresholdsFor(leads, words, budgets);
    expect(leads.filter((each) => each.lead > (kinds.sound ?? 0))).toHaveLength(
      Math.floor((budgets.sound * words) / 1000),
    );
  });

  it('gives a direction that is often wrong a threshold that leaves two of its leads', () => {
    const leads = [9, 8, 7, 6].map((value) => lead('to>too', value));
    const { kinds, directions } = thresholdsFor([...leads, lead('x>y', 3)], 10_000, budgets);
    expect(directions).toEqual({ 'to>too': 7 });
    expect(kinds.sound).toBeLessThan(7);
  });

  it('sets none for a kind that is not asked about', () => {
    const leads = [lead('to>too', 9), { ...lead('this>,this', 9), kind: 'comma' as const }];
    const { kinds, directions } = thresholdsFor([...leads, ...leads, ...leads], 10_000, budgets);
    expect(Object.keys(kinds)).toEqual(['sound']);
    expect(directions['this>,this']).toBeUndefined();
  });

  it('asks about commas in German and not in English', () => {
    expect(budgetsOf('de').comma).toBeGreaterThan(0);
    expect(budgetsOf('en').comma).toBeUndefined();
  });
});
