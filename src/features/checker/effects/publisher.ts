// Carries the worker's findings into the store for the panel and the status bar, no more often than the eye needs and
// not between two keystrokes: while someone types, only the underlines follow at once.
import type { IssueIndex } from '../panel/issueIndex.ts';
import { afterMarks, type CheckerState, useChecker } from '../store.ts';

/** While findings stream in, components are updated this often. */
const PUBLISH_MS = 100;
/** After a keystroke, components wait this long for the next one. */
const QUIET_MS = 180;
/** Someone who never pauses still sees the numbers move. */
const AT_LEAST_MS = 900;

type Change = (state: CheckerState) => Partial<CheckerState>;

/** See the head of this file. */
export interface Publisher {
  /** A change for the components to see soon, or at once if it is the last of a check; `marks`: findings changed too. */
  note(change: Change, marks: boolean, isLast?: boolean): void;
  /** A key was pressed. */
  typed(): void;
  /** Publishes everything recorded so far at once. */
  now(): void;
  /** Discards what is recorded but not yet shown: another text was opened. */
  forget(): void;
  /** Publishes everything at once, along with the current findings. */
  marksNow(): void;
  stop(): void;
}

/** Publishes the marks of an index. */
export function createPublisher(index: IssueIndex): Publisher {
  let waiting: Change[] = [];
  let marks = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let publishedAt = 0;
  let typedAt = Number.NEGATIVE_INFINITY;
  let waitingSince = 0;

  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    publishedAt = performance.now();
    const changes = waiting;
    const withMarks = marks;
    waiting = [];
    marks = false;
    useChecker.setState((state) => {
      const next = changes.reduce((sum, change) => Object.assign(sum, change(sum)), { ...state });
      return withMarks ? Object.assign(next, afterMarks(next, [...index.marks])) : next;
    });
  };
  const soon = (isLast: boolean) => {
    const time = performance.now();
    const next = isLast ? time : publishedAt + PUBLISH_MS;
    const due = Math.min(Math.max(next, typedAt + QUIET_MS), waitingSince + AT_LEAST_MS);
    clearTimeout(timer);
    if (due <= time) now();
    else timer = setTimeout(now, due - time);
  };

  return {
    note(change, withMarks, isLast = false) {
      if (timer === undefined) waitingSince = performance.now();
      waiting.push(change);
      marks ||= withMarks;
      soon(isLast);
    },
    typed() {
      typedAt = performance.now();
    },
    now,
    forget() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
    marksNow() {
      marks = true;
      now();
    },
    stop: () => clearTimeout(timer),
  };
}
