// All rules by language at once, for commands and tests; the checker itself loads a language's (load.ts). A rule is found
// here or it does not exist.
import type { TextLanguage } from '../types.ts';
import { commonRules } from './common/rules.ts';
import { germanRules } from './de/rules.ts';
import { englishRules } from './en/rules.ts';
import { spanishRules } from './es/rules.ts';
import { frenchRules } from './fr/rules.ts';
import { italianRules } from './it/rules.ts';
import type { Rule } from './types.ts';

export { commonRules };

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
