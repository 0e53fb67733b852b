// The Spanish rules: one family a file, put together here.
import type { Rule } from '../types.ts';
import { accentRules } from './accents.ts';
import { homophoneRules } from './homophones.ts';

/** All Spanish rules. */
export const spanishRules: readonly Rule[] = [...homophoneRules, ...accentRules];
