// One row of the weighted Damerau-Levenshtein matrix: the cost of having read 0, 1, ... typed letters when the path in
// the automaton is one letter longer. The hot loop of every suggestion.
import { type SearchArena, UNREACHABLE } from './arena.ts';
import { type PlacedRule, type TypedWord } from './typed.ts';

/** Result of `extendRow`; one object per search, overwritten by each call. */
export interface RowResult {
  /** First and last reachable column; low is -1 if there is none. */
  low: number;
  high: number;
  /** Lowest cost in the row. */
  least: number;
}

/**
 * Writes the row of the child reached from `state` by `label`, after the last state of the arena.
 * Costs above `limit` become unreachable.
 */
export function extendRow(
  arena: SearchArena,
  typed: TypedWord,
  state: number,
  label: number,
  limit: number,
  result: RowResult,
): void {
  const { rows, width } = arena;
  const { letters, length, substitution, omission, surplus } = typed;
  const costs = label * width;
  const from = state * width;
  const to = arena.size * width;
  const low = arena.low[state] as number;
  const high = arena.high[state] as number;
  const inPiece = (arena.depth[state] as number) - (arena.pieceStart[state] as number);
  const before = inPiece > 0 ? (arena.label[state] as number) : 0;
  const grandparent = inPiece > 0 && before !== label ? (arena.parent[state] as number) : -1;
  const rules = typed.rules[label];
  let rule = 0;
  let lastRuleEnd = -1;
  if (rules !== undefined) {
    while (rule < rules.length && (rules[rule] as PlacedRule).end < low) rule++;
    for (let i = rule; i < rules.length; i++) {
      const placed = rules[i] as PlacedRule;
      if (placed.intended.length <= inPiece + 1 && placed.end - placed.typedLength <= high) lastRuleEnd = placed.end;
    }
  }
  const lastColumn = high < length ? high + 1 : length;
  let first = -1;
  let last = 0;
  let least = UNREACHABLE;
  let left = UNREACHABLE;
  for (let j = low; j <= length; j++) {
    if (j > lastColumn && left === UNREACHABLE && j > lastRuleEnd) break;
    let cost = UNREACHABLE;
    if (j <= high) {
      const above = rows[from + j] as number;
      if (above !== UNREACHABLE) cost = above + (omission[costs + j] as number);
    }
    if (j > low && j - 1 <= high) {
      const diagonal = rows[from + j - 1] as number;
      if (diagonal !== UNREACHABLE) {
        const read = diagonal + (substitution[costs + j - 1] as number);
        if (read < cost) cost = read;
      }
    }
    if (left !== UNREACHABLE) {
      const dropped = left + (surplus[j - 1] as number);
      if (dropped < cost) cost = dropped;
    }
    if (grandparent >= 0 && j > 1 && letters[j - 2] === label && letters[j - 1] === before) {
      const q = j - 2;
      if (q >= (arena.low[grandparent] as number) && q <= (arena.high[grandparent] as number)) {
        const crossed = rows[grandparent * width + q] as number;
        if (crossed !== UNREACHABLE && crossed + (typed.transposition[q] as number) < cost) {
          cost = crossed + (typed.transposition[q] as number);
        }
      }
    }
    if (rules !== undefined && j <= lastRuleEnd) {
      while (rule < rules.length && (rules[rule] as PlacedRule).end <= j) {
        const placed = rules[rule++] as PlacedRule;
        if (placed.end === j && placed.intended.length <= inPiece + 1) {
          const replaced = groupCost(arena, state, placed);
          if (replaced < cost) cost = replaced;
        }
      }
    }
    if (cost > limit) cost = UNREACHABLE;
    rows[to + j] = cost;
    left = cost;
    if (cost !== UNREACHABLE) {
      if (first < 0) first = j;
      last = j;
      if (cost < least) least = cost;
    }
  }
  result.low = first;
  result.high = last;
  result.least = least;
}

// Cost of reading the rule's typed letters as its intended ones, if the path ends in those.
function groupCost(arena: SearchArena, state: number, rule: PlacedRule): number {
  let ancestor = state;
  for (let i = rule.intended.length - 2; i >= 0; i--) {
    if (arena.label[ancestor] !== rule.intended[i]) return UNREACHABLE;
    ancestor = arena.parent[ancestor] as number;
  }
  const column = rule.end - rule.typedLength;
  if (column < (arena.low[ancestor] as number) || column > (arena.high[ancestor] as number)) return UNREACHABLE;
  const cost = arena.rows[ancestor * arena.width + column] as number;
  return cost === UNREACHABLE ? UNREACHABLE : cost + rule.cost;
}
