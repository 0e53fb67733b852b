/* Whether a word is correct in a variant, given by its index. Never fails, whatever the word. */
#ifndef LOOKUP_H
#define LOOKUP_H

#include "pack.h"

typedef enum { SHAPE_LOWER, SHAPE_TITLE, SHAPE_UPPER, SHAPE_MIXED } Shape;

/* Bits that accept a word written in a shape; those of a word written in exactly this one. */
extern const guint32 shape_accepts[4];
extern const guint32 shape_own[4];

Shape shape_of(const Pack *pack, Span text);
gboolean is_word(const Pack *pack, Span text, int dialect);
gboolean is_word_utf8(const Pack *pack, const char *text, int dialect);
gboolean is_elided(const Pack *pack, Span text, int dialect);
gboolean is_compound(const Pack *pack, Span text, int dialect, gboolean capitalised);
gboolean is_near_word(const Pack *pack, Span text, int dialect, gboolean capitalised);
gboolean is_broken_into_words(const Pack *pack, Span text, int dialect);
gboolean is_number(Span text);
gboolean is_ordinal(Span text);

#endif
