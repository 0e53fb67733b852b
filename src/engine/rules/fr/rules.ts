// The French rules: one family a file, put together here.
import type { Rule } from '../types.ts';

/** All French rules. */
export const frenchRules: readonly Rule[] = [];
