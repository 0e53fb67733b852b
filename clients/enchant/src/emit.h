/* Where a search begins, and the word ends that it reaches. */
#ifndef EMIT_H
#define EMIT_H

#include "index.h"

/* Minimum length of a compound part. */
#define MIN_PIECE 3
#define MOST_SEEDS 34

/* A way into the automaton: the first `column` typed letters are read as an elision (index, -1 for none) at `cost`. */
typedef struct {
  int column;
  double cost;
  int elision;
} Seed;

typedef struct {
  const Index *index;
  Candidates *found;
  int seeds;
  Seed seed[MOST_SEEDS];
} Emitter;

/* The whole word, and what follows an elision that was typed, lacks its apostrophe, or has a slip in it. */
int seeds_of(const Index *index, const Typed *typed, Span word, Seed seeds[MOST_SEEDS]);
/* Adds the word that `label` ends after `state`, unless it is not allowed here. */
void emitter_emit(const Emitter *emitter, int state, int label, int word_class, guint32 bits, guint32 place, int cost);
/* The word that `label` ends after `state`. */
void emitter_spell(const Emitter *emitter, int state, int label, Word *word);

#endif
