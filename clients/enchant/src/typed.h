/* The typed word as the search sees it: the cost of every edit at every position. Columns count the typed letters used. */
#ifndef TYPED_H
#define TYPED_H

#include "costs.h"

/* Longer words get no corrections; small letters may be more units than capitals. */
#define LONGEST_TYPED 80

/* A rule that matches the typed letters ending before column `end`. */
typedef struct {
  int end;
  const GroupRule *rule;
} Placed;

typedef struct {
  int n;
  int columns;
  /* Label codes; 0 = a letter that does not exist in the language. */
  guint8 letters[LONGEST_TYPED];
  /* Reading typed letter j as label c, and omitting label c after j letters, at c * columns + j. */
  int *substitution;
  int *omission;
  int surplus[LONGEST_TYPED];
  int transposition;
  /* Rules by last intended label, ordered by `end`. */
  GArray **rules;
  int width;
  /* Cheapest rule of several intended letters at the very start, by its first intended label; `rule` is NULL for none. */
  Placed *starts;
  int least_omission;
  int least_surplus;
} Typed;

/* `word` is in small letters with straight apostrophes, of LONGEST_TYPED units at most. */
Typed *typed_new(const Pack *pack, const Costs *costs, Span word);
void typed_free(Typed *typed);

#endif
