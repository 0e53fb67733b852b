// The two linear decisions of the parser: which action, which label. A feature's weights lie in one row of the table, so that a
// row is one look into memory: the action or label is combined with the last bits of the index.
import { ACTION_COUNT, type Machine } from './machine.ts';

/** Weights in training or from a file. */
export type Weights = Int8Array | Float32Array;

/** The index of the weight of a feature for an action or a label. */
export const weightAt = (value: number, choice: number, mask: number): number => (value & mask) ^ choice;

/** Writes the scores of the three actions; impossible ones get -Infinity. */
export function scoreActions(weights: Weights, values: Int32Array, count: number, m: Machine, out: Float64Array): void {
  const mask = weights.length - 1;
  let shift = 0;
  let left = 0;
  let right = 0;
  for (let i = 0; i < count; i++) {
    const at = (values[i] as number) & mask;
    shift += weights[at] as number;
    left += weights[at ^ 1] as number;
    right += weights[at ^ 2] as number;
  }
  out[0] = m.can(0) ? shift : Number.NEGATIVE_INFINITY;
  out[1] = m.can(1) ? left : Number.NEGATIVE_INFINITY;
  out[2] = m.can(2) ? right : Number.NEGATIVE_INFINITY;
}

/** The best of the scored actions; on a tie, the first. */
export function bestAction(scores: Float64Array): number {
  let best = 0;
  for (let action = 1; action < ACTION_COUNT; action++) {
    if ((scores[action] as number) > (scores[best] as number)) best = action;
  }
  return best;
}

/** The best and the second best label: both by one call, without an object. */
export class LabelChoice {
  best = 0;
  second = 0;
  margin = 0;

  /** Chooses among the labels of a mask. */
  choose(weights: Weights, values: Int32Array, count: number, allowed: number): void {
    const mask = weights.length - 1;
    let best = -1;
    let second = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    let secondScore = Number.NEGATIVE_INFINITY;
    for (let rest = allowed; rest !== 0; rest &= rest - 1) {
      const label = 31 - Math.clz32(rest & -rest);
      let score = 0;
      for (let i = 0; i < count; i++) score += weights[((values[i] as number) & mask) ^ label] as number;
      if (score > bestScore) {
        second = best;
        secondScore = bestScore;
        best = label;
        bestScore = score;
      } else if (score > secondScore) {
        second = label;
        secondScore = score;
      }
    }
    this.best = best;
    this.second = second < 0 ? best : second;
    this.margin = bestScore - secondScore;
  }
}
