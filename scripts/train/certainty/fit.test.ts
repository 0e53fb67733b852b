import { describe, expect, it } from 'vitest';
import { balanced } from './balance.ts';
import { fitRules, fitWords, oddsOf } from './fit.ts';
import type { Observation } from './observation.ts';

const seen = (rule: string, right: number, wrong: number, more: Partial<Observation> = {}): Observation[] =>
  Array.from({ length: right + wrong }, (_, i) => ({
    language: 'en',
    source: 'everyday',
    rule,
    isPicky: false,
    isWord: false,
    features: {},
    isRight: i < right,
    weight: 1,
    half: 0,
    ...more,
  }));

describe('the odds of rules', () => {
  const { odds, weights } = fitRules([
    ...seen('en.good.often', 80, 0),
    ...seen('en.good.seldom', 2, 0),
    ...seen('en.bad.often', 20, 20),
    ...seen('en.bad.lead', 0, 30, { features: { 'lead.net': 2 } }),
  ]);
  const of = (rule: string): number => odds.get('en')?.get(rule) ?? Number.NaN;

  it('follow what was seen, and the family where little was', () => {
    expect(of('en.good.often')).toBeGreaterThan(of('en.good.seldom'));
    expect(of('en.good.seldom')).toBeGreaterThan(of('en.bad.often'));
    expect(Math.abs(of('en.bad.often'))).toBeLessThan(0.5);
    expect(of('en.good')).toBeGreaterThan(of('en.bad'));
  });

  it('keep the directions of their weights', () => {
    expect(weights['lead.net']).toBe(0);
  });

  it('give a rule that was never seen what its family has', () => {
    const [other] = seen('en.good.never', 1, 0);
    expect(oddsOf(other as Observation, {}, { odds, weights })).toBe(of('en.good'));
  });
});

it('learns that a wide lead is a good sign in words, and never the opposite', () => {
  const word = { isWord: true, rule: 'spelling.unknown-word' };
  const wide = seen('', 50, 1, { ...word, features: { base: 1, gap: 1.5 } });
  const narrow = seen('', 20, 20, { ...word, features: { base: 1 } });
  expect(fitWords([...wide, ...narrow])['gap']).toBeGreaterThan(1);
  const turned = [...wide, ...narrow].map((each) => ({ ...each, isRight: !each.isRight }));
  expect(fitWords(turned)['gap']).toBe(0);
});

it('weighs right text by how much of it there is beside the mistakes', () => {
  const news = seen('en.a.b', 0, 1, { source: 'clean-news' });
  const weightOf = (mistakes: number, words: number): number =>
    balanced(news, { mistakes, news: words, clean: 0, running: 0 })[0]?.weight ?? 0;
  expect(weightOf(200, 10_000)).toBeCloseTo(2 * weightOf(100, 10_000));
  expect(weightOf(100, 10_000)).toBeCloseTo(2 * weightOf(100, 20_000));
});
