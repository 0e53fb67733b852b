// Rule explanations in the reader's language, loaded with the text's language and separately from the interface texts.
// Invariant: a locale whose file cannot be loaded shows the English texts; a rule never lacks an explanation.
import { createStore } from 'zustand/vanilla';
import type { TextLanguage } from '../../engine/index.ts';
import { log } from '../log.ts';
import { defaultLocale, type LocaleCode } from './locales.ts';

/** A rule's texts; both may have slots such as {{found}}. */
export interface RuleText {
  message: string;
  why: string;
}

type RuleTexts = Readonly<Record<string, RuleText>>;
type SlipTexts = Readonly<Record<string, string>>;

const files = import.meta.glob<object>('../../../locales/*/rules.*.json', { import: 'default' });

/** For the locale loaded last: texts by rule id, and sentences by kind of slip (lib/slips.ts). */
export const ruleTextStore = createStore<{ locale: LocaleCode; texts: RuleTexts; slips: SlipTexts }>(() => ({
  locale: defaultLocale,
  texts: {},
  slips: {},
}));

const wanted = new Map<string, Promise<void>>();

/** Loads a locale's texts for a language's rules once; failures are retried on the next call. Never rejects. */
export function loadRuleTexts(locale: LocaleCode, language: TextLanguage): Promise<void> {
  const key = `${locale} ${language}`;
  let running = wanted.get(key);
  if (!running) {
    running = bring(locale, language).then((whole) => {
      if (!whole) wanted.delete(key);
    });
    wanted.set(key, running);
  }
  return running;
}

/** Resolves to whether everything was loaded. */
async function bring(locale: LocaleCode, language: TextLanguage): Promise<boolean> {
  const [own, common, spelling] = await Promise.all([
    read(locale, language),
    read(locale, 'common'),
    read(locale, 'spelling'),
  ]);
  const texts = { ...own.texts, ...common.texts } as RuleTexts;
  const state = ruleTextStore.getState();
  const before = state.locale === locale ? state.texts : {};
  ruleTextStore.setState({ locale, texts: { ...before, ...texts }, slips: spelling.texts as SlipTexts });
  return own.whole && common.whole && spelling.whole;
}

async function read(locale: LocaleCode, part: string): Promise<{ texts: object; whole: boolean }> {
  for (const code of new Set([locale, defaultLocale])) {
    const load = files[`../../../locales/${code}/rules.${part}.json`];
    if (!load) continue;
    try {
      return { texts: await load(), whole: code === locale };
    } catch (error) {
      log.error(`The texts of the ${part} rules in ${code} could not be loaded: ${String(error)}`);
    }
  }
  return { texts: {}, whole: false };
}

/** The ids of the rules that texts belong to; `<id>.<name>` is a further text of a rule. */
export const ruleIdsIn = (texts: RuleTexts): string[] =>
  Object.keys(texts).filter((key) => !(key.slice(0, key.lastIndexOf('.')) in texts));

/** A text without anyone's words: each slot becomes an ellipsis. */
export const withoutWords = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…');
