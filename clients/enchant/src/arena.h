/* Memory of one best-first search: arrays with one entry per queued state, and a bucket queue over priorities. */
#ifndef ARENA_H
#define ARENA_H

#include <glib.h>

/* "Unreachable" in a row of the distance matrix; real costs stay below. */
#define UNREACHABLE 255
#define BUCKETS 512

typedef struct {
  int node;
  int parent;
  /* Words before this node in the automaton's order. */
  guint32 word_index;
  /* Lowest score that any word below can reach. */
  int bound;
  int next;
  guint8 label, low, high, depth;
  /* Depth at which the current part of a compound begins, finished parts, and the lowest frequency class of those. */
  guint8 piece_start, pieces, piece_frequency, seed;
} State;

typedef struct Arena {
  int capacity;
  int width;
  int size;
  int rows_size;
  /* Costs by number of typed letters used, `width` a state. */
  guint8 *rows;
  State *states;
  int buckets[BUCKETS];
  int cursor;
} Arena;

void arena_reset(Arena *arena, int width);
/* Makes room for `count` more states. */
void arena_reserve(Arena *arena, int count);
void arena_push(Arena *arena, int id, int priority);
/* Removes the best state, -1 if none is left. */
int arena_pop(Arena *arena);
void arena_free(Arena *arena);

#endif
