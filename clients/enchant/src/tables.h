/* What suggestions have to know of a language besides its pack: clients/tables, lines of fields parted by tabs. */
#ifndef TABLES_H
#define TABLES_H

#include "text.h"

typedef struct {
  char *typed;
  char *intended;
  /* Below 0 for the usual one. */
  int cost;
} Group;

typedef struct {
  /* Costs of mistakes, and weights of the ranking's features: name to double. */
  GHashTable *weights;
  GHashTable *ranking;
  GArray *groups;
  /* Elision to its full forms, a NULL-ended list. */
  GHashTable *full_forms;
  GPtrArray *hyphen_tails;
  char *one_letter_words;
  /* Letters without blanks and accents to phrases. */
  GHashTable *phrases;
  /* Rewritten letter groups, two strings one after the other. */
  GPtrArray *dialect_spellings;
  GPtrArray *old_spellings;
} Tables;

/* NULL if the file cannot be read or lacks a cost. */
Tables *tables_read(const char *file);
void tables_free(Tables *tables);
double tables_weight(const Tables *tables, const char *name);

#endif
