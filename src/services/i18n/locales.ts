// The nine interface languages. A locale is this row, its folder in locales/ and nothing else.

/** The interface languages; `file` is the folder in locales/, `iso` goes to the html element. */
export const locales = [
  { code: 'nl', iso: 'nl-NL', name: 'Nederlands', file: 'nl' },
  { code: 'ru', iso: 'ru-RU', name: 'Русский', file: 'ru' },
  { code: 'hi', iso: 'hi-IN', name: 'हिन्दी', file: 'hi' },
  { code: 'pt', iso: 'pt-PT', name: 'Português', file: 'pt' },
  { code: 'it', iso: 'it-IT', name: 'Italiano', file: 'it' },
  { code: 'en', iso: 'en-US', name: 'English', file: 'en' },
  { code: 'fr', iso: 'fr-FR', name: 'Français', file: 'fr' },
  { code: 'de', iso: 'de-DE', name: 'Deutsch', file: 'de' },
  { code: 'es', iso: 'es-ES', name: 'Español', file: 'es' },
] as const;

/** One interface language. */
export type Locale = (typeof locales)[number];

/** Code of an interface language; also the cookie's value. */
export type LocaleCode = Locale['code'];

/** Specification section 9. */
export const defaultLocale: LocaleCode = 'en';

/** The locale for a code, or undefined for an unknown code. */
export function localeOf(code: string | undefined): Locale | undefined {
  return locales.find((locale) => locale.code === code);
}

/** Writing direction of a locale; none of the nine is written from right to left. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur)\b/.test(code) ? 'rtl' : 'ltr';
}
