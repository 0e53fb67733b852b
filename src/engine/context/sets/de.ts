// The German sets.
import type { ContextSet } from '../types.ts';
import { commas } from './de/commas.ts';
import { forms } from './de/forms.ts';
import { pronouns } from './de/pronouns.ts';
import { soundAlikes } from './de/soundAlikes.ts';

/** All of them. */
export const germanSets: readonly ContextSet[] = [...commas, ...pronouns, ...soundAlikes, ...forms];
