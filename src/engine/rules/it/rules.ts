// The Italian rules: one family a file, put together here.
import type { Rule } from '../types.ts';

/** All Italian rules. */
export const italianRules: readonly Rule[] = [];
