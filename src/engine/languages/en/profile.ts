// What the engine knows about English.
import type { LanguageProfile } from '../profile.ts';
import { englishCommon } from './common.ts';
import { englishForms } from './forms.ts';
import { englishSentences } from './sentences.ts';
import { englishTables } from './spelling.ts';
import { englishWordOdds } from './wordOdds.ts';
import { englishWords } from './words.ts';

/** See LanguageProfile. */
export const english: LanguageProfile = {
  code: 'en',
  sentences: englishSentences,
  words: englishWords,
  spelling: englishTables,
  forms: englishForms,
  cuts: {},
  common: englishCommon,
  wordOdds: englishWordOdds,
  loadOdds: async () => (await import('./ruleOdds.ts')).englishRuleOdds,
  loadRules: async () => (await import('./rules/all.ts')).englishRules,
  loadConsistency: async () => (await import('./consistency.ts')).englishConsistency,
  loadHabits: async () => (await import('./sets/habits.ts')).englishHabits,
  loadProse: async () => (await import('./style/prose.ts')).englishProse,
  loadStyle: async () => (await import('./style/style.ts')).englishStyle,
  loadLetter: async () => (await import('./letter.ts')).englishLetter,
  loadRewrites: async () => (await import('./rewrites/all.ts')).englishRewrites,
  loadTongue: async (motherTongue) => (await import('./motherTongue/all.ts')).englishTongue(motherTongue),
  loadTone: async () => (await import('./tone.ts')).englishTone,
  loadWordCard: async () => (await import('./wordCard.ts')).englishWordCard,
  loadGuard: async () => (await import('./guard.ts')).englishGuard,
  loadSets: async () => (await import('./sets/all.ts')).englishSets,
};
