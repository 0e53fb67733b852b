// A page that follows a document under edit, for tests.
import {
  type CheckedDocument,
  type CheckStep,
  type Issue,
  movedRange,
  type TextChange,
} from '../../src/engine/index.ts';

/** What a page does with the deltas: keeps a list of issues that moves with the edits. */
export class Listener {
  issues: Issue[] = [];

  edited(changes: readonly TextChange[]): void {
    for (const change of changes) {
      this.issues = this.issues.map((issue) => movedRange(issue, change)).filter((issue) => issue !== null);
    }
  }

  told(step: CheckStep): void {
    for (const { start, end, issues } of step.deltas) {
      const others = this.issues.filter((issue) => issue.end <= start || issue.start >= end);
      this.issues = [...others, ...issues].sort((a, b) => a.start - b.start);
    }
  }
}

/** Steps until the document is checked; part of it is in view. */
export function finish(document: CheckedDocument, listener: Listener, budget: number): CheckStep {
  for (let turns = 0; turns < 10_000; turns++) {
    const step = document.step(budget, { start: 3, end: 9 });
    listener.told(step);
    if (step.done) return step;
  }
  throw new Error('never done');
}
