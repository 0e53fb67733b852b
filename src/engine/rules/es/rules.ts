// The Spanish rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { accentRules } from './accents.ts';
import { agreementRules } from './agreement.ts';
import { homophoneRules } from './homophones.ts';
import { usageRules } from './usage.ts';

/** All Spanish rules. */
export const spanishRules: readonly Rule[] = [...homophoneRules, ...accentRules, ...agreementRules, ...usageRules];
