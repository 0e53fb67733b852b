// What the engine is told: settings, personal dictionary and what belongs to the open text, as one value.
import type { CheckOptions, TextLanguage } from '../../../engine/index.ts';
import type { Draft } from '../../../services/drafts.ts';
import { activeLocale } from '../../../services/i18n/i18n.ts';
import { settingsStore } from '../../../services/settings.ts';
import { isTextLanguage } from '../../../services/textLanguages.ts';
import { knownWords } from '../../../services/words.ts';

/** The options for a draft as of now. */
export function checkOptions(draft: Draft): CheckOptions {
  const { dialects, perSentence, checkUppercase, checkDigits } = settingsStore.getState();
  return {
    language: isTextLanguage(draft.language) ? draft.language : 'auto',
    dialects,
    perSentence,
    checkUppercase,
    checkDigits,
    personalWords: knownWords(),
    ignoredWords: draft.ignoredWords,
    ignoredIssues: draft.ignoredIssues,
  };
}

/** The language whose pack is worth loading before anything is known about the text. */
export function likelyLanguage(draft: Draft): TextLanguage {
  const { lastLanguage } = settingsStore.getState();
  const chosen = [draft.language, lastLanguage, activeLocale()];
  return chosen.find((code): code is TextLanguage => code !== null && isTextLanguage(code)) ?? 'en';
}
