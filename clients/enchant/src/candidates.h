/* The corrections found so far, one per spelling, and the score that a new one must beat to be worth a look. */
#ifndef CANDIDATES_H
#define CANDIDATES_H

#include "text.h"

typedef enum { KIND_WORD, KIND_COMPOUND, KIND_SPLIT, KIND_PHRASE, KIND_ELISION, KIND_VARIANT } Kind;

/* Names among the features of the ranking. */
extern const char *const kind_names[];

typedef struct {
  /* Capitalised as in the dictionary; UTF-8. */
  char *text;
  double cost;
  /* Frequency class, 0 to 15; if it has several parts, that of the rarest. */
  double frequency;
  Kind kind;
  double score;
} Candidate;

#define KEEP 16

typedef struct {
  GPtrArray *all;
  GHashTable *by_text;
  double frequency_weight;
  double margin;
  double best[KEEP];
  int kept;
  double threshold;
} Candidates;

Candidates *candidates_new(double frequency_weight, double margin);
void candidates_free(Candidates *candidates);
/* Adds a candidate or lowers the cost of a known one. */
void candidates_add(Candidates *candidates, Span text, double cost, double frequency, Kind kind);
/* Lowest score so far; infinite if there is none. */
double candidates_best(const Candidates *candidates);
/* By the search's own score, then by text. */
void candidates_sort_found(Candidates *candidates);
/* By `score`, then by text. */
void candidates_sort_scored(Candidates *candidates);

#endif
