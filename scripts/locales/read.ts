// Reads the texts of locales/ as flat lists: one entry per text, named by its path in the file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../src/services/i18n/locales.ts';

/** Texts by their path, e.g. `home.faq.items.0.question`. Booleans count as texts of a kind of their own. */
export type FlatTexts = ReadonlyMap<string, string>;

/**
 * The files that every language has: all but the legal texts, which exist only in English (the Spanish policy is a page of
 * its own).
 */
export const translatedFiles: readonly string[] = readdirSync('locales/en')
  .filter((name) => name.endsWith('.json') && name !== 'legal.json')
  .toSorted();

/** Folders of the eight languages other than English. */
export const targets: readonly string[] = locales.map(({ file }) => file).filter((file) => file !== 'en');

/** Every text below a value, in the order of the file. */
export function flatten(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) flatten(item, path ? `${path}.${key}` : key, into);
    if (Array.isArray(value) && value.length === 0) into.set(`${path}.[]`, '');
  } else {
    into.set(path, String(value));
  }
  return into;
}

/** The texts of a file; empty if there is no such file. Throws if it is not JSON. */
export function readTexts(locale: string, file: string, root = 'locales'): Map<string, string> {
  const path = join(root, locale, file);
  return existsSync(path) ? flatten(JSON.parse(readFileSync(path, 'utf8'))) : new Map();
}
