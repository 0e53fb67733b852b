// Rules of every language; their examples are English.
import type { Rule } from '../../rules/types.ts';
import { wrongWeekday } from './dates.ts';
import { repeatedWord } from './repetition.ts';
import { spacingRules } from './spacing.ts';

/** See the head of this file. */
export const commonRules: readonly Rule[] = [repeatedWord, ...spacingRules, wrongWeekday];
