/* Which edits turn a correction into the typed word: the cheapest alignment under the search's own costs, last edit first. */
#ifndef ALIGN_H
#define ALIGN_H

#include "typed.h"

typedef struct {
  const char *kind;
  /* The typed letters [at, at + typed_n) replace the intended ones [from, from + intended_n). */
  int at, typed_n, from, intended_n;
} Edit;

#define MOST_EDITS (LONGEST_TYPED + WORD_CAPACITY)

/* `intended` are label codes. Returns the number of edits. */
int align(const Typed *typed, const guint8 *intended, int intended_n, Edit edits[MOST_EDITS]);

#endif
