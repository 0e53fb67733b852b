// How figures of several languages are written as one: from the smallest to the largest.
import { type LocaleCode, localeOf } from '../../src/services/i18n/locales.ts';

const SEPARATOR = '–';

/** The smallest and the largest number as `write` writes them; one of them where they look alike. */
export const rangeOf = (values: readonly number[], write: (value: number) => string): string =>
  [...new Set([Math.min(...values), Math.max(...values)].map(write))].join(SEPARATOR);

/** A range of shares from 0 to 1 in whole percent, with one sign for both ends. */
export function percentRange(shares: readonly number[], locale: LocaleCode): string {
  const iso = localeOf(locale)?.iso;
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 0 });
  const whole = new Intl.NumberFormat(iso, { maximumFractionDigits: 0 });
  const ends = rangeOf(shares, (share) => whole.format(share * 100)).split(SEPARATOR);
  return [...ends.slice(0, -1), percent.format(Math.round(Math.max(...shares) * 100) / 100)].join(SEPARATOR);
}
