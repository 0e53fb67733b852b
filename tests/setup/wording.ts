// What the interface says, read from locales/: a test that looks for a text still finds it when it is reworded.
import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import type { LocaleCode } from '../../src/services/i18n/locales.ts';

/** The namespaces with their files, as src/services/i18n loads them. */
const NAMESPACES = [
  'translation',
  'account',
  'billing',
  'changes',
  'documents',
  'ai',
  'firstSteps',
  'letter',
  'progress',
  'report',
  'statistics',
  'ribbon',
  'speech',
  'word',
] as const;
const FILES = [
  ['translation', 'app'],
  ['account', 'account'],
  ['account', 'account.more'],
  ['billing', 'billing'],
  ['changes', 'changes'],
  ['documents', 'documents'],
  ['ai', 'ai'],
  ['firstSteps', 'firstSteps'],
  ['letter', 'letter'],
  ['progress', 'progress'],
  ['report', 'report'],
  ['statistics', 'statistics'],
  ['ribbon', 'ribbon'],
  ['speech', 'speech'],
  ['word', 'word'],
] as const;

/** The texts of a language by key (`checker.fixed`, `documents:deleted`), filled in as the site does it. */
export function wordingIn(code: LocaleCode) {
  const instance = i18next.createInstance();
  void instance.init({
    lng: code,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    // What i18next shows instead would be found nowhere, or be absent everywhere.
    parseMissingKeyHandler: (key) => {
      throw new Error(`locales/${code} has no text ${key}`);
    },
  });
  for (const [name, file] of FILES) {
    const texts: unknown = JSON.parse(readFileSync(`locales/${code}/${file}.json`, 'utf8'));
    instance.addResourceBundle(code, name, texts, true);
  }
  return instance.getFixedT(code, NAMESPACES);
}

/** The English texts. */
export const wording = wordingIn('en');
