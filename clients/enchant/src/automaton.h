/* The streams of an automaton, turned back into arrays. */
#ifndef AUTOMATON_H
#define AUTOMATON_H

#include "pack.h"

typedef struct {
  const guint8 *at;
  gsize n;
} Section;

enum { STREAM_DEGREES, STREAM_LABELS, STREAM_NEW, STREAM_LOW, STREAM_MIDDLE, STREAM_HIGH, STREAMS };

/* Fills states, edges and targets of a pack. FALSE where the streams do not fit each other. */
gboolean automaton_read(Pack *pack, const Section streams[STREAMS]);
/* Fills `words_below`, given `state_class`. FALSE on a cycle. */
gboolean automaton_count_words(Pack *pack);
/* Fills `pair_target`. */
void automaton_pair(Pack *pack);

#endif
