// Carries findings forward over edits that were made while they were computed. Offsets are UTF-16, ranges half open.
// Invariant: what is left points at the very characters that the worker saw.
import type { Issue, IssueDelta, TextChange } from '../engine/index.ts';

/** A finding after one edit: moved, or null where the edit touched it. */
function moveIssue(issue: Issue, change: TextChange, shift: number): Issue | null {
  if (change.end < issue.start) return { ...issue, start: issue.start + shift, end: issue.end + shift };
  if (change.start > issue.end) return issue;
  return null;
}

/** Deltas in the coordinates after the edits, which are given in order, each in the coordinates left by the one before. */
export function rebaseDeltas(deltas: readonly IssueDelta[], changes: readonly TextChange[]): IssueDelta[] {
  let moved = [...deltas];
  for (const change of changes) {
    const shift = change.insert.length - (change.end - change.start);
    moved = moved.map((delta) => ({
      start: delta.start <= change.start ? delta.start : Math.max(change.start, delta.start + shift),
      end: delta.end < change.start ? delta.end : Math.max(change.start, delta.end + shift),
      issues: delta.issues.flatMap((issue) => moveIssue(issue, change, shift) ?? []),
    }));
  }
  return moved;
}
