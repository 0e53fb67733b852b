// Names of commands, settings and panels as the interface has them, for texts that tell a reader where to find one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '../src/services/i18n/locales.ts';

/** Reads a file of a language, such as locales/fr/app.json; what a language lacks is in English. */
export function readLocale(locale: LocaleCode, name: string): unknown {
  const own = join('locales', locale, `${name}.json`);
  return JSON.parse(readFileSync(existsSync(own) ? own : join('locales', 'en', `${name}.json`), 'utf8'));
}

function labelOf(locale: LocaleCode, slot: string, files: Map<string, unknown>): string {
  const [name = '', ...path] = slot.split('.');
  if (!files.has(name)) files.set(name, readLocale(locale, name));
  let value = files.get(name);
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== 'string') throw new Error(`A text of locales/${locale} names ${slot}, which is no text`);
  return value;
}

/**
 * Fills slots such as `{{app.checker.command.print}}` (a file, then the path in it) with the text of the interface. Throws if
 * the interface does not have one.
 */
export function labelFiller(locale: LocaleCode): (text: string) => string {
  const files = new Map<string, unknown>();
  return (text) => text.replace(/\{\{(\w+(?:\.\w+)+)\}\}/g, (_, slot: string) => labelOf(locale, slot, files));
}
