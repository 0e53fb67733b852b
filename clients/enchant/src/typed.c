/* See typed.h. */
#include "typed.h"

static void price(Typed *typed, const Costs *costs, int j) {
  int previous = j > 0 ? typed->letters[j - 1] : 0;
  int here = j < typed->n ? typed->letters[j] : 0;
  int first = j == 0 ? costs->first : 0;
  for (int c = 1; c < costs->width; c++) {
    gboolean doubled = c == previous || c == here;
    typed->omission[c * typed->columns + j] = (doubled ? costs->omission_double : costs->omission[c]) + first;
  }
  if (j == typed->n) return;
  for (int c = 1; c < costs->width; c++) {
    if (c == here) continue;
    int cost = here == 0 ? costs->substitution_cost : costs->substitution[c * costs->width + here];
    typed->substitution[c * typed->columns + j] = cost + first;
  }
  gboolean doubled = here != 0 && (here == previous || (j + 1 < typed->n && here == typed->letters[j + 1]));
  typed->surplus[j] = doubled ? costs->surplus_double : costs->surplus[here] + first;
}

static gboolean ends_with(const Typed *typed, int end, const GroupRule *rule) {
  int from = end - rule->typed_n;
  if (from < 0) return FALSE;
  for (int i = 0; i < rule->typed_n; i++)
    if (typed->letters[from + i] != rule->typed[i]) return FALSE;
  return TRUE;
}

static void place_rules(Typed *typed, const Costs *costs) {
  for (int end = 1; end <= typed->n; end++) {
    const GArray *rules = costs->rules[typed->letters[end - 1]];
    for (guint i = 0; i < rules->len; i++) {
      const GroupRule *rule = &g_array_index(rules, GroupRule, i);
      if (!ends_with(typed, end, rule)) continue;
      GArray **placed = &typed->rules[rule->intended[rule->intended_n - 1]];
      if (!*placed) *placed = g_array_new(FALSE, FALSE, sizeof(Placed));
      Placed one = {end, rule};
      g_array_append_val(*placed, one);
    }
  }
  for (int label = 0; label < typed->width; label++) {
    for (guint i = 0; typed->rules[label] && i < typed->rules[label]->len; i++) {
      Placed one = g_array_index(typed->rules[label], Placed, i);
      if (one.end != one.rule->typed_n || one.rule->intended_n < 2) continue;
      Placed *start = &typed->starts[one.rule->intended[0]];
      if (!start->rule || one.rule->cost < start->rule->cost) *start = one;
    }
  }
}

Typed *typed_new(const Pack *pack, const Costs *costs, Span word) {
  Typed *typed = g_new0(Typed, 1);
  typed->n = MIN(word.n, LONGEST_TYPED);
  typed->columns = typed->n + 1;
  typed->width = costs->width;
  typed->transposition = costs->transposition;
  typed->least_omission = costs->least_omission;
  typed->least_surplus = costs->least_surplus;
  typed->substitution = g_new0(int, typed->columns * costs->width);
  typed->omission = g_new0(int, typed->columns * costs->width);
  typed->rules = g_new0(GArray *, costs->width);
  typed->starts = g_new0(Placed, costs->width);
  for (int i = 0; i < typed->n; i++) typed->letters[i] = pack->code[word.u[i]];
  for (int j = 0; j <= typed->n; j++) price(typed, costs, j);
  place_rules(typed, costs);
  return typed;
}

void typed_free(Typed *typed) {
  for (int i = 0; i < typed->width; i++)
    if (typed->rules[i]) g_array_free(typed->rules[i], TRUE);
  g_free(typed->rules);
  g_free(typed->starts);
  g_free(typed->substitution);
  g_free(typed->omission);
  g_free(typed);
}
