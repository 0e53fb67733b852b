// The English sets.
import type { ContextSet } from '../../../context/types.ts';
import { commas } from './commas.ts';
import { moreSoundAlikes } from './moreSoundAlikes.ts';
import { pronouns } from './pronouns.ts';
import { slips } from './slips.ts';
import { soundAlikes } from './soundAlikes.ts';

/** All of them, in one list. */
export const englishSets: readonly ContextSet[] = [
  ...commas,
  ...pronouns,
  ...soundAlikes,
  ...moreSoundAlikes,
  ...slips,
];
