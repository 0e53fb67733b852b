// The Spanish rules: one family a file, put together here.
import type { Rule } from '../types.ts';

/** All Spanish rules. */
export const spanishRules: readonly Rule[] = [];
