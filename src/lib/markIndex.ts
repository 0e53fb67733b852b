// All findings of the text, sorted by position and adjusted to every edit before the worker answers. Offsets are UTF-16.
// Invariant: marks never reach outside the text, and a mark that was edited inside is `touched`: no fix may use it.

import { growthOf, type TextChange, type TextRange } from './textChanges.ts';

/** What the index reads of a finding; those who use it know more. */
export interface Finding extends TextRange {
  readonly rule: string;
  readonly type: string;
  readonly text: string;
  readonly certainty: string;
}

/** New findings for one stretch of the text: they replace all earlier ones within [start, end). */
interface Delta<I> extends TextRange {
  readonly issues: readonly I[];
}

/** A finding at its current position. The id stays the same while the worker keeps finding it there. */
export interface Mark<I extends Finding = Finding> extends TextRange {
  readonly id: number;
  issue: I;
  touched: boolean;
}

/** See the head of this file. */
export interface MarkIndex<I extends Finding> {
  readonly marks: readonly Mark<I>[];
  /** Moves marks over simultaneous edits, sorted, in the coordinates before them. */
  map(changes: readonly TextChange[]): void;
  /** Takes in what the worker found; returns whether anything visible has changed. */
  apply(deltas: readonly Delta<I>[]): boolean;
  /** Removes marks until the worker says otherwise; returns how many. */
  remove(which: (mark: Mark<I>) => boolean): number;
  /** The mark at an offset, its end included; of two, the one that starts last. */
  at(offset: number): Mark<I> | null;
  within(range: TextRange): Mark<I>[];
  byId(id: number | null): Mark<I> | null;
}

/** Index of the first mark that starts at or after the offset. */
function firstFrom(marks: readonly Mark[], offset: number): number {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] as Mark).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Longest mark that `at` and `within` look back for; spelling and grammar marks stay far below. */
const LONGEST = 2_000;

const samePlace = (mark: Mark, issue: Finding) =>
  mark.start === issue.start &&
  mark.end === issue.end &&
  mark.issue.rule === issue.rule &&
  mark.issue.type === issue.type;

const sameLook = (mark: Mark, issue: Finding) => samePlace(mark, issue) && mark.issue.certainty === issue.certainty;

/** The same finding's mark, looked for among those with the same start; `from` is the index of the first of them. */
function sameFrom<M extends Mark>(marks: readonly M[], from: number, issue: Finding): M | undefined {
  for (let index = from; index < marks.length; index += 1) {
    const mark = marks[index] as M;
    if (mark.start !== issue.start) return undefined;
    if (samePlace(mark, issue)) return mark;
  }
  return undefined;
}

/** Moves one mark over the changes from index `from` on; null when an edit removed it. */
function moved<M extends Mark>(mark: M, changes: readonly TextChange[], from: number, shift: number): M | null {
  let { start, end, touched } = mark;
  let before = shift;
  for (let index = from; index < changes.length; index += 1) {
    const change = changes[index] as TextChange;
    if (change.start >= mark.end) break;
    const grown = growthOf(change);
    if (change.end <= mark.start) {
      before += grown;
    } else if (change.start >= mark.start && change.end <= mark.end) {
      end += grown;
      touched = true;
    } else return null;
  }
  start += before;
  end += before;
  if (end <= start) return null;
  return Object.assign(mark, { start, end, touched });
}

/** An empty index. */
export function createMarkIndex<I extends Finding>(): MarkIndex<I> {
  let marks: Mark<I>[] = [];
  let nextId = 1;

  const replace = ({ start, end, issues }: Delta<I>): boolean => {
    const from = firstFrom(marks, start);
    const to = firstFrom(marks, Math.max(end, start));
    const old = marks.slice(from, to);
    const sorted = [...issues].sort((a, b) => a.start - b.start || a.end - b.end);
    const unchanged = old.length === sorted.length && old.every((mark, at) => sameLook(mark, sorted[at] as I));
    let next = 0;
    const fresh = sorted.map((issue): Mark<I> => {
      while (next < old.length && (old[next] as Mark<I>).start < issue.start) next += 1;
      const known = sameFrom(old, next, issue);
      if (known && known.issue.text === issue.text) return Object.assign(known, { issue, touched: false });
      return { id: nextId++, start: issue.start, end: issue.end, issue, touched: false };
    });
    marks.splice(from, to - from, ...fresh);
    return !unchanged;
  };

  return {
    get marks() {
      return marks;
    },
    map(changes) {
      let from = 0;
      let shift = 0;
      const kept: Mark<I>[] = [];
      for (const mark of marks) {
        for (let change = changes[from]; change && change.end < mark.start - LONGEST; change = changes[from]) {
          shift += growthOf(change);
          from += 1;
        }
        const next = moved(mark, changes, from, shift);
        if (next) kept.push(next);
      }
      marks = kept;
    },
    apply(deltas) {
      let changed = false;
      for (const delta of deltas) changed = replace(delta) || changed;
      return changed;
    },
    remove(which) {
      const before = marks.length;
      marks = marks.filter((mark) => !which(mark));
      return before - marks.length;
    },
    at(offset) {
      for (let index = firstFrom(marks, offset + 1) - 1; index >= 0; index -= 1) {
        const mark = marks[index] as Mark<I>;
        if (mark.start < offset - LONGEST) break;
        if (offset <= mark.end) return mark;
      }
      return null;
    },
    within({ start, end }) {
      const found: Mark<I>[] = [];
      for (let index = firstFrom(marks, start - LONGEST); index < marks.length; index += 1) {
        const mark = marks[index] as Mark<I>;
        if (mark.start >= end) break;
        if (mark.end > start) found.push(mark);
      }
      return found;
    },
    byId: (id) => marks.find((mark) => mark.id === id) ?? null,
  };
}
