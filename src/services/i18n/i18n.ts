// Interface texts: English is bundled and is the fallback, the other eight arrive on demand.
// The language switches only once all its texts are loaded, so a page is never half translated (LNG-2, LNG-3).
import i18next, { type i18n as I18n } from 'i18next';
import type account from '../../../locales/en/account.json';
import type accountMore from '../../../locales/en/account.more.json';
import type ai from '../../../locales/en/ai.json';
import type english from '../../../locales/en/app.json';
import type billing from '../../../locales/en/billing.json';
import type changes from '../../../locales/en/changes.json';
import type documents from '../../../locales/en/documents.json';
import type firstSteps from '../../../locales/en/firstSteps.json';
import type letter from '../../../locales/en/letter.json';
import type progress from '../../../locales/en/progress.json';
import type report from '../../../locales/en/report.json';
import type ribbon from '../../../locales/en/ribbon.json';
import type speech from '../../../locales/en/speech.json';
import type statistics from '../../../locales/en/statistics.json';
import type word from '../../../locales/en/word.json';
import { log } from '../log.ts';
import { writeLocaleCookie } from './cookie.ts';
import { firstEnglish } from './english.ts';
import { defaultLocale, directionOf, type LocaleCode, localeOf } from './locales.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof english;
      account: typeof account & typeof accountMore;
      billing: typeof billing;
      changes: typeof changes;
      documents: typeof documents;
      ai: typeof ai;
      firstSteps: typeof firstSteps;
      letter: typeof letter;
      progress: typeof progress;
      statistics: typeof statistics;
      report: typeof report;
      ribbon: typeof ribbon;
      speech: typeof speech;
      word: typeof word;
    };
  }
}

type Messages = Record<string, unknown>;
type Hook = (
  to: LocaleCode,
  from: LocaleCode,
) => LocaleCode | false | undefined | Promise<LocaleCode | false | undefined>;

const files = import.meta.glob<Messages>(['../../../locales/*/app.json', '!../../../locales/en/app.json'], {
  import: 'default',
});

let active: I18n | undefined;
let englishTexts: Messages = firstEnglish;
const beforeHooks = new Set<Hook>();
const afterHooks = new Set<(code: LocaleCode) => void>();

/** The platform's formatter takes milliseconds to be made, and small numbers look the same in all nine languages. */
const formatNumber = (value: number, locale?: string): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? `${value}` : new Intl.NumberFormat(locale).format(value);

/** A new instance in the default language. `setLocale` switches the one created last. */
export function createI18n(): I18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    resources: { [defaultLocale]: { translation: englishTexts } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  instance.services.formatter?.add('number', formatNumber);
  active = instance;
  return instance;
}

/** Adds English texts that came with a part of the application. */
export function addEnglish(texts: Messages): void {
  englishTexts = { ...englishTexts, ...texts };
  active?.addResourceBundle(defaultLocale, 'translation', englishTexts);
}

/** The instance in use, for code outside components. */
export function getI18n(): I18n {
  return active ?? createI18n();
}

/** The interface language now shown. */
export function activeLocale(): LocaleCode {
  return localeOf(active?.language)?.code ?? defaultLocale;
}

/** Runs before a language switch: it may load what the page needs, return another language, or return `false` to stop. */
export function onBeforeLocale(hook: Hook): () => void {
  beforeHooks.add(hook);
  return () => void beforeHooks.delete(hook);
}

/** Runs after a language switch. */
export function onLocale(hook: (code: LocaleCode) => void): () => void {
  afterHooks.add(hook);
  return () => void afterHooks.delete(hook);
}

/** Loads a language's texts into an instance; returns whether they are available. Never throws. */
export async function loadMessages(instance: I18n, code: string): Promise<boolean> {
  const locale = localeOf(code);
  if (!locale) {
    log.warn(`Attempted to load messages for non-existant locale code "${code}"`);
    return false;
  }
  if (instance.hasResourceBundle(code, 'translation')) return true;
  const load = files[`../../../locales/${locale.file}/app.json`];
  if (!load) {
    log.warn(`Could not find lang file for locale ${code}`);
    return false;
  }
  try {
    instance.addResourceBundle(code, 'translation', await load());
    return true;
  } catch (error) {
    log.error(`Failed loading async locale export: ${String(error)}`);
    return false;
  }
}

function showInDocument(code: LocaleCode): void {
  const root = document.documentElement;
  root.lang = localeOf(code)?.iso ?? code;
  root.dir = directionOf(code);
}

/** Counts the choices: of two languages chosen in quick succession the later one wins, whichever arrives first. */
let choices = 0;

/** Shows a language without remembering it, at the start of a visit. Returns false if its texts cannot be loaded. */
export async function showLocale(code: LocaleCode, isWanted: () => boolean = () => true): Promise<boolean> {
  const instance = getI18n();
  if (!(await loadMessages(instance, code)) || !isWanted()) return false;
  await instance.changeLanguage(code);
  showInDocument(code);
  return true;
}

/** Switches to a language that a person chose, and remembers it. Returns false if nothing was switched. */
export async function setLocale(code: LocaleCode): Promise<boolean> {
  choices += 1;
  const mine = choices;
  const isWanted = () => mine === choices;
  const from = activeLocale();
  if (code === from) return false;
  let target = code;
  for (const hook of beforeHooks) {
    const answer = await hook(target, from);
    if (answer === false || !isWanted()) return false;
    if (answer !== undefined) target = answer;
  }
  if (target === from || !(await showLocale(target, isWanted))) return false;
  writeLocaleCookie(target);
  for (const hook of afterHooks) hook(target);
  return true;
}
