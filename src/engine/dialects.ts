// The regional variants of the text languages. The first of each language is its default.
import type { CheckOptions, Dialect, TextLanguage } from './types.ts';

/** All text languages, in the order in which ties are broken. */
export const TEXT_LANGUAGES: readonly TextLanguage[] = ['en', 'fr', 'de', 'it', 'es'];

/** Variants by language, the default first. */
export const DIALECTS: Readonly<Record<TextLanguage, readonly Dialect[]>> = {
  en: ['en-US', 'en-GB', 'en-AU', 'en-CA'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  fr: ['fr-FR', 'fr-CA', 'fr-CH', 'fr-BE'],
  es: ['es-ES', 'es-MX', 'es-AR'],
  it: ['it-IT', 'it-CH'],
};

/** Whether a string is the code of a text language. */
export function isTextLanguage(code: string): code is TextLanguage {
  return (TEXT_LANGUAGES as readonly string[]).includes(code);
}

/** The variant of `language` that the options ask for; a missing or mismatched one means the default. */
export function dialectOf(language: TextLanguage, options: Pick<CheckOptions, 'dialects'>): Dialect {
  const wanted = options.dialects[language];
  const known = DIALECTS[language];
  return wanted && known.includes(wanted) ? wanted : (known[0] as Dialect);
}
