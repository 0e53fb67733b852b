// Sizes, dates and languages in the words of the interface language. Pure.
import { isDialectOf, isTextLanguage, languageName } from '../../services/textLanguages.ts';

const units = [
  ['gigabyte', 1_000_000_000],
  ['megabyte', 1_000_000],
  ['kilobyte', 0],
] as const;

/** The smallest size shown: 0.1 kB. */
const SMALLEST = 100;

/** "1.2 MB"; the product's limits are in powers of ten, so sizes are too. */
export function formatSize(bytes: number, locale: string): string {
  const [unit, least] = units.find(([, from]) => bytes >= from) ?? units[2];
  // Nothing that exists is shown as zero.
  const size = Math.max(bytes, Math.min(bytes, 1) * SMALLEST) / (least || 1_000);
  const digits = size >= 100 ? 0 : 1;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  });
  // A number and its unit stay on one line.
  return format.format(size).replace(/\s/g, '\u00a0');
}

/** "3 Nov 2026, 14:02". */
export const formatTime = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** "14:02" today, else the date; with the year if it is not this one. */
export function formatDay(time: number, locale: string, now: number = Date.now()): string {
  const [then, today] = [new Date(time), new Date(now)];
  if (then.toDateString() === today.toDateString())
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(then);
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year }).format(then);
}

/** The name of a text's language or variant, even one this product does not check; undefined for `auto`. */
export function formatLanguage(code: string, locale: string): string | undefined {
  const language = code.slice(0, 2);
  if (code === 'auto') return undefined;
  if (!isTextLanguage(language)) {
    try {
      return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
    } catch {
      return code;
    }
  }
  return languageName(isDialectOf(language, code) ? code : language, locale);
}
