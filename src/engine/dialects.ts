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

/** The options that concern variants. */
export type DialectOptions = Pick<CheckOptions, 'dialects' | 'usualDialects'>;

/** The variant of `language` that the options ask for; null if the text is to tell. */
export function chosenDialect(language: TextLanguage, { dialects }: DialectOptions): Dialect | null {
  const wanted = dialects[language];
  return wanted && DIALECTS[language].includes(wanted) ? wanted : null;
}

/** The variant of `language` under the options alone: the one chosen, else the usual one, else the default. */
export function dialectOf(language: TextLanguage, options: DialectOptions): Dialect {
  const usual = options.usualDialects?.[language];
  const known = DIALECTS[language];
  return chosenDialect(language, options) ?? (usual && known.includes(usual) ? usual : (known[0] as Dialect));
}

/** The options with the variant that a text was found to be written in. */
export function withDialect<T extends DialectOptions>(
  options: T,
  { language, dialect }: { language: TextLanguage | null; dialect: Dialect | null },
): T {
  if (!language || !dialect || options.dialects[language] === dialect) return options;
  return { ...options, dialects: { ...options.dialects, [language]: dialect } };
}
