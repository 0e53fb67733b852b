// What a tracked change says: who made it, when, and why. Pure.
import type { Step } from './weave.ts';

/** A correction that was accepted, with its reason in the reader's language. */
export interface AcceptedFix {
  before: string;
  after: string;
  reason: string;
}

/** How changes are to be recorded. */
export interface TrackOptions {
  author: string;
  /** ISO 8601, in seconds: 2026-01-31T09:30:00Z. */
  date: string;
  fixes: readonly AcceptedFix[];
}

/** The reason of a step: of the same words, else of a correction that lies in it or around it. Each is used once. */
export function createReasons(fixes: readonly AcceptedFix[]): (step: Step) => string | undefined {
  const left = [...fixes];
  const known = new Map<Step, string | undefined>();
  const matches: ((fix: AcceptedFix, step: Step) => boolean)[] = [
    (fix, step) => fix.before === step.before && fix.after === step.after,
    (fix, step) => fix.before !== '' && step.before.includes(fix.before) && step.after.includes(fix.after),
    (fix, step) =>
      step.before + step.after !== '' && fix.before.includes(step.before) && fix.after.includes(step.after),
  ];
  return (step) => {
    if (known.has(step)) return known.get(step);
    let reason: string | undefined;
    for (const match of matches) {
      const index = left.findIndex((fix) => match(fix, step));
      if (index < 0) continue;
      [{ reason }] = left.splice(index, 1) as [AcceptedFix];
      break;
    }
    known.set(step, reason);
    return reason;
  };
}
