// Two texts side by side: what is the same in both and what is not, in order. What is the same over a long stretch is cut
// to the words next to a difference, so that two long texts can be compared at a glance.
import { presentableDiff } from '@codemirror/merge';

/** A stretch of both texts; `same` ones are equal. `cut` is the number of characters left out inside a stretch. */
export type Stretch = { kind: 'same'; text: string; cut: 0 } | { kind: 'cut'; cut: number } | Difference;

/** What each text has in one place; one of the two may be empty. */
export interface Difference {
  kind: 'different';
  mine: string;
  theirs: string;
}

/** Characters that are shown before and after a difference. */
const AROUND = 160;
/** A stretch is cut only when that leaves out more than a few words. */
const WORTH = 80;
/** The comparison becomes coarser rather than slow. */
const LIMITS = { scanLimit: 500, timeout: 1_500 };

function sameStretches(text: string, first: boolean, last: boolean): Stretch[] {
  const head = first ? 0 : AROUND;
  const tail = last ? 0 : AROUND;
  if (text === '') return [];
  if (text.length <= head + tail + WORTH) return [{ kind: 'same', text, cut: 0 }];
  const before = text.slice(0, head).replace(/\s+\S*$/, '');
  const after = text.slice(text.length - tail).replace(/^\S*\s+/, '');
  const stretches: Stretch[] = [];
  if (head > 0) stretches.push({ kind: 'same', text: before, cut: 0 });
  stretches.push({ kind: 'cut', cut: text.length - (head > 0 ? before.length : 0) - (tail > 0 ? after.length : 0) });
  if (tail > 0) stretches.push({ kind: 'same', text: after, cut: 0 });
  return stretches;
}

/** Compares this device's text with the other's; an empty list when they are equal. */
export function differences(mine: string, theirs: string): Stretch[] {
  const changes = presentableDiff(mine, theirs, LIMITS);
  if (changes.length === 0) return [];
  const stretches: Stretch[] = [];
  let at = 0;
  changes.forEach(({ fromA, toA, fromB, toB }, index) => {
    stretches.push(...sameStretches(mine.slice(at, fromA), index === 0, false));
    stretches.push({ kind: 'different', mine: mine.slice(fromA, toA), theirs: theirs.slice(fromB, toB) });
    at = toA;
  });
  stretches.push(...sameStretches(mine.slice(at), false, true));
  return stretches;
}
