// What the engine knows about Italian.
import type { LanguageProfile } from '../profile.ts';
import { italianCommon } from './common.ts';
import { italianForms } from './forms.ts';
import { italianSentences } from './sentences.ts';
import { italianTables } from './spelling.ts';
import { italianWords } from './words.ts';

/** See LanguageProfile. */
export const italian: LanguageProfile = {
  code: 'it',
  sentences: italianSentences,
  words: italianWords,
  spelling: italianTables,
  forms: italianForms,
  cuts: { elisions: true },
  common: italianCommon,
  loadRules: async () => (await import('./rules/all.ts')).italianRules,
  loadHabits: async () => (await import('./sets/habits.ts')).italianHabits,
  loadSets: async () => (await import('./sets/all.ts')).italianSets,
};
