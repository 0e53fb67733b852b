import { describe, expect, it } from 'vitest';
import { type Draft, weighed } from '../document/probabilities.ts';
import { profiles } from '../loaded.ts';
import type { Rule } from '../rules/types.ts';
import { certaintyOf, isAtLeast } from './bands.ts';
import { DIRECTIONS, featuresOf } from './features.ts';
import { withOdds } from './ruleOdds.ts';
import type { Evidence, EvidenceKind } from './types.ts';
import { createWeigh, probabilityOf } from './weigh.ts';
import { RULE_WEIGHTS } from './weights.ts';

const evidence = (part: Partial<Evidence>): Evidence => ({
  kind: 'tokens',
  rule: 'en.a.b',
  length: 8,
  capital: false,
  fixes: 1,
  crowd: 0,
  unknown: 0,
  ...part,
});

describe('bands', () => {
  it('begin where they say', () => {
    expect([0.97, 0.969, 0.85, 0.849, 0.1].map(certaintyOf)).toEqual(['sure', 'likely', 'likely', 'maybe', 'maybe']);
  });

  it('are in order', () => {
    expect(isAtLeast('sure', 'likely')).toBe(true);
    expect(isAtLeast('likely', 'likely')).toBe(true);
    expect(isAtLeast('maybe', 'likely')).toBe(false);
  });

  it('never promise everything or nothing', () => {
    expect(probabilityOf(50)).toBeLessThan(1);
    expect(probabilityOf(-50)).toBeGreaterThan(0);
  });
});

describe('fitted weights', () => {
  const inDirection = (weights: Readonly<Record<string, number>>): string[] =>
    Object.entries(weights).flatMap(([name, weight]) => {
      const direction = DIRECTIONS[name] ?? 0;
      return direction === 0 || direction * weight >= 0 ? [] : [`${name} ${weight}`];
    });

  it('keep their directions', () => {
    expect(inDirection(RULE_WEIGHTS)).toEqual([]);
    for (const { wordOdds } of profiles) expect(inDirection(wordOdds)).toEqual([]);
  });

  it('have no weight that no feature uses', () => {
    const known = new Set<string>(['name', 'dialect', ...Object.keys(DIRECTIONS)]);
    for (const { wordOdds } of profiles) expect(Object.keys(wordOdds).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(profiles.map((profile) => [profile.code, profile] as const))(
    'order words in %s',
    (language, { wordOdds }) => {
      const weigh = createWeigh(() => wordOdds);
      const word = (part: Partial<Evidence>): number => weigh(evidence({ kind: 'error', ...part }), language);
      const clear = { cost: 8, gap: 40, frequency: 13 };
      expect(word({ fit: clear })).toBeGreaterThan(word({ fit: { ...clear, gap: 2 } }));
      expect(word({ fit: clear })).toBeGreaterThanOrEqual(word({ fit: { ...clear, cost: 35 } }));
      expect(word({ fit: clear })).toBeGreaterThan(word({ fit: { cost: -1, gap: -1, frequency: 0 } }));
      expect(word({ fit: clear })).toBeGreaterThanOrEqual(word({ fit: clear, crowd: 3, unknown: 3 }));
      expect(certaintyOf(word({}))).not.toBe('sure');
      expect(certaintyOf(weigh(evidence({ kind: 'name' }), language))).toBe('maybe');
    },
  );
});

describe('the features of a finding', () => {
  const namesOf = (part: Partial<Evidence>): string[] => {
    const names: string[] = [];
    featuresOf(evidence(part), (name, value) => value !== 0 && names.push(name));
    return names.sort();
  };

  it('are those of its kind', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ kind: 'net' satisfies EvidenceKind, lead: 1.5, fixes: 3 })).toEqual(['lead.net', 'rivals']);
    expect(namesOf({ kind: 'error', fit: { cost: 10, gap: -1, frequency: 15 } })).toEqual(['alone', 'base', 'cost']);
  });
});

describe('the odds of rules', () => {
  const rule = (id: string, more: Partial<Rule> = {}) => ({ id, type: 'grammar', ...more }) as Rule;
  const oddsIn = (table: string, one: Rule): number | undefined => withOdds([one], table)[0]?.odds;
  const table = '* 100 *picky -50 en.family 200 en.family.known 300';

  it('are the rule’s own, its family’s, or its language’s', () => {
    expect(oddsIn(table, rule('en.family.known'))).toBe(3);
    expect(oddsIn(table, rule('en.family.other'))).toBe(2);
    expect(oddsIn(table, rule('en.else.other'))).toBe(1);
    expect(oddsIn(table, rule('en.family.other', { level: 'picky' }))).toBe(-0.5);
    expect(oddsIn('', rule('en.family.known'))).toBeUndefined();
  });
});

it('weighs a finding with what stands near it', () => {
  const draft = (start: number, kind: EvidenceKind): Draft => {
    const { crowd: _crowd, unknown: _unknown, ...own } = evidence({ kind });
    const issue = { start, end: start + 5, language: 'en' } as Draft['issue'];
    return { issue, evidence: own };
  };
  const seen: [number, number][] = [];
  weighed([draft(0, 'tokens'), draft(20, 'error'), draft(50, 'name'), draft(500, 'tokens')], ({ crowd, unknown }) => {
    seen.push([crowd, unknown]);
    return 0.5;
  });
  expect(seen).toEqual([
    [1, 1],
    [2, 1],
    [1, 1],
    [0, 0],
  ]);
});
