// Simultaneous edits of a text. Pure.

import type { TextChange, TextRange } from '../../../engine/index.ts';
import { growthOf } from '../../../lib/textChanges.ts';

/** Applies simultaneous edits (sorted, in the coordinates before them). */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, insert } of changes) {
    result += text.slice(at, start) + insert;
    at = end;
  }
  return result + text.slice(at);
}

/** The same edits one at a time, from last to first, each in the coordinates left by the one before. */
export const inSequence = (changes: readonly TextChange[]): TextChange[] => [...changes].reverse();

/** Where the inserted texts of simultaneous edits lie afterwards. */
export function insertedRanges(changes: readonly TextChange[]): TextRange[] {
  let shift = 0;
  return changes.map((change) => {
    const start = change.start + shift;
    shift += growthOf(change);
    return { start, end: start + change.insert.length };
  });
}
