/* The spelling data of one language: an automaton over small letters. Never changes after reading. */
#ifndef PACK_H
#define PACK_H

#include "text.h"

enum {
  BIT_LOWER = 1,
  BIT_TITLE = 2,
  BIT_UPPER = 4,
  BIT_MIXED = 8,
  BIT_KEEP_LOWER = 16,
  BIT_KEEP_TITLE = 32,
  BIT_COMPOUND_BEGIN_LOWER = 64,
  BIT_COMPOUND_BEGIN_TITLE = 128,
  BIT_COMPOUND_MIDDLE = 256,
  BIT_COMPOUND_END = 512,
  BIT_NO_SUGGEST = 1024,
  BIT_FORBIDDEN = 2048,
  BIT_KEEP_UPPER = 4096,
  BIT_ALL_CAPS = 8192,
  BIT_ELIDES_CAPITAL = 16384,
  BIT_PREFIXED_BESIDE_PART = 32768,
  BIT_SMALL_ELIDES_ONLY = 65536,
  BIT_OFFENSIVE = 131072,
  BITS_STANDALONE = 1 | 2 | 4 | 8 | 16 | 32 | 4096
};

/* Case of a unit in the alphabet. */
enum { CASE_NEUTRAL, CASE_CAPITAL, CASE_SMALL };

typedef struct {
  Span from;
  Span to;
} Pair;

typedef struct {
  char *language;
  int dialects;
  char **dialect;
  /* Label code to letter; code 0 is unused. `width` is the number of codes. */
  int width;
  guint16 *alphabet;
  guint8 *code;
  guint8 *letter_case;
  int states;
  int edges;
  guint32 *first_edge;
  guint8 *edge_label;
  guint32 *edge_target;
  gint32 *pair_target;
  guint8 *state_class;
  guint32 *words_below;
  int classes;
  guint32 *class_elisions;
  /* Bits of all variants together, then those of each: class_bits[(1 + dialect) * classes + class]. */
  guint32 *class_bits;
  int frequencies;
  guint32 *frequency_index;
  guint8 *frequency_class;
  int elisions;
  Span *elision;
  int *elision_style;
  Span elision_initials;
  /* Small-letter word to its mixed-case spellings, in UTF-8. */
  GHashTable *mixed;
  int replacements;
  Pair *replacement;
  int conversions;
  Pair *conversion;
  int breaks;
  Span *break_at;
  /* The breaks without the marks that tie them to an end. */
  Span *bare_break;
  gboolean breaks_letters;
  int keyboard_rows;
  Span *keyboard;
  gboolean check_sharps;
  gboolean ordinals;
  gboolean has_compounds;
} Pack;

/* NULL if the bytes are not a whole, undamaged pack; `*problem` then says why. */
Pack *pack_read(const guint8 *bytes, gsize length, const char **problem);
void pack_free(Pack *pack);

/* The child by label, -1 for none. */
int pack_step(const Pack *pack, int state, int code);
/* The state reached along a text, ignoring case; -1 for none. */
int pack_walk(const Pack *pack, Span text);
/* The bits that a variant gives to the word ending in a state; 0 for none or a negative state. */
guint32 pack_bits(const Pack *pack, int state, int dialect);
guint32 pack_bits_anywhere(const Pack *pack, Span text);
/* The frequency class of the word at a place of the automaton; 0 if it has none. */
int pack_frequency(const Pack *pack, guint32 place);
/* That of a small-letter word. */
int pack_frequency_of(const Pack *pack, Span word);
gboolean pack_lists_spelling(const Pack *pack, Span word);
gboolean pack_is_small(const Pack *pack, guint16 unit);
/* The case of any unit: from the alphabet for its own letters, otherwise from Unicode. */
int pack_case(const Pack *pack, guint16 unit);

#endif
