// The engine's options: settings, personal dictionary and the open text's own choices, as one value.
import type { CheckOptions, CheckStep, TextLanguage } from '../../../engine/index.ts';
import type { Draft } from '../../../services/drafts/draft.ts';
import { activeLocale } from '../../../services/i18n/i18n.ts';
import { defaultLocale } from '../../../services/i18n/locales.ts';
import { settingsStore, usualDialects } from '../../../services/settings.ts';
import { isTextLanguage } from '../../../services/textLanguages.ts';
import { acceptedWords } from '../../../services/words/words.ts';

/** A text with fewer words may be too short for the detector. */
export const FEW_WORDS = 12;
/** From this share of the evidence on, the detector is right even about a few words. */
const SURE = 0.75;
/** How much likelier the reader's language is than any other, and the share it gets when there is no evidence for it. */
const PRIOR = 6;
const FLOOR = 0.01;
const ENOUGH = 0.04;

/** The language to assume for a short text; null when the detector is to be trusted or nothing can be said. */
export function assumedLanguage(
  { counts, guesses }: Pick<CheckStep, 'counts' | 'guesses'>,
  likely: TextLanguage,
): TextLanguage | null {
  if (counts.words === 0 || counts.words >= FEW_WORDS || (guesses[0]?.share ?? 0) >= SURE) return null;
  const evidence = new Map(guesses.map(({ language, share }) => [language, share]));
  evidence.set(likely, PRIOR * Math.max(FLOOR, evidence.get(likely) ?? 0));
  const [best] = [...evidence].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= ENOUGH ? best[0] : null;
}

/** The current options for a draft. */
export function checkOptions(draft: Draft): CheckOptions {
  const { dialects, perSentence, checkUppercase, checkDigits, level, disabledRules, disabledCategories } =
    settingsStore.getState();
  return {
    language: isTextLanguage(draft.language) ? draft.language : 'auto',
    dialects,
    usualDialects: usualDialects(),
    perSentence,
    checkUppercase,
    checkDigits,
    level,
    disabledRules,
    disabledCategories,
    personalWords: acceptedWords(),
    ignoredWords: draft.ignoredWords,
    ignoredIssues: draft.ignoredIssues,
  };
}

/** The interface language, unless it is the default that everybody starts with: then the browser's says more. */
const readersLanguage = (): string =>
  activeLocale() === defaultLocale ? (navigator.languages[0] ?? '').slice(0, 2).toLowerCase() : activeLocale();

/** The language whose pack is worth loading before anything is known about the text. */
export function likelyLanguage(draft: Pick<Draft, 'language'>): TextLanguage {
  const { lastLanguage } = settingsStore.getState();
  const chosen = [draft.language, lastLanguage, readersLanguage()];
  return chosen.find((code): code is TextLanguage => code !== null && isTextLanguage(code)) ?? 'en';
}
