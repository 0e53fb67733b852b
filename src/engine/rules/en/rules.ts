// The English rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { agreementRules } from './agreement.ts';
import { confusionRules } from './confusions.ts';
import { possessiveRules } from './confusionsPossessives.ts';

/** All English rules. */
export const englishRules: readonly Rule[] = [...possessiveRules, ...confusionRules, ...agreementRules];
