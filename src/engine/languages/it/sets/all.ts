// The Italian sets.
import type { ContextSet } from '../../../context/types.ts';
import { homophones } from './homophones.ts';

/** All of them, in one list. */
export const italianSets: readonly ContextSet[] = homophones;
