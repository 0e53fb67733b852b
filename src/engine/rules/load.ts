// The rules of one language, brought in when a text needs them: who writes French downloads and reads no German rules.
import type { TextLanguage } from '../types.ts';
import { commonRules } from './common/rules.ts';
import type { Rule } from './types.ts';

const own: Readonly<Record<TextLanguage, () => Promise<readonly Rule[]>>> = {
  en: async () => (await import('./en/rules.ts')).englishRules,
  fr: async () => (await import('./fr/rules.ts')).frenchRules,
  de: async () => (await import('./de/rules.ts')).germanRules,
  it: async () => (await import('./it/rules.ts')).italianRules,
  es: async () => (await import('./es/rules.ts')).spanishRules,
};

/** The rules that run on texts of a language, those of every language first. Rejects when their part cannot be had. */
export const loadRules = async (language: TextLanguage): Promise<readonly Rule[]> => [
  ...commonRules,
  ...(await own[language]()),
];
