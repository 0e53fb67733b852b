// Texts of parts that most visitors never open: one file per language (locales/*/account.json, changes.json and so on), loaded with
// the part and kept separate from the interface texts. Texts that only a part's later steps need are in a separate file
// (account.more.json) and are merged in. Invariant: English is always loaded and is the fallback; a part in use changes
// language together with the page.
import { log } from '../log.ts';
import { activeLocale, getI18n, onBeforeLocale } from './i18n.ts';
import { defaultLocale, type LocaleCode } from './locales.ts';

/** A file of texts that is loaded with its part. */
export type TextFile =
  | 'account'
  | 'ai'
  | 'account.more'
  | 'billing'
  | 'changes'
  | 'documents'
  | 'firstSteps'
  | 'letter'
  | 'progress'
  | 'report'
  | 'statistics'
  | 'ribbon'
  | 'speech'
  | 'word';

const files = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{account,account.more,billing,changes,documents}.json',
  {
    import: 'default',
  },
);

/** The parts in use, and where their texts are. */
const used = new Map<TextFile, typeof files>();
let following = false;

/** Language changes wait for the texts of the parts in use; if a file fails, English takes its place. */
function follow(): void {
  if (following) return;
  following = true;
  onBeforeLocale(async (to) => {
    await Promise.all([...used].map(([name, from]) => bring(name, to, from)));
    return undefined;
  });
}

/** The files loaded into each instance, because a namespace may consist of several. */
const brought = new WeakMap<object, Set<string>>();

async function bring(name: TextFile, locale: LocaleCode, from: typeof files): Promise<void> {
  const i18n = getI18n();
  const there = brought.get(i18n) ?? new Set();
  brought.set(i18n, there);
  const path = `../../../locales/${locale}/${name}.json`;
  if (there.has(path)) return;
  const load = from[path];
  if (!load) throw new Error(`There is no file of texts ${name} for ${locale}`);
  try {
    i18n.addResourceBundle(locale, name.replace('.more', ''), await load(), true, true);
    there.add(path);
  } catch (error) {
    if (locale === defaultLocale) throw error;
    log.error(`Failed loading async locale export: ${String(error)}`);
  }
}

/**
 * Loads a part's texts in English and in the current language, `from` its own list of files if it has one. Rejects only if the
 * English ones cannot be loaded.
 */
export async function loadTexts(name: TextFile, from: typeof files = files): Promise<void> {
  used.set(name, from);
  follow();
  await Promise.all(
    [...new Set<LocaleCode>([defaultLocale, activeLocale()])].map((locale) => bring(name, locale, from)),
  );
}
