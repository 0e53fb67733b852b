import { describe, expect, it } from 'vitest';
import legal from '../../../../locales/en/legal.json' with { type: 'json' };
import { type LegalSection, legalText } from './legalText.ts';

const section = (id: string, heading = id): LegalSection => ({ id, heading, text: [id], points: [] });
const base = {
  heading: 'Title',
  changed: '2026-11-21',
  intro: 'Without',
  sections: [section('a'), section('b'), section('c')],
};
const policies = [
  ['privacy', legal.privacy],
  ['privacyEs', legal.privacyEs],
] as const;
const wordsOf = (sections: readonly LegalSection[]) =>
  sections.flatMap(({ heading, text, points }) => [heading, ...text, ...points]).join('\n');

describe('legalText', () => {
  it('is the unchanged text without accounts', () => {
    const withAccounts = { intro: 'With', sections: [section('a', 'other')] };
    expect(legalText({ ...base, withAccounts }, false)).toEqual(base);
  });

  it('puts the account sections in place, new ones after the one they follow in the list', () => {
    const withAccounts = { intro: 'With', sections: [section('b', 'other'), section('x'), section('y')] };
    const text = legalText({ ...base, withAccounts }, true);
    expect(text.intro).toBe('With');
    expect(text.sections.map(({ heading }) => heading)).toEqual(['a', 'other', 'x', 'y', 'c']);
    expect(base.sections.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe.each(policies)('%s', (_, policy) => {
  it('keeps every section, each id once, with or without accounts', () => {
    const without = legalText(policy, false).sections.map(({ id }) => id);
    const withThem = legalText(policy, true).sections.map(({ id }) => id);
    expect(new Set(withThem).size).toBe(withThem.length);
    expect(withThem.filter((id) => without.includes(id))).toEqual(without);
    expect(withThem.filter((id) => !without.includes(id))).toEqual(['companies', 'place', 'time', 'payments']);
  });

  it('says that there are no accounts only if there are none', () => {
    const none = /no accounts|no tiene cuentas/;
    const without = legalText(policy, false);
    const withThem = legalText(policy, true);
    expect(without.intro).toMatch(none);
    expect(wordsOf(without.sections)).toMatch(none);
    expect(wordsOf(without.sections)).not.toMatch(/Cognito|\{\{cloudRegion\}\}/);
    expect(withThem.intro).not.toMatch(none);
    expect(wordsOf(withThem.sections)).not.toMatch(none);
    expect(wordsOf(withThem.sections)).toContain('{{cloudRegion}}');
  });
});
