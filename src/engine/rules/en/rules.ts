// The English rules: one family a file, put together here.
import type { Rule } from '../types.ts';

/** All English rules. */
export const englishRules: readonly Rule[] = [];
