// What the context check needs to know about English besides its sets.
import type { ContextHabits } from '../../../context/finder.ts';
import { englishGap } from './gaps.ts';
import { isLeftAlone } from './leftAlone.ts';

/** See ContextHabits. */
export const englishHabits: ContextHabits = { isLeftAlone, gaps: englishGap };
