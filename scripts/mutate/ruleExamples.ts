// Runs rules on their own examples, as a person's text is checked. What the tests, the mutations and the author's quick loop
// all call "found and mended" is said here.
import { type Checker, defaultOptions, type Issue, type TextLanguage } from '../../src/engine/index.ts';
import type { Rule, WrongExample } from '../../src/engine/rules/types.ts';
import { rulesOf } from '../rows/rules.ts';

/** What a rule finds in a text, with all other rules at work too. */
export function foundBy(rule: Rule, language: TextLanguage, checker: Checker, text: string): Issue[] {
  const dialect = rule.dialects?.[0];
  const options = {
    ...defaultOptions(),
    language,
    level: 'picky' as const,
    perSentence: false,
    ...(dialect ? { dialects: { [language]: dialect } } : {}),
    // Classifiers give way to rules that see the same: without these they are seen alone.
    ...(rule.kind === 'context' ? { disabledRules: handWritten(language) } : {}),
  };
  return checker.check(text, options).issues.filter((issue) => issue.rule === rule.id);
}

const handWritten = (language: TextLanguage): string[] =>
  rulesOf(language)
    .filter(({ kind }) => kind !== 'context')
    .map(({ id }) => id);

/** The text with the first suggestion of a finding; null where it has none. */
export function mended(text: string, { start, end, replacements }: Issue): string | null {
  const [fix] = replacements ?? [];
  return fix === undefined ? null : text.slice(0, start) + fix + text.slice(end);
}

/** Whether a rule finds its wrong sentence first at the mistake, and mends it. */
export function isMended(
  rule: Rule,
  language: TextLanguage,
  checker: Checker,
  [wrong, corrected]: WrongExample,
): boolean {
  const [issue] = foundBy(rule, language, checker, wrong);
  return issue !== undefined && mended(wrong, issue) === corrected;
}
