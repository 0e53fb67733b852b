/* See index.h. */
#include "index.h"

#include <string.h>

#include "arena.h"

/* No path is longer: the reader of packs has made sure. */
#define DEEPEST 257

static void find_best_frequencies(Index *index) {
  const Pack *pack = index->pack;
  for (int i = 0; i < pack->frequencies; i++) {
    guint8 frequency = pack->frequency_class[i];
    guint32 place = pack->frequency_index[i];
    guint32 state = 0;
    for (;;) {
      if (index->best_frequency[state] < frequency) index->best_frequency[state] = frequency;
      if (pack->state_class[state] && place-- == 0) break;
      guint32 edge = pack->first_edge[state];
      while (place >= pack->words_below[pack->edge_target[edge]]) place -= pack->words_below[pack->edge_target[edge++]];
      state = pack->edge_target[edge];
    }
  }
}

static void measure_lengths(Index *index) {
  const Pack *pack = index->pack;
  guint8 *seen = g_new0(guint8, pack->states);
  guint32 states[DEEPEST], edges[DEEPEST];
  int depth = 0;
  for (int state = 0; state < pack->states; state++) index->shortest[state] = pack->state_class[state] ? 0 : 255;
  seen[0] = 1;
  states[0] = 0;
  edges[0] = pack->first_edge[0];
  while (depth >= 0) {
    guint32 state = states[depth];
    guint32 edge = edges[depth];
    if (edge == pack->first_edge[state + 1]) {
      depth--;
      continue;
    }
    guint32 child = pack->edge_target[edge];
    if (!seen[child]) {
      seen[child] = 1;
      depth++;
      states[depth] = child;
      edges[depth] = pack->first_edge[child];
      continue;
    }
    index->shortest[state] = (guint8)MIN(index->shortest[state], index->shortest[child] + 1);
    index->longest[state] = (guint8)MAX(index->longest[state], index->longest[child] + 1);
    edges[depth] = edge + 1;
  }
  g_free(seen);
}

Index *index_new(Pack *pack, Tables *tables) {
  Index *index = g_new0(Index, 1);
  index->pack = pack;
  index->tables = tables;
  index->costs = costs_new(pack, tables);
  index->best_frequency = g_new0(guint8, pack->states);
  index->shortest = g_new0(guint8, pack->states);
  index->longest = g_new0(guint8, pack->states);
  index->arena = g_new0(Arena, 1);
  find_best_frequencies(index);
  measure_lengths(index);
  return index;
}

void index_free(Index *index) {
  if (!index) return;
  pack_free(index->pack);
  tables_free(index->tables);
  costs_free(index->costs);
  g_free(index->best_frequency);
  g_free(index->shortest);
  g_free(index->longest);
  arena_free(index->arena);
  g_free(index);
}
