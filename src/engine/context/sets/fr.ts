// The French sets.
import type { ContextSet } from '../types.ts';
import { agreement } from './fr/agreement.ts';
import { homophones } from './fr/homophones.ts';
import { pronouns } from './fr/pronouns.ts';
import { words } from './fr/words.ts';

/** All of them. */
export const frenchSets: readonly ContextSet[] = [...homophones, ...pronouns, ...words, ...agreement];
