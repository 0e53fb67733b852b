// The English sets.
import type { ContextSet } from '../types.ts';
import { commas } from './en/commas.ts';
import { moreSoundAlikes } from './en/moreSoundAlikes.ts';
import { pronouns } from './en/pronouns.ts';
import { slips } from './en/slips.ts';
import { soundAlikes } from './en/soundAlikes.ts';

/** All of them. */
export const englishSets: readonly ContextSet[] = [
  ...commas,
  ...pronouns,
  ...soundAlikes,
  ...moreSoundAlikes,
  ...slips,
];
