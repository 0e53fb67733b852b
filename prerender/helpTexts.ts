// The help page's payload: questions under their ids, with the names of commands and settings as the interface has them.
import type { HelpEntry, HelpGroup, HelpTexts } from '../src/lib/pages/helpTexts.ts';
import type { LocaleCode } from '../src/services/i18n/locales.ts';
import { fillLabels } from './labels.ts';
import { readLocale } from './localeFiles.ts';

interface FileGroup {
  readonly heading: string;
  readonly items: Readonly<Record<string, Omit<HelpEntry, 'id'>>>;
}

/** The section of locales/<language>/help.json: its keys are the ids. */
interface FileTexts extends Omit<HelpTexts, 'groups' | 'withAccounts'> {
  readonly groups: Readonly<Record<string, FileGroup>>;
  readonly withAccounts: FileGroup;
}

/** The help of a language. Throws if an answer names a text that the interface does not have. */
export function helpTexts(locale: LocaleCode): HelpTexts {
  const { help } = readLocale(locale, 'help') as { readonly help: FileTexts };
  const groupOf = ({ heading, items }: FileGroup): HelpGroup => ({
    heading,
    items: Object.entries(items).map(([id, item]) => ({ id, ...item, answer: fillLabels(item.answer, locale) })),
  });
  return { ...help, groups: Object.values(help.groups).map(groupOf), withAccounts: groupOf(help.withAccounts) };
}
