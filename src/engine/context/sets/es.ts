// The Spanish sets.
import type { ContextSet } from '../types.ts';
import { accents } from './es/accents.ts';
import { homophones } from './es/homophones.ts';
import { questions } from './es/questions.ts';

/** All of them. */
export const spanishSets: readonly ContextSet[] = [...accents, ...questions, ...homophones];
