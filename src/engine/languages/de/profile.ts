// What the engine knows about German.
import type { LanguageProfile } from '../profile.ts';
import { germanCommon } from './common.ts';
import { germanForms } from './compounds.ts';
import { germanSentences } from './sentences.ts';
import { germanTables } from './spelling.ts';
import { germanWordOdds } from './wordOdds.ts';
import { germanWords } from './words.ts';

/** See LanguageProfile. */
export const german: LanguageProfile = {
  code: 'de',
  sentences: germanSentences,
  words: germanWords,
  spelling: germanTables,
  forms: germanForms,
  cuts: { rereadsFirst: true },
  common: germanCommon,
  wordOdds: germanWordOdds,
  loadOdds: async () => (await import('./ruleOdds.ts')).germanRuleOdds,
  loadRules: async () => (await import('./rules/all.ts')).germanRules,
  loadConsistency: async () => (await import('./consistency.ts')).germanConsistency,
  loadHabits: async () => (await import('./sets/habits.ts')).germanHabits,
  loadProse: async () => (await import('./style/prose.ts')).germanProse,
  loadStyle: async () => (await import('./style/style.ts')).germanStyle,
  loadLetter: async () => (await import('./letter.ts')).germanLetter,
  loadTongue: async (motherTongue) => (await import('./motherTongue/all.ts')).germanTongue(motherTongue),
  loadTone: async () => (await import('./tone.ts')).germanTone,
  loadRewrites: async () => (await import('./rewrites/all.ts')).germanRewrites,
  loadWordCard: async () => (await import('./wordCard.ts')).germanWordCard,
  loadGuard: async () => (await import('./guard.ts')).germanGuard,
  loadSets: async () => (await import('./sets/all.ts')).germanSets,
};
