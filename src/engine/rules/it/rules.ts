// The Italian rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { agreementRules } from './agreement.ts';
import { articleRules } from './articles.ts';
import { homophoneRules } from './homophones.ts';

/** All Italian rules. */
export const italianRules: readonly Rule[] = [...homophoneRules, ...articleRules, ...agreementRules];
