// The engine's options: settings, personal dictionary and the open text's own choices, as one value.
import type { CheckOptions, TextLanguage } from '../../../engine/index.ts';
import type { Draft } from '../../../services/drafts/draft.ts';
import { activeLocale } from '../../../services/i18n/i18n.ts';
import { defaultLocale } from '../../../services/i18n/locales.ts';
import { settingsStore, usualDialects } from '../../../services/settings.ts';
import { isTextLanguage } from '../../../services/textLanguages.ts';
import { acceptedWords } from '../../../services/words/words.ts';

/** The current options for a draft. */
export function checkOptions(draft: Draft): CheckOptions {
  const { dialects, perSentence, checkUppercase, checkDigits, motherTongue, level, disabledRules, disabledCategories } =
    settingsStore.getState();
  return {
    language: isTextLanguage(draft.language) ? draft.language : 'auto',
    dialects,
    usualDialects: usualDialects(),
    perSentence,
    checkUppercase,
    checkDigits,
    ...(motherTongue && { motherTongue }),
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
