// What of the options changes which part of a check. Pure comparisons; the incremental document asks them.
import { dialectOf, TEXT_LANGUAGES } from '../dialects.ts';
import type { CheckOptions } from '../types.ts';

/** Options of a person who has not chosen anything. */
export function defaultOptions(): CheckOptions {
  return {
    language: 'auto',
    dialects: {},
    perSentence: true,
    checkUppercase: true,
    checkDigits: false,
    personalWords: [],
    ignoredWords: [],
    ignoredIssues: [],
  };
}

/** Whether the words of a text must be judged again. */
export function changesJudgement(before: CheckOptions, after: CheckOptions): boolean {
  return (
    before.perSentence !== after.perSentence ||
    before.checkUppercase !== after.checkUppercase ||
    before.checkDigits !== after.checkDigits ||
    TEXT_LANGUAGES.some((language) => dialectOf(language, before) !== dialectOf(language, after))
  );
}

/** Whether other findings are hidden than before. */
export function changesHidden(before: CheckOptions, after: CheckOptions): boolean {
  return (
    !sameList(before.personalWords, after.personalWords) ||
    !sameList(before.ignoredWords, after.ignoredWords) ||
    !sameList(before.ignoredIssues, after.ignoredIssues) ||
    before.level !== after.level ||
    !sameList(before.disabledRules ?? [], after.disabledRules ?? []) ||
    !sameList(before.disabledCategories ?? [], after.disabledCategories ?? [])
  );
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((item, i) => item === b[i]));
}
