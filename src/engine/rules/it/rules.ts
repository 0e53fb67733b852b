// The Italian rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { accentRules } from './accents.ts';
import { agreementRules } from './agreement.ts';
import { agreementPersonRules } from './agreementPersons.ts';
import { articleRules } from './articles.ts';
import { contractionRules } from './contractions.ts';
import { homophoneRules } from './homophones.ts';
import { haveRules } from './homophonesAvere.ts';
import { moodRules } from './moods.ts';
import { participleRules } from './participles.ts';
import { prepositionRules } from './prepositions.ts';
import { punctuationRules } from './punctuation.ts';
import { usageRules } from './usage.ts';
import { verbRules } from './verbs.ts';
import { wordRules } from './words.ts';

/** All Italian rules. */
export const italianRules: readonly Rule[] = [
  ...homophoneRules,
  ...haveRules,
  ...articleRules,
  ...agreementRules,
  ...agreementPersonRules,
  ...verbRules,
  ...moodRules,
  ...participleRules,
  ...prepositionRules,
  ...contractionRules,
  ...accentRules,
  ...wordRules,
  ...usageRules,
  ...punctuationRules,
];
