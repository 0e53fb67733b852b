// The German rules: one family a file, put together here.
import type { Rule } from '../types.ts';

/** All German rules. */
export const germanRules: readonly Rule[] = [];
