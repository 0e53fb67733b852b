// How many right links each action would make impossible (Goldberg and Nivre 2013, for the arc-hybrid system).
import { ACTION_COUNT, Action, type Machine } from '../../../src/engine/reading/parser/machine.ts';

/** Writes the cost of each possible action. `gold` has each word's head, the number of words for the root. */
export function actionCosts(m: Machine, gold: Int32Array, out: Int32Array): void {
  const { stack, depth, next, count } = m;
  const top = depth > 0 ? (stack[depth - 1] as number) : -1;
  const under = depth > 1 ? (stack[depth - 2] as number) : -1;
  out.fill(0);
  if (m.can(Action.shift)) {
    for (let i = 0; i < depth; i++) {
      const word = stack[i] as number;
      if (gold[word] === next) out[Action.shift] = (out[Action.shift] as number) + 1;
      if (i < depth - 1 && gold[next] === word) out[Action.shift] = (out[Action.shift] as number) + 1;
    }
  }
  if (top < 0) return;
  const head = gold[top] as number;
  let children = 0;
  for (let i = next; i < count; i++) if (gold[i] === top) children++;
  out[Action.left] = children + (under >= 0 && head === under ? 1 : 0) + (head > next && head <= count ? 1 : 0);
  out[Action.right] = children + (head >= next && head <= count ? 1 : 0);
}

/** Of the possible actions that cost least, the one that the parser scores highest. */
export function rightAction(m: Machine, scores: Float64Array, costs: Int32Array): number {
  let right = -1;
  for (let action = 0; action < ACTION_COUNT; action++) {
    if (!m.can(action)) continue;
    const cost = costs[action] as number;
    const least = right < 0 ? Number.POSITIVE_INFINITY : (costs[right] as number);
    if (cost < least || (cost === least && (scores[action] as number) > (scores[right] as number))) right = action;
  }
  return right;
}
