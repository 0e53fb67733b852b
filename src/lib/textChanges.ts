// Changes of a text, and where ranges stand after them. The only place that does this arithmetic. Offsets are UTF-16.

/** A half-open range of UTF-16 offsets. */
export interface TextRange {
  start: number;
  end: number;
}

/** An edit in the coordinates of the text before it: [start, end) is replaced by `insert`. */
export interface TextChange extends TextRange {
  insert: string;
}

/** By how much a change moves what lies behind it. */
export const growthOf = ({ start, end, insert }: TextChange): number => insert.length - (end - start);

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

/** Where the inserted texts of simultaneous changes (sorted, in the coordinates before them) lie afterwards. */
export function insertedRanges(changes: readonly TextChange[]): TextRange[] {
  let shift = 0;
  return changes.map((change) => {
    const start = change.start + shift;
    shift += growthOf(change);
    return { start, end: start + change.insert.length };
  });
}

/**
 * One list of changes that does what `first` and then `second` do, in the coordinates before both; `second` has those after
 * `first`. Both must be sorted and not overlap; so is the result. Linear.
 */
export function composeChanges(first: readonly TextChange[], second: readonly TextChange[]): TextChange[] {
  const rest = [...first];
  const composed: TextChange[] = [];
  let i = 0;
  /** What to add to an offset before `first` to get the one after it, behind the changes used up. */
  let shift = 0;
  for (const change of second) {
    for (let c = rest[i]; c && c.start + shift + c.insert.length <= change.start; c = rest[++i]) {
      composed.push(c);
      shift += growthOf(c);
    }
    let start = change.start - shift;
    let insert = change.insert;
    const open = rest[i];
    if (open && open.start + shift < change.start) {
      start = open.start;
      insert = open.insert.slice(0, change.start - open.start - shift) + insert;
    }
    for (let c = rest[i]; c && c.start + shift < change.end; c = rest[++i]) {
      const used = change.end - c.start - shift;
      if (used < c.insert.length) {
        rest[i] = { start: c.end, end: c.end, insert: c.insert.slice(used) };
        shift += used - (c.end - c.start);
        break;
      }
      shift += growthOf(c);
    }
    composed.push({ start, end: change.end - shift, insert });
  }
  return [...composed, ...rest.slice(i)];
}

/** The change with its range clamped to a text of `length` units and not reversed. */
export function clampChange(change: TextChange, length: number): TextChange {
  const start = Math.max(0, Math.min(length, Math.floor(change.start) || 0));
  const end = Math.max(start, Math.min(length, Math.floor(change.end) || 0));
  return { start, end, insert: change.insert };
}

/** Where a range stands after a change elsewhere; null when the change touches it, since its text may be another. */
export function movedRange<T extends TextRange>(range: T, change: TextChange): T | null {
  if (change.start > range.end) return range;
  if (change.end >= range.start) return null;
  const by = growthOf(change);
  return by === 0 ? range : { ...range, start: range.start + by, end: range.end + by };
}

/** Where a stretch of text stands after a change: what the change replaced of it shrinks to the change's start. */
export function movedStretch({ start, end }: TextRange, change: TextChange): TextRange {
  const by = growthOf(change);
  return {
    start: start <= change.start ? start : Math.max(change.start, start + by),
    end: end < change.start ? end : Math.max(change.start, end + by),
  };
}

/** The shortest replacement between the first and the last difference; null when the texts are equal. */
export function diffTexts(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let tail = 0;
  while (
    tail < most - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  return { start, end: before.length - tail, insert: after.slice(start, after.length - tail) };
}
