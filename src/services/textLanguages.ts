// The languages a text can be in, their variants, and their names in the language of the interface.
import type { Dialect, TextLanguage } from '../engine/index.ts';

/** Each text language with its variants, the default first. */
export const textLanguages: Readonly<Record<TextLanguage, readonly Dialect[]>> = {
  en: ['en-US', 'en-GB', 'en-AU', 'en-CA'],
  fr: ['fr-FR', 'fr-CA', 'fr-CH', 'fr-BE'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  it: ['it-IT', 'it-CH'],
  es: ['es-ES', 'es-MX', 'es-AR'],
};

/** The codes in display order. */
export const textLanguageCodes = Object.keys(textLanguages) as TextLanguage[];

/** Narrows any string to a text language. */
export const isTextLanguage = (code: string): code is TextLanguage => Object.hasOwn(textLanguages, code);

/** Narrows any string to a variant of the language. */
export const isDialectOf = (language: TextLanguage, code: unknown): code is Dialect =>
  textLanguages[language].some((dialect) => dialect === code);

/** Variants that the reader's browser prefers ("en-GB" makes British English the default), at most one per language. */
export function preferredDialects(accepted: readonly string[]): Partial<Record<TextLanguage, Dialect>> {
  const found: Partial<Record<TextLanguage, Dialect>> = {};
  for (const tag of accepted) {
    const language = tag.slice(0, 2);
    if (!isTextLanguage(language) || found[language]) continue;
    const dialect = textLanguages[language].find((code) => code.toLowerCase() === tag.toLowerCase());
    if (dialect) found[language] = dialect;
  }
  return found;
}

const names = new Map<string, Intl.DisplayNames>();

/** "English (UK)", "Deutsch (Schweiz)" in the interface language; a bare language without its region. */
export function languageName(code: TextLanguage | Dialect, locale: string): string {
  let display = names.get(locale);
  if (!display) {
    display = new Intl.DisplayNames([locale], { type: 'language', style: 'short', languageDisplay: 'standard' });
    names.set(locale, display);
  }
  const name = display.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
