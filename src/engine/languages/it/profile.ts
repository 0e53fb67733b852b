// What the engine knows about Italian.
import type { LanguageProfile } from '../profile.ts';
import { italianCommon } from './common.ts';
import { italianForms } from './forms.ts';
import { italianSentences } from './sentences.ts';
import { italianTables } from './spelling.ts';
import { italianWordOdds } from './wordOdds.ts';
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
  wordOdds: italianWordOdds,
  loadOdds: async () => (await import('./ruleOdds.ts')).italianRuleOdds,
  loadRules: async () => (await import('./rules/all.ts')).italianRules,
  loadConsistency: async () => (await import('./consistency.ts')).italianConsistency,
  loadHabits: async () => (await import('./sets/habits.ts')).italianHabits,
  loadProse: async () => (await import('./style/prose.ts')).italianProse,
  loadStyle: async () => (await import('./style/style.ts')).italianStyle,
  loadLetter: async () => (await import('./letter.ts')).italianLetter,
  loadTongue: async (motherTongue) => (await import('./motherTongue/all.ts')).italianTongue(motherTongue),
  loadTone: async () => (await import('./tone.ts')).italianTone,
  loadWordCard: async () => (await import('./wordCard.ts')).italianWordCard,
  loadGuard: async () => (await import('./guard.ts')).italianGuard,
  loadRewrites: async () => (await import('./rewrites/all.ts')).italianRewrites,
  loadSets: async () => (await import('./sets/all.ts')).italianSets,
};
