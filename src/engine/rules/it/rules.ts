// The Italian rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { accentRules } from './accents.ts';
import { agreementRules } from './agreement.ts';
import { articleRules } from './articles.ts';
import { homophoneRules } from './homophones.ts';
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
  ...articleRules,
  ...agreementRules,
  ...verbRules,
  ...moodRules,
  ...participleRules,
  ...prepositionRules,
  ...accentRules,
  ...wordRules,
  ...usageRules,
  ...punctuationRules,
];
