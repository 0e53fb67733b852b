// Sizes, dates and languages in the words of the interface language. Pure.
import { isDialectOf, isTextLanguage, languageName } from '../../services/textLanguages.ts';

export { formatSize } from '../../lib/formatSize.ts';

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
