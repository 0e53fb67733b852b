// The files of texts as a build reads them: each once, and again only in the development server, when one has changed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '../src/services/i18n/locales.ts';

const files = new Map<string, unknown>();

/** The content of a file, such as locales/fr/app.json for `app`; one that a language lacks is read in English. */
export function readLocale(locale: LocaleCode, name: string): unknown {
  const own = join('locales', locale, `${name}.json`);
  const file = existsSync(own) ? own : join('locales', 'en', `${name}.json`);
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return files.get(file);
}

/** Forgets what was read, so that the development server sees changed texts. */
export const forgetLocales = (): void => files.clear();
