import { expect, it } from 'vitest';
import assumptions from './assumptions.json' with { type: 'json' };
import { type Assumptions, dayOf, type Prices, tiered } from './day.ts';
import prices from './prices.json' with { type: 'json' };

const visit = (first: number, again: number) => ({
  first: { requests: 40, bytes: first },
  again: { requests: 4, bytes: again },
});
const visits = {
  en: visit(5e6, 2_000),
  es: visit(2e6, 2_000),
  de: visit(5e6, 2_000),
  fr: visit(5e6, 2_000),
  it: visit(2e6, 2_000),
};
const calls = { idp: 3, identity: 2, s3: 5, lambda: 0 };
const given: Assumptions = {
  visitors: 1_000,
  firstShare: 0.5,
  languages: { en: 0.2, es: 0.2, de: 0.2, fr: 0.2, it: 0.2 },
  signInShare: 0.1,
  peak: 2,
  people: 20_000,
};

it('counts each language with its first and its later visits', () => {
  const day = dayOf(visits, calls, given, prices);
  expect(day.languages.en).toEqual({
    first: { requests: 4_000, bytes: 5e8 },
    again: { requests: 400, bytes: 200_000 },
  });
  expect(day.services.cdn.requests).toBe(22_000);
  expect(day.bytes).toBe(3 * 5e8 + 2 * 2e8 + 5 * 200_000);
  expect(day.services.idp).toMatchObject({ requests: 300, peak: 600 / 86_400, dollars: 5 });
  expect(day.services.s3.requests).toBe(500);
  expect(day.gigabits).toBeCloseTo((day.bytes * 8 * 2) / 86_400 / 1e9, 12);
});

it('pays each part of the traffic at the price of its tier', () => {
  const tiers = [
    { upTo: 10, price: 0 },
    { upTo: 30, price: 2 },
    { upTo: null, price: 1 },
  ];
  expect([5, 10, 20, 30, 130].map((amount) => tiered(amount, tiers))).toEqual([0, 0, 20, 40, 140]);
});

it('adds up to its parts, and refuses shares that are no whole', () => {
  const { services, dollars } = dayOf(visits, calls, given, prices satisfies Prices);
  expect(dollars).toBeCloseTo(
    Object.values(services).reduce((sum, one) => sum + one.dollars, 0),
    12,
  );
  expect(() => dayOf(visits, calls, { ...given, languages: { ...given.languages, en: 0.3 } }, prices)).toThrow('not 1');
  expect(() => dayOf(visits, calls, assumptions, prices)).not.toThrow();
});
