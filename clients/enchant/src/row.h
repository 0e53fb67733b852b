/* One row of the weighted Damerau-Levenshtein matrix: the hot loop of every suggestion. */
#ifndef ROW_H
#define ROW_H

#include "arena.h"
#include "typed.h"

typedef struct {
  /* First and last reachable column; low is -1 if there is none. */
  int low;
  int high;
  /* Lowest cost in it. */
  int least;
} Row;

/* Writes the row of the child reached from `state` by `label`, after the last state. Costs above `limit` are dropped. */
Row row_extend(Arena *arena, const Typed *typed, int state, int label, double limit);

#endif
