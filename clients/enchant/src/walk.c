/* Walks along the automaton of a pack, and what it says about what is found. */
#include <string.h>

#include "pack.h"

int pack_step(const Pack *pack, int state, int code) {
  guint32 last = pack->first_edge[state + 1];
  for (guint32 edge = pack->first_edge[state]; edge < last; edge++)
    if (pack->edge_label[edge] == code) return (int)pack->edge_target[edge];
  return -1;
}

int pack_walk(const Pack *pack, Span text) {
  if (text.n == 0) return -1;
  int state = 0;
  int i = 0;
  if (text.n > 1) {
    state = pack->pair_target[pack->code[text.u[0]] * pack->width + pack->code[text.u[1]]];
    i = 2;
  }
  for (; i < text.n && state >= 0; i++) state = pack_step(pack, state, pack->code[text.u[i]]);
  return state;
}

guint32 pack_bits(const Pack *pack, int state, int dialect) {
  return state < 0 ? 0 : pack->class_bits[(1 + dialect) * pack->classes + pack->state_class[state]];
}

guint32 pack_bits_anywhere(const Pack *pack, Span text) {
  int state = pack_walk(pack, text);
  return state < 0 ? 0 : pack->class_bits[pack->state_class[state]];
}

int pack_frequency(const Pack *pack, guint32 place) {
  int low = 0, high = pack->frequencies - 1;
  while (low <= high) {
    int middle = (low + high) >> 1;
    guint32 found = pack->frequency_index[middle];
    if (found == place) return pack->frequency_class[middle];
    if (found < place) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

int pack_frequency_of(const Pack *pack, Span word) {
  guint32 state = 0, place = 0;
  for (int i = 0; i < word.n; i++) {
    if (pack->state_class[state]) place++;
    int code = pack->code[word.u[i]];
    guint32 edge = pack->first_edge[state];
    guint32 end = pack->first_edge[state + 1];
    while (edge < end && pack->edge_label[edge] != code) place += pack->words_below[pack->edge_target[edge++]];
    if (edge == end) return 0;
    state = pack->edge_target[edge];
  }
  return pack->state_class[state] ? pack_frequency(pack, place) : 0;
}

gboolean pack_lists_spelling(const Pack *pack, Span word) {
  Word straight, lower;
  word_set(&straight, word);
  for (int i = 0; i < straight.n; i++)
    if (straight.u[i] == 0x2019) straight.u[i] = '\'';
  word_lower(&lower, span_of(&straight));
  char *key = word_to_utf8(span_of(&lower));
  char *given = word_to_utf8(span_of(&straight));
  const GPtrArray *known = g_hash_table_lookup(pack->mixed, key);
  gboolean listed = FALSE;
  for (guint i = 0; known && i < known->len; i++) listed = listed || strcmp(known->pdata[i], given) == 0;
  g_free(given);
  g_free(key);
  return listed;
}

gboolean pack_is_small(const Pack *pack, guint16 unit) {
  return pack->letter_case[unit] == CASE_SMALL || unit == 0xdf;
}

int pack_case(const Pack *pack, guint16 unit) {
  if (pack->code[unit]) return pack->letter_case[unit];
  if (is_capital_unit(unit)) return CASE_CAPITAL;
  return is_small_unit(unit) ? CASE_SMALL : CASE_NEUTRAL;
}
