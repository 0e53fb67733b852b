// Simultaneous edits of a text. Pure.

import type { TextChange } from '../../../engine/index.ts';

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
