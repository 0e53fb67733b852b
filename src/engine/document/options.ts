// Which option affects which part of a check. Pure comparisons, used by the incremental document.
import { chosenDialect, dialectOf, TEXT_LANGUAGES } from '../dialects.ts';
import type { CheckOptions } from '../types.ts';
import { choicesIn } from '../words/passages.ts';

/** The default options. */
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
    changesChoices(before, after) ||
    TEXT_LANGUAGES.some(
      (language) =>
        dialectOf(language, before) !== dialectOf(language, after) ||
        chosenDialect(language, before) !== chosenDialect(language, after),
    )
  );
}

/** Whether rules must read a text again whose words are judged as before. */
export const changesReading = (before: CheckOptions, after: CheckOptions): boolean =>
  before.motherTongue !== after.motherTongue;

function changesChoices(before: CheckOptions, after: CheckOptions): boolean {
  if (before.ignoredIssues === after.ignoredIssues) return false;
  const [was, is] = [choicesIn(before.ignoredIssues), choicesIn(after.ignoredIssues)];
  return was.size !== is.size || [...is].some(([key, language]) => was.get(key) !== language);
}

/** Whether the set of hidden findings has changed. */
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
