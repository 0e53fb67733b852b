// What the engine knows about Spanish.
import type { LanguageProfile } from '../profile.ts';
import { spanishCommon } from './common.ts';
import { spanishForms } from './forms.ts';
import { spanishSentences } from './sentences.ts';
import { spanishTables } from './spelling.ts';
import { spanishWordOdds } from './wordOdds.ts';
import { spanishWords } from './words.ts';

/** See LanguageProfile. */
export const spanish: LanguageProfile = {
  code: 'es',
  sentences: spanishSentences,
  words: spanishWords,
  spelling: spanishTables,
  forms: spanishForms,
  cuts: {},
  common: spanishCommon,
  wordOdds: spanishWordOdds,
  loadOdds: async () => (await import('./ruleOdds.ts')).spanishRuleOdds,
  loadRules: async () => (await import('./rules/all.ts')).spanishRules,
  loadConsistency: async () => (await import('./consistency.ts')).spanishConsistency,
  loadHabits: async () => (await import('./sets/habits.ts')).spanishHabits,
  loadProse: async () => (await import('./style/prose.ts')).spanishProse,
  loadStyle: async () => (await import('./style/style.ts')).spanishStyle,
  loadLetter: async () => (await import('./letter.ts')).spanishLetter,
  loadRewrites: async () => (await import('./rewrites/all.ts')).spanishRewrites,
  loadTongue: async (motherTongue) => (await import('./motherTongue/all.ts')).spanishTongue(motherTongue),
  loadTone: async () => (await import('./tone.ts')).spanishTone,
  loadWordCard: async () => (await import('./wordCard.ts')).spanishWordCard,
  loadGuard: async () => (await import('./guard.ts')).spanishGuard,
  loadSets: async () => (await import('./sets/all.ts')).spanishSets,
};
