// Prices come from the configuration; offers without one are available on request, never at an invented price.
import { getConfig, type Prices } from './config/config.ts';
import { localeOf } from './i18n/locales.ts';

const formatOf = (currency: string, locale: string) =>
  new Intl.NumberFormat(localeOf(locale)?.iso, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });

/** An offer that may have a price. */
export type PriceName = Exclude<keyof Prices, 'currency'>;

/** The configured price in the notation of an interface language; undefined when none is configured. */
export function priceText(name: PriceName, locale: string): string | undefined {
  const { prices } = getConfig();
  const amount = prices?.[name];
  if (!prices || amount === undefined) return undefined;
  return formatOf(prices.currency, locale).format(amount);
}

/** An amount in the smallest unit of its currency, as the payment functions give it. */
export function amountText(amount: number, currency: string, locale: string): string {
  const format = formatOf(currency, locale);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** How much less the year costs than twelve months, as a percentage in words; undefined when it does not. */
export function savedByYear(locale: string): string | undefined {
  const { premiumMonthly: month, premiumYearly: year } = getConfig().prices ?? {};
  if (!month || year === undefined || year >= month * 12) return undefined;
  // The small amount makes up for what a computer cannot write exactly.
  const part = Math.floor((1 - year / (month * 12)) * 100 + 1e-9) / 100;
  return part > 0 ? new Intl.NumberFormat(localeOf(locale)?.iso, { style: 'percent' }).format(part) : undefined;
}
