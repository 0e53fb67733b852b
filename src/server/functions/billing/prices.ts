// What things cost: the prices of config.json, which the deployment hands to the functions. The site shows the same ones.
import * as v from 'valibot';
import { type Interval, type LicenseProduct, licenseProducts } from '../../../lib/billing/requests.ts';
import type { Price } from './provider.ts';

const price = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0.01)));
const schema = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  premiumMonthly: price,
  premiumYearly: price,
  singleSite: price,
  singleServer: price,
  globalSite: price,
  redistribution: price,
});

/** The prices; undefined for what is not sold. */
export interface Prices {
  plan(plan: string, interval: Interval): Price | undefined;
  license(product: string): { product: LicenseProduct; price: Price } | undefined;
}

/** Reads prices in whole units of the currency, as config.json has them. Throws if they cannot be read. */
export function readPrices(source: string): Prices {
  const prices = v.parse(schema, JSON.parse(source));
  const { currency } = prices;
  // Not every currency has cents.
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const of = (units: number | undefined): Price | undefined =>
    units === undefined ? undefined : { amount: Math.round(units * 10 ** digits), currency };
  return {
    plan: (plan, interval) =>
      plan === 'premium' ? of(interval === 'month' ? prices.premiumMonthly : prices.premiumYearly) : undefined,
    license(name) {
      const product = licenseProducts.find((one) => one === name);
      const found = product && of(prices[product]);
      return product && found && { product, price: found };
    },
  };
}
