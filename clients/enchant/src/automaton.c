/* See automaton.h. States are numbered in depth-first preorder, so an edge to a new state needs no target in the file. */
#include "automaton.h"

#include <string.h>

/* No word is longer; a deeper automaton is damaged. */
#define MAX_DEPTH 255

typedef struct {
  guint32 state[MAX_DEPTH + 1];
  guint32 next[MAX_DEPTH + 1];
} Path;

static gboolean is_new(const Section *bits, guint32 edge) { return bits->at[edge >> 3] >> (edge & 7) & 1; }

static gboolean read_old_targets(Pack *pack, const Section s[STREAMS]) {
  gsize old = 0;
  for (guint32 edge = 0; edge < (guint32)pack->edges; edge++) {
    if (is_new(&s[STREAM_NEW], edge)) continue;
    if (old >= s[STREAM_LOW].n || old >= s[STREAM_MIDDLE].n || old >= s[STREAM_HIGH].n) return FALSE;
    guint32 target = s[STREAM_LOW].at[old] | (guint32)s[STREAM_MIDDLE].at[old] << 8 | (guint32)s[STREAM_HIGH].at[old] << 16;
    if (target >= (guint32)pack->states) return FALSE;
    pack->edge_target[edge] = target;
    old++;
  }
  return old == s[STREAM_LOW].n && old == s[STREAM_MIDDLE].n && old == s[STREAM_HIGH].n;
}

static gboolean number_new_targets(Pack *pack, const Section *bits) {
  Path path;
  int depth = 0;
  guint32 fresh = 1;
  path.state[0] = 0;
  path.next[0] = 0;
  while (depth >= 0) {
    guint32 edge = path.next[depth];
    if (edge == pack->first_edge[path.state[depth] + 1]) {
      depth--;
      continue;
    }
    path.next[depth] = edge + 1;
    if (!is_new(bits, edge)) continue;
    if (fresh >= (guint32)pack->states || depth == MAX_DEPTH) return FALSE;
    pack->edge_target[edge] = fresh;
    depth++;
    path.state[depth] = fresh;
    path.next[depth] = pack->first_edge[fresh];
    fresh++;
  }
  return fresh == (guint32)pack->states;
}

gboolean automaton_read(Pack *pack, const Section s[STREAMS]) {
  if (s[STREAM_DEGREES].n == 0 || s[STREAM_DEGREES].n > 1 << 24 || s[STREAM_LABELS].n != (gsize)pack->edges) return FALSE;
  pack->states = (int)s[STREAM_DEGREES].n;
  pack->first_edge = g_new0(guint32, pack->states + 1);
  guint32 edge = 0;
  for (int state = 0; state < pack->states; state++) {
    pack->first_edge[state] = edge;
    edge += s[STREAM_DEGREES].at[state];
  }
  pack->first_edge[pack->states] = edge;
  if (edge != (guint32)pack->edges || s[STREAM_NEW].n != (gsize)(pack->edges + 7) >> 3) return FALSE;
  pack->edge_label = g_memdup2(s[STREAM_LABELS].at, s[STREAM_LABELS].n);
  pack->edge_target = g_new0(guint32, pack->edges);
  return read_old_targets(pack, s) && number_new_targets(pack, &s[STREAM_NEW]);
}

gboolean automaton_count_words(Pack *pack) {
  enum { UNSEEN, OPEN, DONE };
  guint8 *status = g_new0(guint8, pack->states);
  guint32 *words = pack->words_below = g_new0(guint32, pack->states);
  Path path;
  int depth = 0;
  gboolean fits = TRUE;
  path.state[0] = 0;
  path.next[0] = 0;
  status[0] = OPEN;
  words[0] = pack->state_class[0] ? 1 : 0;
  while (depth >= 0 && fits) {
    guint32 state = path.state[depth];
    guint32 edge = path.next[depth];
    if (edge == pack->first_edge[state + 1]) {
      status[state] = DONE;
      depth--;
      continue;
    }
    guint32 target = pack->edge_target[edge];
    if (status[target] == DONE) {
      words[state] += words[target];
      path.next[depth] = edge + 1;
    } else if (status[target] == UNSEEN && depth < MAX_DEPTH) {
      status[target] = OPEN;
      words[target] = pack->state_class[target] ? 1 : 0;
      depth++;
      path.state[depth] = target;
      path.next[depth] = pack->first_edge[target];
    } else {
      fits = FALSE;
    }
  }
  g_free(status);
  return fits;
}

void automaton_pair(Pack *pack) {
  int size = pack->width * pack->width;
  pack->pair_target = g_new(gint32, size);
  memset(pack->pair_target, 0xff, (gsize)size * sizeof *pack->pair_target);
  for (guint32 edge = 0; edge < pack->first_edge[1]; edge++) {
    guint32 state = pack->edge_target[edge];
    int row = pack->edge_label[edge] * pack->width;
    for (guint32 next = pack->first_edge[state]; next < pack->first_edge[state + 1]; next++)
      pack->pair_target[row + pack->edge_label[next]] = (gint32)pack->edge_target[next];
  }
}
