// Fixes and edits as plain functions on texts and ranges. Offsets are UTF-16.
import type { Issue, TextChange, TextRange } from '../types.ts';

/** The change that replaces an issue with `replacement`. */
export const fixOf = (issue: TextRange, replacement: string): TextChange => ({
  start: issue.start,
  end: issue.end,
  insert: replacement,
});

/** The text after one change. Offsets outside the text are clamped. */
export function applyChange(text: string, change: TextChange): string {
  const { start, end } = clampChange(change, text.length);
  return text.slice(0, start) + change.insert + text.slice(end);
}

/** The text after an issue is replaced. */
export const applyFix = (text: string, issue: TextRange, replacement: string): string =>
  applyChange(text, fixOf(issue, replacement));

/** The text after many fixes at once. If two overlap, the earlier one is applied. */
export function applyFixes(text: string, fixes: readonly TextChange[]): string {
  const sorted = [...fixes].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let at = 0;
  for (const fix of sorted) {
    if (fix.start < at) continue;
    result += text.slice(at, fix.start) + fix.insert;
    at = fix.end;
  }
  return result + text.slice(at);
}

/** The change with its range clamped to a text of `length` units and not reversed. */
export function clampChange(change: TextChange, length: number): TextChange {
  const start = Math.max(0, Math.min(length, Math.floor(change.start) || 0));
  const end = Math.max(start, Math.min(length, Math.floor(change.end) || 0));
  return { start, end, insert: change.insert };
}

/** Where an issue is after a change elsewhere; null if the change touches it, since its word may now be different. */
export function rebase(issue: Issue, change: TextChange): Issue | null {
  if (change.start > issue.end) return issue;
  if (change.end < issue.start) {
    const by = change.insert.length - (change.end - change.start);
    return by === 0 ? issue : { ...issue, start: issue.start + by, end: issue.end + by };
  }
  return null;
}
