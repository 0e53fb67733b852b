// What the engine knows about French.
import type { LanguageProfile } from '../profile.ts';
import { frenchCommon } from './common.ts';
import { frenchSentences } from './sentences.ts';
import { frenchTables } from './spelling.ts';
import { frenchWordOdds } from './wordOdds.ts';
import { frenchWords } from './words.ts';

/** The pronoun attached to a verb with a hyphen: donne-moi, a-t-il. */
const CLITIC =
  /(?:-t)?-(?:je|tu|ils?|elles?|on|nous|vous|moi|toi|lui|leur|les?|la|en|y|ce|m['\u2019]|t['\u2019]|l['\u2019])$/i;

/** See LanguageProfile. */
export const french: LanguageProfile = {
  code: 'fr',
  sentences: frenchSentences,
  words: frenchWords,
  spelling: frenchTables,
  forms: {},
  cuts: { elisions: true, clitics: CLITIC },
  common: frenchCommon,
  wordOdds: frenchWordOdds,
  loadOdds: async () => (await import('./ruleOdds.ts')).frenchRuleOdds,
  loadRules: async () => (await import('./rules/all.ts')).frenchRules,
  loadConsistency: async () => (await import('./consistency.ts')).frenchConsistency,
  loadHabits: async () => (await import('./sets/habits.ts')).frenchHabits,
  loadProse: async () => (await import('./style/prose.ts')).frenchProse,
  loadStyle: async () => (await import('./style/style.ts')).frenchStyle,
  loadLetter: async () => (await import('./letter.ts')).frenchLetter,
  loadRewrites: async () => (await import('./rewrites/all.ts')).frenchRewrites,
  loadTongue: async (motherTongue) => (await import('./motherTongue/all.ts')).frenchTongue(motherTongue),
  loadTone: async () => (await import('./tone.ts')).frenchTone,
  loadWordCard: async () => (await import('./wordCard.ts')).frenchWordCard,
  loadGuard: async () => (await import('./guard.ts')).frenchGuard,
  loadSets: async () => (await import('./sets/all.ts')).frenchSets,
};
