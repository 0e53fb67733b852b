// All rules by language at once, for commands and tests; the checker itself loads a language's (load.ts). A rule is found
// here or it does not exist.
import { contextRules } from '../context/rules.ts';
import type { ContextSet } from '../context/types.ts';
import { commonRules } from '../languages/common/rules.ts';
import { germanRules } from '../languages/de/rules/all.ts';
import { germanSets } from '../languages/de/sets/all.ts';
import { englishRules } from '../languages/en/rules/all.ts';
import { englishSets } from '../languages/en/sets/all.ts';
import { spanishRules } from '../languages/es/rules/all.ts';
import { spanishSets } from '../languages/es/sets/all.ts';
import { frenchRules } from '../languages/fr/rules/all.ts';
import { frenchSets } from '../languages/fr/sets/all.ts';
import { italianRules } from '../languages/it/rules/all.ts';
import { italianSets } from '../languages/it/sets/all.ts';
import type { TextLanguage } from '../types.ts';
import type { ContextRule, Rule } from './types.ts';

export { commonRules };

const OWN: Readonly<Record<TextLanguage, readonly Rule[]>> = {
  en: englishRules,
  fr: frenchRules,
  de: germanRules,
  it: italianRules,
  es: spanishRules,
};

const SETS: Readonly<Record<TextLanguage, readonly ContextSet[]>> = {
  en: englishSets,
  fr: frenchSets,
  de: germanSets,
  it: italianSets,
  es: spanishSets,
};

/** The directions of a language's context classifiers. */
export const contextRulesOf = (language: TextLanguage): readonly ContextRule[] =>
  contextRules(language, SETS[language]);

/** The sets of a language's context classifiers. */
export const contextSetsOf = (language: TextLanguage): readonly ContextSet[] => SETS[language];

/** The rules of a language alone, the directions of its context classifiers among them. */
export const ownRulesOf = (language: TextLanguage): readonly Rule[] => [...OWN[language], ...contextRulesOf(language)];

/** The rules that run on texts of a language. */
export const rulesOf = (language: TextLanguage): readonly Rule[] => [...commonRules, ...ownRulesOf(language)];
