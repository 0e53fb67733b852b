// Whether the bands keep what they promise: how many findings each has, the precision promised, the precision found.
import { certaintyOf } from '../../src/engine/certainty/bands.ts';
import type { Certainty } from '../../src/engine/types.ts';
import { share } from './share.ts';

/** The findings of a band. */
export interface BandCounts {
  matches: number;
  /** The sum of their probabilities. */
  promised: number;
  /** Mistakes whose first correction is right, or which have none. */
  right: number;
}

/** The bands, best first. */
export const BAND_NAMES: readonly Certainty[] = ['sure', 'likely', 'maybe'];

/** Counts by band. */
export type Bands = Map<Certainty, BandCounts>;

/** Counts a finding in its band. */
export function addToBand(bands: Bands, probability: number, isRight: boolean): void {
  const name = certaintyOf(probability);
  const counts = bands.get(name) ?? { matches: 0, promised: 0, right: 0 };
  bands.set(name, counts);
  counts.matches++;
  counts.promised += probability;
  if (isRight) counts.right++;
}

/** Adds all counts of `more` to `bands`. */
export function addBands(bands: Bands, more: Bands): void {
  for (const [name, { matches, promised, right }] of more) {
    const counts = bands.get(name) ?? { matches: 0, promised: 0, right: 0 };
    bands.set(name, {
      matches: counts.matches + matches,
      promised: counts.promised + promised,
      right: counts.right + right,
    });
  }
}

/** For each band the number of findings, the precision promised and that found. */
export const bandCells = (bands: Bands): string[] =>
  BAND_NAMES.flatMap((name) => {
    const { matches, promised, right } = bands.get(name) ?? { matches: 0, promised: 0, right: 0 };
    return [String(matches), share(promised, matches), share(right, matches)];
  });

/** The headings of `bandCells`. */
export const BAND_COLUMNS: readonly string[] = BAND_NAMES.flatMap((name) => [name, 'promised', 'right']);

/** The bands in one line. */
export const bandsLine = (bands: Bands): string =>
  BAND_NAMES.map((name) => {
    const { matches, promised, right } = bands.get(name) ?? { matches: 0, promised: 0, right: 0 };
    return `${name} ${matches} promised ${share(promised, matches)} right ${share(right, matches)}`;
  }).join('; ');
