// The Spanish sets.
import type { ContextSet } from '../../../context/types.ts';
import { accents } from './accents.ts';
import { homophones } from './homophones.ts';
import { questions } from './questions.ts';

/** All of them, in one list. */
export const spanishSets: readonly ContextSet[] = [...accents, ...questions, ...homophones];
