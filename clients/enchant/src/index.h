/* What suggestions need of a dictionary: its pack, its tables, and what lies below each state of the automaton. */
#ifndef INDEX_H
#define INDEX_H

#include "candidates.h"
#include "costs.h"
#include "typed.h"

struct Arena;

typedef struct {
  Pack *pack;
  Tables *tables;
  Costs *costs;
  /* Highest frequency class at or below a state; letters to the nearest and farthest word end below it. */
  guint8 *best_frequency;
  guint8 *shortest;
  guint8 *longest;
  struct Arena *arena;
} Index;

/* Takes over pack and tables. */
Index *index_new(Pack *pack, Tables *tables);
void index_free(Index *index);

/* Adds the words near the typed one. `word` has small letters and straight apostrophes. */
void search(Index *index, const Typed *typed, Span word, int dialect, Candidates *found);
/* Adds splits into several words, and other spellings of the same word. */
void add_splits(const Index *index, Span word, int dialect, Candidates *found);
void add_variants(const Index *index, Span word, int dialect, Candidates *found);

typedef enum { TYPED_LOWER, TYPED_TITLE, TYPED_UPPER, TYPED_MIXED } TypedCase;

TypedCase typed_case(Span word);
/* Scores all candidates by what has been learnt about mistakes. */
void rank(const Index *index, const Typed *typed, Span word, TypedCase typed_case, Candidates *found);
/* Whether a suggestion is, or has in it, an offensive word; whether one may be made after all. */
gboolean is_offensive(const Pack *pack, Span text);
gboolean one_slip_apart(Span a, Span b);

#endif
