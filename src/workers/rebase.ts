// Carries findings forward over edits that were made while they were computed. Offsets are UTF-16, ranges half open.
// Invariant: the remaining findings point at exactly the characters that the worker saw.
import type { IssueDelta, TextChange } from '../engine/index.ts';
import { movedRange, movedStretch } from '../lib/textChanges.ts';

/** Deltas in the coordinates after the edits, which are given in order, each in the coordinates left by the one before. */
export function rebaseDeltas(deltas: readonly IssueDelta[], changes: readonly TextChange[]): IssueDelta[] {
  let moved = [...deltas];
  for (const change of changes) {
    moved = moved.map((delta) => ({
      ...movedStretch(delta, change),
      issues: delta.issues.flatMap((issue) => movedRange(issue, change) ?? []),
    }));
  }
  return moved;
}
