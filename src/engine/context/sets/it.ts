// The Italian sets.
import type { ContextSet } from '../types.ts';
import { homophones } from './it/homophones.ts';

/** All of them. */
export const italianSets: readonly ContextSet[] = homophones;
