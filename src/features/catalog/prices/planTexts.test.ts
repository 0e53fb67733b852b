import { describe, expect, it } from 'vitest';
import pages from '../../../../locales/en/pages.json' with { type: 'json' };
import { planTexts } from './planTexts.ts';

const { pricing } = pages;
const values = ({ rows }: { rows: typeof pricing.rows }, name: string) => {
  const row = rows.find((one) => one.name === name);
  return [row?.guest, row?.account, row?.premium];
};

describe('planTexts', () => {
  it('changes nothing without accounts', () => {
    expect(planTexts(pricing, { accounts: false, documents: false })).toEqual(pricing);
  });

  it('with accounts the free plan is available, and only Premium is still to come', () => {
    const texts = planTexts(pricing, { accounts: true, documents: true });
    expect(texts.lead).toBe(pricing.withAccounts.lead);
    expect(texts.notYet).toBe(pricing.withAccounts.notice);
    expect(texts.account).toMatchObject({ name: pricing.account.name, action: pricing.withAccounts.account.action });
    expect(texts.premium).toEqual({ name: 'Premium', note: pricing.withAccounts.premium.note });
    expect(texts.rows).toBe(pricing.rows);
    expect(JSON.stringify([texts.lead, texts.notYet, texts.account, texts.premium])).not.toMatch(/not open|When acc/);
  });

  it('accounts without cloud storage keep what a guest keeps', () => {
    const texts = planTexts(pricing, { accounts: true, documents: false });
    expect(texts.lead).toBe(pricing.lead);
    expect(texts.notYet).toBe(pricing.withAccounts.notice);
    for (const name of ['Documents', 'Dictionary and settings']) {
      expect(values(texts, name)).toEqual(['on this device', 'on this device', 'on this device']);
    }
    expect(values(texts, 'Version history')).toEqual([false, false, false]);
    expect(values(texts, 'House ads')).toEqual(values(pricing, 'House ads'));
  });
});
