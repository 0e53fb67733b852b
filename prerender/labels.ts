// Names of commands, settings and panels as the interface has them, for texts that tell a reader where to find one.
import type { LocaleCode } from '../src/services/i18n/locales.ts';
import { readLocale } from './localeFiles.ts';

function labelOf(locale: LocaleCode, slot: string): string {
  const [name = '', ...path] = slot.split('.');
  let value = readLocale(locale, name);
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== 'string') throw new Error(`A text of locales/${locale} names ${slot}, which is no text`);
  return value;
}

/**
 * Fills slots such as `{{app.checker.command.print}}` (a file, then the path in it) with the text of the interface. Throws if
 * the interface does not have one.
 */
export const fillLabels = (text: string, locale: LocaleCode): string =>
  text.replace(/\{\{(\w+(?:\.\w+)+)\}\}/g, (_, slot: string) => labelOf(locale, slot));
