// The codes of languages that clients send, and the languages that there are.
import { DIALECTS, type Dialect, isTextLanguage, TEXT_LANGUAGES, type TextLanguage } from '../../../engine/index.ts';
import { Problem } from '../problem.ts';

/** A language, with its variant if one is asked for. */
export interface AskedLanguage {
  language: TextLanguage;
  dialect: Dialect | undefined;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Variants of other systems, under the one whose words they share. */
const NEIGHBOURS: Readonly<Record<string, Dialect>> = {
  'en-nz': 'en-AU',
  'en-za': 'en-GB',
  'en-ie': 'en-GB',
  'de-li': 'de-CH',
  'de-lu': 'de-DE',
  'de-be': 'de-DE',
};

/** The language of a code such as en, en_GB or DE-at; undefined if there is none. A foreign variant is left to the text. */
export function languageOfCode(code: string): AskedLanguage | undefined {
  const plain = code.toLowerCase().replaceAll('_', '-');
  const [language = ''] = plain.split('-');
  if (!isTextLanguage(language)) return undefined;
  // de-DE-x-simple-language is German of Germany.
  const variant = plain.split('-').slice(0, 2).join('-');
  const dialect = DIALECTS[language].find((one) => one.toLowerCase() === variant) ?? NEIGHBOURS[variant];
  return { language, dialect };
}

/** The language of a code. Throws a Problem that lists the languages. */
export function askedLanguage(code: string, parameter = 'language'): AskedLanguage {
  const found = languageOfCode(code);
  if (found) return found;
  const known = TEXT_LANGUAGES.flatMap((one) => [one, ...DIALECTS[one]]).join(', ');
  throw new Problem('bad-parameter', `'${code}' is not a language that is known here. These are: ${known}.`, {
    parameter,
  });
}

/** The list of /v2/languages: each language, then its variants. */
export function languageList(): { name: string; code: string; longCode: string }[] {
  const entry = (code: string, longCode: string) => ({ name: NAMES.of(longCode) ?? longCode, code, longCode });
  return TEXT_LANGUAGES.flatMap((code) => [entry(code, code), ...DIALECTS[code].map((one) => entry(code, one))]);
}
