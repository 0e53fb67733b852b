// Findings of a stretch of the text, in the coordinates of the text.
import type { IssueDelta, TextRange } from '../../../engine/index.ts';

/** A range, and whatever else it holds, moved by a number of characters. */
export const shiftedBy = <T extends TextRange>(range: T, by: number): T => ({
  ...range,
  start: range.start + by,
  end: range.end + by,
});

/** Deltas of a stretch that begins there. */
export const shiftedDeltas = (deltas: readonly IssueDelta[], by: number): readonly IssueDelta[] =>
  by === 0
    ? deltas
    : deltas.map((delta) => ({ ...shiftedBy(delta, by), issues: delta.issues.map((issue) => shiftedBy(issue, by)) }));
