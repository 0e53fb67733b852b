// The bands of a probability: what may be done without asking, what is asked one by one, what is doubtful.
import type { Certainty } from '../types.ts';

/** From which probability on a finding belongs to a band; what is below the last is too doubtful to be shown as a mistake. */
export const BANDS = { sure: 0.97, likely: 0.85, maybe: 0.6 } as const;

/** The band of a probability. */
export function certaintyOf(probability: number): Certainty {
  if (probability >= BANDS.sure) return 'sure';
  return probability >= BANDS.likely ? 'likely' : 'maybe';
}

const ORDER: readonly Certainty[] = ['maybe', 'likely', 'sure'];

/** Whether a finding is at least as certain as asked. */
export const isAtLeast = (certainty: Certainty, least: Certainty): boolean =>
  ORDER.indexOf(certainty) >= ORDER.indexOf(least);
