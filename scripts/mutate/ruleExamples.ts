// Runs rules on their own examples, the way a user's text is checked. Defines what "found and mended" means for the tests,
// the mutations and the author's quick loop alike.
import { type Checker, defaultOptions, type Issue, type TextLanguage } from '../../src/engine/index.ts';
import type { Rule, WrongExample } from '../../src/engine/rules/types.ts';
import { readPack } from '../packs/load.ts';
import { rulesOf } from '../rows/rules.ts';

/** What a rule finds in a text while all other rules are active too. */
export function foundBy(rule: Rule, language: TextLanguage, checker: Checker, text: string): Issue[] {
  const dialect = rule.dialects?.[0];
  const options = {
    ...defaultOptions(),
    language,
    level: 'picky' as const,
    perSentence: false,
    ...(dialect ? { dialects: { [language]: dialect } } : {}),
    // What trained weights decide gives way to rules that find the same thing, so it is run without those rules.
    ...(isJudged(rule) ? { disabledRules: handWritten(language, rule.kind) } : {}),
  };
  return checker.check(text, options).issues.filter((issue) => issue.rule === rule.id);
}

const isJudged = ({ kind }: Rule): boolean => kind === 'context' || kind === 'agreement' || kind === 'net';

/** Whether a rule can find anything with what has been built: one that asks a context net needs the net's file. */
export const isArmed = (rule: Rule, language: TextLanguage): boolean =>
  rule.kind !== 'net' || readPack(language, 'context') !== undefined;

const handWritten = (language: TextLanguage, judge: Rule['kind']): string[] =>
  rulesOf(language)
    .filter(({ kind }) => kind !== judge)
    .map(({ id }) => id);

/** The text after applying a finding's first suggestion; null if it has none. */
export function mended(text: string, { start, end, replacements }: Issue): string | null {
  const [fix] = replacements ?? [];
  return fix === undefined ? null : text.slice(0, start) + fix + text.slice(end);
}

/** Whether a rule's first finding in its wrong sentence is at the mistake, and mends it. */
export function isMended(
  rule: Rule,
  language: TextLanguage,
  checker: Checker,
  [wrong, corrected]: WrongExample,
): boolean {
  const [issue] = foundBy(rule, language, checker, wrong);
  return issue !== undefined && mended(wrong, issue) === corrected;
}
