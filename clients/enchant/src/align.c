/* See align.h. */
#include "align.h"

#include <string.h>

#define FAR 1000000000

enum { MATCH, SUBSTITUTION, OMISSION, OMISSION_DOUBLE, SURPLUS, SURPLUS_DOUBLE, TRANSPOSITION, GROUP };

static const char *const KINDS[] = {
    "match", "substitution", "omission", "omissionDouble", "surplus", "surplusDouble", "transposition", "group",
};

typedef struct {
  int cost;
  guint8 kind, typed_n, intended_n;
} Cell;

static int letter_at(const Typed *typed, int j) { return j >= 0 && j < typed->n ? typed->letters[j] : -1; }

static void offer(Cell *cell, int cost, int kind, int typed_n, int intended_n) {
  if (cost < cell->cost) *cell = (Cell){cost, (guint8)kind, (guint8)typed_n, (guint8)intended_n};
}

static gboolean ends_in(const guint8 *intended, int end, const GroupRule *rule) {
  return memcmp(intended + end - rule->intended_n, rule->intended, (size_t)rule->intended_n) == 0;
}

static void fill_cell(const Typed *typed, const guint8 *intended, Cell *cells, int i, int j) {
  int columns = typed->columns;
  Cell *cell = cells + i * columns + j;
  int label = i > 0 ? intended[i - 1] : 0;
  int letter = j > 0 ? typed->letters[j - 1] : 0;
  *cell = (Cell){FAR, MATCH, 0, 0};
  if (i > 0 && j > 0) {
    int cost = cell[-columns - 1].cost + typed->substitution[label * columns + j - 1];
    offer(cell, cost, label == letter && label != 0 ? MATCH : SUBSTITUTION, 1, 1);
  }
  if (i > 0) {
    gboolean doubled = label != 0 && (label == letter || label == letter_at(typed, j));
    int cost = cell[-columns].cost + typed->omission[label * columns + j];
    offer(cell, cost, doubled ? OMISSION_DOUBLE : OMISSION, 0, 1);
  }
  if (j > 0) {
    gboolean doubled = letter != 0 && (letter_at(typed, j - 2) == letter || letter_at(typed, j) == letter);
    offer(cell, cell[-1].cost + typed->surplus[j - 1], doubled ? SURPLUS_DOUBLE : SURPLUS, 1, 0);
  }
  gboolean swapped = i > 1 && j > 1 && label != letter && typed->letters[j - 2] == label && intended[i - 2] == letter;
  if (swapped) offer(cell, cell[-2 * columns - 2].cost + typed->transposition, TRANSPOSITION, 2, 2);
  const GArray *rules = typed->rules[label];
  for (guint k = 0; rules && k < rules->len; k++) {
    const Placed *placed = &g_array_index(rules, Placed, k);
    if (placed->end > j) break;
    int n = placed->rule->intended_n;
    if (placed->end != j || n > i || !ends_in(intended, i, placed->rule)) continue;
    int cost = cell[-n * columns - placed->rule->typed_n].cost + placed->rule->cost;
    offer(cell, cost, GROUP, placed->rule->typed_n, n);
  }
}

int align(const Typed *typed, const guint8 *intended, int intended_n, Edit edits[MOST_EDITS]) {
  Cell *cells = g_new0(Cell, typed->columns * (intended_n + 1));
  for (int i = 0; i <= intended_n; i++)
    for (int j = i == 0 ? 1 : 0; j < typed->columns; j++) fill_cell(typed, intended, cells, i, j);
  int n = 0;
  int i = intended_n, j = typed->n;
  while (i > 0 || j > 0) {
    Cell cell = cells[i * typed->columns + j];
    i -= cell.intended_n;
    j -= cell.typed_n;
    if (cell.kind != MATCH) edits[n++] = (Edit){KINDS[cell.kind], j, cell.typed_n, i, cell.intended_n};
  }
  g_free(cells);
  return n;
}
