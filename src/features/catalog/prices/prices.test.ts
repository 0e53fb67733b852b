import { afterEach, describe, expect, it } from 'vitest';
import { applyConfig, defaultConfig } from '../../../services/config/config.ts';
import { priceText } from './prices.ts';

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
