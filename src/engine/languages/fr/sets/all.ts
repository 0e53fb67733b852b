// The French sets.
import type { ContextSet } from '../../../context/types.ts';
import { agreement } from './agreement.ts';
import { homophones } from './homophones.ts';
import { pronouns } from './pronouns.ts';
import { words } from './words.ts';

/** All of them, in one list. */
export const frenchSets: readonly ContextSet[] = [...homophones, ...pronouns, ...words, ...agreement];
