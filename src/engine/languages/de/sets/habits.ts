// What the context check needs to know about German besides its sets.
import type { ContextHabits } from '../../../context/finder.ts';
import { germanGap } from './gaps.ts';
import { isLeftAlone } from './leftAlone.ts';

/** See ContextHabits. */
export const germanHabits: ContextHabits = { isLeftAlone, gaps: germanGap };
