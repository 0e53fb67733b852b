// Prices come from the configuration; offers without one are available on request, never at an invented price.
import { getConfig, type Prices } from '../../../services/config/config.ts';
import { localeOf } from '../../../services/i18n/locales.ts';

/** An offer that may have a price. */
export type PriceName = Exclude<keyof Prices, 'currency'>;

/** The configured price in the notation of an interface language; undefined when none is configured. */
export function priceText(name: PriceName, locale: string): string | undefined {
  const { prices } = getConfig();
  const amount = prices?.[name];
  if (!prices || amount === undefined) return undefined;
  const format = new Intl.NumberFormat(localeOf(locale)?.iso, {
    style: 'currency',
    currency: prices.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount);
}
