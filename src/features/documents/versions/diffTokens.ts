// The shortest way from one list of words to another (Myers 1986, greedy forward search), with a limit: two texts with
// little in common are one change rather than a long wait. Pure.

/** A part of both lists that differs: [fromA, toA) became [fromB, toB). */
export interface TokenChange {
  fromA: number;
  toA: number;
  fromB: number;
  toB: number;
}

/** Steps after which the rest counts as one change; the search's memory grows with their square (4 MB). */
const MOST_STEPS = 700;

type Reach = Int32Array;

/** The furthest points by step and diagonal, up to the end of both lists; undefined when the limit is exceeded. */
function search(a: readonly string[], b: readonly string[]): Reach[] | undefined {
  const most = Math.min(a.length + b.length, MOST_STEPS);
  const reach = new Int32Array(2 * most + 3);
  const middle = most + 1;
  const steps: Reach[] = [];
  for (let step = 0; step <= most; step++) {
    steps.push(reach.slice(middle - step - 1, middle + step + 2));
    for (let diagonal = -step; diagonal <= step; diagonal += 2) {
      const [below, above] = [reach[middle + diagonal - 1] ?? 0, reach[middle + diagonal + 1] ?? 0];
      const down = diagonal === -step || (diagonal !== step && below < above);
      let x = down ? above : below + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      reach[middle + diagonal] = x;
      if (x >= a.length && x - diagonal >= b.length) return steps;
    }
  }
  return undefined;
}

/** Changes between two lists, in order. */
export function diffTokens(a: readonly string[], b: readonly string[]): TokenChange[] {
  if (a.length === 0 && b.length === 0) return [];
  const steps = search(a, b);
  if (!steps) return [{ fromA: 0, toA: a.length, fromB: 0, toB: b.length }];
  const changes: TokenChange[] = [];
  let [x, y] = [a.length, b.length];
  for (let step = steps.length - 1; step > 0; step--) {
    const reach = steps[step] as Reach;
    const at = (diagonal: number) => reach[diagonal + step + 1] ?? 0;
    const diagonal = x - y;
    const down = diagonal === -step || (diagonal !== step && at(diagonal - 1) < at(diagonal + 1));
    const before = down ? diagonal + 1 : diagonal - 1;
    const [fromA, fromB] = [at(before), at(before) - before];
    const [toA, toB] = down ? [fromA, fromB + 1] : [fromA + 1, fromB];
    const next = changes.at(-1);
    // Consecutive steps form one change.
    if (next && next.fromA === toA && next.fromB === toB) Object.assign(next, { fromA, fromB });
    else changes.push({ fromA, toA, fromB, toB });
    [x, y] = [fromA, fromB];
  }
  return changes.reverse();
}
