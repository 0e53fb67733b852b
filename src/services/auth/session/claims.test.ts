import { describe, expect, it } from 'vitest';
import { type Claims, planOf } from './claims.ts';

const DAY = 86_400;
const NOW = 1_800_000_000;
const at = (seconds: number, changes: Partial<Claims> = {}) =>
  planOf({ plan: 'premium', exp: NOW, plan_until: NOW + 30 * DAY, ...changes }, seconds * 1000);

describe('BIL-5: the plan of a token', () => {
  it('is the one it names, until a day after the token ends: then nobody knows any more', () => {
    expect(at(NOW - 10)).toBe('premium');
    expect(at(NOW + DAY - 1)).toBe('premium');
    expect(at(NOW + DAY + 1)).toBe('free');
  });

  it('ends a day after the plan at the latest, whatever the token says', () => {
    const long = { exp: NOW + 90 * DAY };
    expect(at(NOW + 31 * DAY - 1, long)).toBe('premium');
    expect(at(NOW + 31 * DAY + 1, long)).toBe('free');
    expect(at(NOW + 2 * DAY, { ...long, plan_until: String(NOW) })).toBe('free');
  });

  it('without an end of the plan the token’s own counts', () => {
    expect(planOf({ plan: 'premium', exp: NOW }, NOW * 1000)).toBe('premium');
    expect(planOf({ plan: 'premium', exp: NOW, plan_until: 'soon' }, (NOW + 2 * DAY) * 1000)).toBe('free');
  });

  it('is the free one for every other word', () => {
    for (const plan of ['free', 'Premium', 'premium2', '']) expect(at(NOW, { plan }), plan).toBe('free');
    expect(planOf(undefined, NOW)).toBe('free');
  });
});
