// The per-language tables of the error model.

import { germanTables } from '../../languages/de/spelling.ts';
import { englishTables } from '../../languages/en/spelling.ts';
import { spanishTables } from '../../languages/es/spelling.ts';
import { frenchTables } from '../../languages/fr/spelling.ts';
import { italianTables } from '../../languages/it/spelling.ts';
import { type TextLanguage } from '../../types.ts';
import { type LanguageTables } from './types.ts';

/** Tables by language. */
export const languageTables: Readonly<Record<TextLanguage, LanguageTables>> = {
  en: englishTables,
  fr: frenchTables,
  de: germanTables,
  it: italianTables,
  es: spanishTables,
};
