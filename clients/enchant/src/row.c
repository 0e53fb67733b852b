/* See row.h. */
#include "row.h"

/* Cost of reading the rule's typed letters as its intended ones, if the path ends in those. */
static int group_cost(const Arena *arena, int state, const Placed *placed) {
  const GroupRule *rule = placed->rule;
  int ancestor = state;
  for (int i = rule->intended_n - 2; i >= 0; i--) {
    if (arena->states[ancestor].label != rule->intended[i]) return UNREACHABLE;
    ancestor = arena->states[ancestor].parent;
  }
  int column = placed->end - rule->typed_n;
  if (column < arena->states[ancestor].low || column > arena->states[ancestor].high) return UNREACHABLE;
  int cost = arena->rows[ancestor * arena->width + column];
  return cost == UNREACHABLE ? UNREACHABLE : cost + rule->cost;
}

/* Cost of two letters swapped. */
static int crossed_cost(const Arena *arena, const Typed *typed, int grandparent, int column) {
  const State *state = &arena->states[grandparent];
  if (column < state->low || column > state->high) return UNREACHABLE;
  int cost = arena->rows[grandparent * arena->width + column];
  return cost == UNREACHABLE ? UNREACHABLE : cost + typed->transposition;
}

Row row_extend(Arena *arena, const Typed *typed, int id, int label, double limit) {
  const State state = arena->states[id];
  int length = typed->n;
  int costs = label * arena->width;
  const guint8 *above = arena->rows + id * arena->width;
  guint8 *made = arena->rows + arena->size * arena->width;
  int in_piece = state.depth - state.piece_start;
  int before = in_piece > 0 ? state.label : 0;
  int grandparent = in_piece > 0 && before != label ? state.parent : -1;
  const GArray *rules = typed->rules[label];
  guint rule = 0;
  int last_rule_end = -1;
  if (rules) {
    while (rule < rules->len && g_array_index(rules, Placed, rule).end < state.low) rule++;
    for (guint i = rule; i < rules->len; i++) {
      const Placed *placed = &g_array_index(rules, Placed, i);
      gboolean fits = placed->rule->intended_n <= in_piece + 1 && placed->end - placed->rule->typed_n <= state.high;
      if (fits) last_rule_end = placed->end;
    }
  }
  int last_column = state.high < length ? state.high + 1 : length;
  int left = UNREACHABLE;
  Row row = {-1, 0, UNREACHABLE};
  for (int j = state.low; j <= length; j++) {
    if (j > last_column && left == UNREACHABLE && j > last_rule_end) break;
    int cost = UNREACHABLE;
    if (j <= state.high && above[j] != UNREACHABLE) cost = above[j] + typed->omission[costs + j];
    if (j > state.low && j - 1 <= state.high && above[j - 1] != UNREACHABLE)
      cost = MIN(cost, above[j - 1] + typed->substitution[costs + j - 1]);
    if (left != UNREACHABLE) cost = MIN(cost, left + typed->surplus[j - 1]);
    if (grandparent >= 0 && j > 1 && typed->letters[j - 2] == label && typed->letters[j - 1] == before)
      cost = MIN(cost, crossed_cost(arena, typed, grandparent, j - 2));
    if (rules && j <= last_rule_end) {
      for (; rule < rules->len && g_array_index(rules, Placed, rule).end <= j; rule++) {
        const Placed *placed = &g_array_index(rules, Placed, rule);
        if (placed->end == j && placed->rule->intended_n <= in_piece + 1)
          cost = MIN(cost, group_cost(arena, id, placed));
      }
    }
    if (cost > limit) cost = UNREACHABLE;
    made[j] = (guint8)cost;
    left = cost;
    if (cost == UNREACHABLE) continue;
    if (row.low < 0) row.low = j;
    row.high = j;
    row.least = MIN(row.least, cost);
  }
  return row;
}
