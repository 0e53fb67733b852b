// All rules by language. A rule is found here or it does not exist: the tests of rules, the coverage and the check of the
// texts read this list.
import type { TextLanguage } from '../types.ts';
import { wrongWeekday } from './common/dates.ts';
import { repeatedWord } from './common/repetition.ts';
import { spacingRules } from './common/spacing.ts';
import { germanRules } from './de/rules.ts';
import { englishRules } from './en/rules.ts';
import { spanishRules } from './es/rules.ts';
import { frenchRules } from './fr/rules.ts';
import { italianRules } from './it/rules.ts';
import type { Rule } from './types.ts';

/** Rules of every language; their examples are English. */
export const commonRules: readonly Rule[] = [repeatedWord, ...spacingRules, wrongWeekday];

const OWN: Readonly<Record<TextLanguage, readonly Rule[]>> = {
  en: englishRules,
  fr: frenchRules,
  de: germanRules,
  it: italianRules,
  es: spanishRules,
};

/** The rules that run on texts of a language. */
export const rulesOf = (language: TextLanguage): readonly Rule[] => [...commonRules, ...OWN[language]];

/** The rules of a language alone. */
export const ownRulesOf = (language: TextLanguage): readonly Rule[] => OWN[language];
