// What the context check needs to know about French besides its sets.
import type { ContextHabits } from '../../../context/finder.ts';
import { isLeftAlone } from './leftAlone.ts';
import { frenchEndings } from './verbEndings.ts';

/** See ContextHabits. */
export const frenchHabits: ContextHabits = { isLeftAlone, families: { er: frenchEndings } };
