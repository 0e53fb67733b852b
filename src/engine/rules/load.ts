// The rules of one language, brought in when a text needs them: who writes French downloads and reads no German rules.
import { contextRules } from '../context/rules.ts';
import type { ContextSet } from '../context/types.ts';
import { commonRules } from '../languages/common/rules.ts';
import type { TextLanguage } from '../types.ts';
import type { Rule } from './types.ts';

const own: Readonly<Record<TextLanguage, () => Promise<readonly Rule[]>>> = {
  en: async () => (await import('../languages/en/rules/all.ts')).englishRules,
  fr: async () => (await import('../languages/fr/rules/all.ts')).frenchRules,
  de: async () => (await import('../languages/de/rules/all.ts')).germanRules,
  it: async () => (await import('../languages/it/rules/all.ts')).italianRules,
  es: async () => (await import('../languages/es/rules/all.ts')).spanishRules,
};

/** The words that the context classifiers of a language tell apart. */
const sets: Readonly<Record<TextLanguage, () => Promise<readonly ContextSet[]>>> = {
  en: async () => (await import('../languages/en/sets/all.ts')).englishSets,
  fr: async () => (await import('../languages/fr/sets/all.ts')).frenchSets,
  de: async () => (await import('../languages/de/sets/all.ts')).germanSets,
  it: async () => (await import('../languages/it/sets/all.ts')).italianSets,
  es: async () => (await import('../languages/es/sets/all.ts')).spanishSets,
};

/** The rules that run on texts of a language, those of every language first. Rejects when their part cannot be had. */
export async function loadRules(language: TextLanguage): Promise<readonly Rule[]> {
  const [rules, confusions] = await Promise.all([own[language](), sets[language]()]);
  return [...commonRules, ...rules, ...contextRules(language, confusions)];
}
