import { afterEach, describe, expect, it } from 'vitest';
import { applyConfig, defaultConfig } from './config/config.ts';
import { amountText, priceText, savedByYear } from './prices.ts';

afterEach(() => applyConfig({ config: defaultConfig, problems: [] }));

describe('priceText', () => {
  it('gives no price that is not configured', () => {
    expect(priceText('premiumYearly', 'en')).toBeUndefined();
    applyConfig({ config: { ...defaultConfig, prices: { currency: 'EUR' } }, problems: [] });
    expect(priceText('premiumYearly', 'en')).toBeUndefined();
  });

  it('formats the price for the language, without empty decimals', () => {
    const prices = { currency: 'EUR', premiumYearly: 48, singleServer: 1249.5, singleSite: 0 };
    applyConfig({ config: { ...defaultConfig, prices }, problems: [] });
    expect(priceText('premiumYearly', 'en')).toBe('€48');
    expect(priceText('singleServer', 'en')).toBe('€1,249.50');
    expect(priceText('premiumYearly', 'de')).toBe('48\u00a0€');
    expect(priceText('singleSite', 'en')).toBe('€0');
  });
});

it('amounts of the payment functions are in the smallest unit of the currency', () => {
  expect(amountText(4800, 'EUR', 'en')).toBe('€48');
  expect(amountText(1250, 'USD', 'en')).toBe('$12.50');
  expect(amountText(5000, 'JPY', 'en')).toBe('¥5,000');
});

it('says how much less the year costs, rounded down, and only if it does', () => {
  const saved = (premiumMonthly?: number, premiumYearly?: number) => {
    applyConfig({
      config: { ...defaultConfig, prices: { currency: 'EUR', premiumMonthly, premiumYearly } },
      problems: [],
    });
    return savedByYear('en');
  };
  expect(saved(5, 48)).toBe('20%');
  expect(saved(5, 40.2)).toBe('33%');
  expect(saved(5, 60)).toBeUndefined();
  expect(saved(5)).toBeUndefined();
  expect(saved(undefined, 48)).toBeUndefined();
});
