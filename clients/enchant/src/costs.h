/* The cost of each typing or hearing mistake in one language: 20 is one plain wrong letter. */
#ifndef COSTS_H
#define COSTS_H

#include "pack.h"
#include "tables.h"

#define LONGEST_GROUP 8

/* A letter group that may be typed for another: both as label codes. */
typedef struct {
  int typed_n;
  int intended_n;
  guint8 typed[LONGEST_GROUP];
  guint8 intended[LONGEST_GROUP];
  int cost;
} GroupRule;

typedef struct {
  int width;
  /* Cost of typing `t` for an intended `i`, at i * width + t. */
  int *substitution;
  int *omission;
  int *surplus;
  /* Rules by the label code of the last typed letter. */
  GArray **rules;
  /* Consonant classes: words with the same skeleton sound alike; 0 = not part of it. */
  guint8 *skeleton;
  int hyphen;
  int substitution_cost, omission_cost, omission_double, surplus_double, transposition, first;
  int least_omission, least_surplus;
  double frequency, compound, rare_compound, wrong_case, progress, split, elision, skeleton_bonus;
} Costs;

Costs *costs_new(const Pack *pack, const Tables *tables);
void costs_free(Costs *costs);

#endif
