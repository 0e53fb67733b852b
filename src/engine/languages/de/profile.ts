// What the engine knows about German.
import type { LanguageProfile } from '../profile.ts';
import { germanCommon } from './common.ts';
import { germanForms } from './compounds.ts';
import { germanSentences } from './sentences.ts';
import { germanGap } from './sets/gaps.ts';
import { isLeftAlone } from './sets/leftAlone.ts';
import { germanTables } from './spelling.ts';
import { germanWords } from './words.ts';

/** See LanguageProfile. */
export const german: LanguageProfile = {
  code: 'de',
  sentences: germanSentences,
  words: germanWords,
  spelling: germanTables,
  forms: germanForms,
  cuts: { rereadsFirst: true },
  context: { isLeftAlone, gaps: germanGap },
  common: germanCommon,
  loadRules: async () => (await import('./rules/all.ts')).germanRules,
  loadSets: async () => (await import('./sets/all.ts')).germanSets,
};
