// The German sets.
import type { ContextSet } from '../../../context/types.ts';
import { commas } from './commas.ts';
import { forms } from './forms.ts';
import { pronouns } from './pronouns.ts';
import { soundAlikes } from './soundAlikes.ts';

/** All of them, in one list. */
export const germanSets: readonly ContextSet[] = [...commas, ...pronouns, ...soundAlikes, ...forms];
