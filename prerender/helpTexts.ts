// The help page's payload: questions under their ids, with the names of commands and settings as the interface has them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpEntry, HelpGroup, HelpTexts } from '../src/lib/helpTexts.ts';
import type { LocaleCode } from '../src/services/i18n/locales.ts';

interface FileGroup {
  readonly heading: string;
  readonly items: Readonly<Record<string, Omit<HelpEntry, 'id'>>>;
}

/** The section of locales/<language>/help.json: its keys are the ids. */
interface FileTexts extends Omit<HelpTexts, 'groups' | 'withAccounts'> {
  readonly groups: Readonly<Record<string, FileGroup>>;
  readonly withAccounts: FileGroup;
}

const read = (locale: LocaleCode, name: string): unknown =>
  JSON.parse(readFileSync(join('locales', locale, `${name}.json`), 'utf8'));

/** The text of the interface that a slot such as `{{app.checker.command.print}}` names: a file, then the path in it. */
function labelOf(locale: LocaleCode, slot: string, files: Map<string, unknown>): string {
  const [name = '', ...path] = slot.split('.');
  if (!files.has(name)) files.set(name, read(locale, name));
  let value = files.get(name);
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== 'string') throw new Error(`locales/${locale}/help.json names ${slot}, which is no text`);
  return value;
}

/** The help of a language. Throws if an answer names a text that the interface does not have. */
export function helpTexts(locale: LocaleCode): HelpTexts {
  const { help } = read(locale, 'help') as { readonly help: FileTexts };
  const files = new Map<string, unknown>();
  const fill = (text: string) =>
    text.replace(/\{\{(\w+(?:\.\w+)+)\}\}/g, (_, slot: string) => labelOf(locale, slot, files));
  const groupOf = ({ heading, items }: FileGroup): HelpGroup => ({
    heading,
    items: Object.entries(items).map(([id, item]) => ({ id, ...item, answer: fill(item.answer) })),
  });
  return { ...help, groups: Object.values(help.groups).map(groupOf), withAccounts: groupOf(help.withAccounts) };
}
