// What the engine knows about Spanish.
import type { LanguageProfile } from '../profile.ts';
import { spanishCommon } from './common.ts';
import { spanishForms } from './forms.ts';
import { spanishSentences } from './sentences.ts';
import { families } from './sets/families.ts';
import { isLeftAlone } from './sets/leftAlone.ts';
import { spanishTables } from './spelling.ts';
import { spanishWords } from './words.ts';

/** See LanguageProfile. */
export const spanish: LanguageProfile = {
  code: 'es',
  sentences: spanishSentences,
  words: spanishWords,
  spelling: spanishTables,
  forms: spanishForms,
  cuts: {},
  context: { isLeftAlone, families },
  common: spanishCommon,
  loadRules: async () => (await import('./rules/all.ts')).spanishRules,
  loadSets: async () => (await import('./sets/all.ts')).spanishSets,
};
