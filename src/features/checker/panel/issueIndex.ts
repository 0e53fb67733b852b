// All findings of the text, sorted by position and adjusted to every edit before the worker answers. Offsets are UTF-16.
// Invariant: marks never reach outside the text, and a mark that was edited inside is `touched`: no fix may use it.

import type { Category, Issue, IssueDelta, TextChange, TextRange } from '../../../engine/index.ts';
import { growthOf } from '../../../lib/textChanges.ts';

/** A finding at its current position. The id stays the same while the worker keeps finding it there. */
export interface Mark extends TextRange {
  readonly id: number;
  issue: Issue;
  touched: boolean;
}

/** Line, sign and hue of a finding: names look like consistency, everything else like its category. */
export const lookOf = (issue: Issue): Category => (issue.type === 'unknown-name' ? 'consistency' : issue.category);

/** The classes of a finding's mark. A word in no dictionary is a mistake even where its correction is in doubt. */
export const markClass = (issue: Issue): string =>
  `m m-${lookOf(issue)}${issue.certainty === 'maybe' && issue.type !== 'misspelling' ? ' m-maybe' : ''}`;

/** See the head of this file. */
export interface IssueIndex {
  readonly marks: readonly Mark[];
  /** Moves marks over simultaneous edits, sorted, in the coordinates before them. */
  map(changes: readonly TextChange[]): void;
  /** Takes in what the worker found; returns whether anything visible has changed. */
  apply(deltas: readonly IssueDelta[]): boolean;
  /** Removes marks until the worker says otherwise; returns how many. */
  remove(which: (mark: Mark) => boolean): number;
  /** The mark at an offset, its end included; of two, the one that starts last. */
  at(offset: number): Mark | null;
  within(range: TextRange): Mark[];
  byId(id: number | null): Mark | null;
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

const samePlace = (mark: Mark, issue: Issue) =>
  mark.start === issue.start &&
  mark.end === issue.end &&
  mark.issue.rule === issue.rule &&
  mark.issue.type === issue.type;

const sameLook = (mark: Mark, issue: Issue) => samePlace(mark, issue) && mark.issue.certainty === issue.certainty;

/** The same finding's mark, looked for among those with the same start; `from` is the index of the first of them. */
function sameFrom(marks: readonly Mark[], from: number, issue: Issue): Mark | undefined {
  for (let index = from; index < marks.length; index += 1) {
    const mark = marks[index] as Mark;
    if (mark.start !== issue.start) return undefined;
    if (samePlace(mark, issue)) return mark;
  }
  return undefined;
}

/** Moves one mark over the changes from index `from` on; null when an edit removed it. */
function moved(mark: Mark, changes: readonly TextChange[], from: number, shift: number): Mark | null {
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
export function createIssueIndex(): IssueIndex {
  let marks: Mark[] = [];
  let nextId = 1;

  const replace = ({ start, end, issues }: IssueDelta): boolean => {
    const from = firstFrom(marks, start);
    const to = firstFrom(marks, Math.max(end, start));
    const old = marks.slice(from, to);
    const sorted = [...issues].sort((a, b) => a.start - b.start || a.end - b.end);
    const unchanged = old.length === sorted.length && old.every((mark, at) => sameLook(mark, sorted[at] as Issue));
    let next = 0;
    const fresh = sorted.map((issue): Mark => {
      while (next < old.length && (old[next] as Mark).start < issue.start) next += 1;
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
      const kept: Mark[] = [];
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
        const mark = marks[index] as Mark;
        if (mark.start < offset - LONGEST) break;
        if (offset <= mark.end) return mark;
      }
      return null;
    },
    within({ start, end }) {
      const found: Mark[] = [];
      for (let index = firstFrom(marks, start - LONGEST); index < marks.length; index += 1) {
        const mark = marks[index] as Mark;
        if (mark.start >= end) break;
        if (mark.end > start) found.push(mark);
      }
      return found;
    },
    byId: (id) => marks.find((mark) => mark.id === id) ?? null,
  };
}
