// The shortest way from one list of strings to another (Myers 1986), with a bound on the work for lists that have little
// in common. Pure.
import { sure } from '../sure.ts';

/** A stretch in which the lists differ: before[from, to) became after[insertFrom, insertTo). */
export interface Hunk {
  from: number;
  to: number;
  insertFrom: number;
  insertTo: number;
}

/** More differences than this are reported as one hunk. */
const MOST_STEPS = 1_000;

/** The hunks, in order; [] for equal lists. */
export function diffLists(before: readonly string[], after: readonly string[]): Hunk[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const a = before.slice(head, before.length - tail);
  const b = after.slice(head, after.length - tail);
  if (a.length === 0 && b.length === 0) return [];
  const kept = a.length === 0 || b.length === 0 ? [] : commonPairs(a, b);
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...kept, [a.length, b.length] as const]) {
    if (x > i || y > j) hunks.push({ from: head + i, to: head + x, insertFrom: head + j, insertTo: head + y });
    [i, j] = [x + 1, y + 1];
  }
  return hunks;
}

/** Pairs of indices of equal entries, in order; [] when the lists differ in too much. */
function commonPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  const bound = Math.min(a.length + b.length, MOST_STEPS);
  const reach = new Int32Array(2 * bound + 3);
  const middle = bound + 1;
  const trace: Int32Array[] = [];
  for (let d = 0; d <= bound; d++) {
    trace.push(reach.slice(middle - d - 1, middle + d + 2));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && sure(reach[middle + k - 1]) < sure(reach[middle + k + 1]));
      let x = down ? sure(reach[middle + k + 1]) : sure(reach[middle + k - 1]) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach[middle + k] = x;
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a.length, b.length);
    }
  }
  return [];
}

/** Follows the recorded steps back from the end and collects the equal entries on the way. */
function walkBack(trace: readonly Int32Array[], endX: number, endY: number): [number, number][] {
  const pairs: [number, number][] = [];
  let [x, y] = [endX, endY];
  for (let d = trace.length - 1; d >= 0; d--) {
    const row = sure(trace[d]);
    // A row holds the diagonals from -d-1 to d+1.
    const at = (k: number) => sure(row[k + d + 1]);
    const k = x - y;
    const down = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const previous = down ? k + 1 : k - 1;
    const [fromX, fromY] = d === 0 ? [0, 0] : [at(previous), at(previous) - previous];
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    [x, y] = [fromX, fromY];
  }
  return pairs.reverse();
}
