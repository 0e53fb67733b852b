// The Italian sets.
import type { ContextSet } from '../../../context/types.ts';
import { homophones } from './homophones.ts';

/** All of them. */
export const italianSets: readonly ContextSet[] = homophones;
