// What the context check needs to know about Spanish besides its sets.
import type { ContextHabits } from '../../../context/finder.ts';
import { families } from './families.ts';
import { isLeftAlone } from './leftAlone.ts';

/** See ContextHabits. */
export const spanishHabits: ContextHabits = { isLeftAlone, families };
