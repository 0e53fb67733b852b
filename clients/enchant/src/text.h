/* Words as UTF-16 units, which is what packs and costs count in; and as views of them. */
#ifndef TEXT_H
#define TEXT_H

#include <glib.h>

/* Longer words are wrong, and get no corrections. */
#define WORD_CAPACITY 320

typedef struct {
  int n;
  guint16 u[WORD_CAPACITY];
} Word;

/* Units that lie elsewhere. */
typedef struct {
  const guint16 *u;
  int n;
} Span;

Span span_of(const Word *word);
Span span_slice(Span text, int start, int end);
gboolean span_equal(Span a, Span b);
gboolean span_starts(Span text, Span start);
gboolean span_ends(Span text, Span end);
/* Place of `part` from `from` on; -1 if there is none. */
int span_find(Span text, Span part, int from);
int span_find_unit(Span text, guint16 unit);
/* The units of a UTF-8 string, to be freed. */
Span span_new(const char *utf8);

/* FALSE if the text is not UTF-8 or too long. */
gboolean word_from_utf8(Word *word, const char *utf8, gssize length);
char *word_to_utf8(Span text);
void word_clear(Word *word);
void word_add_unit(Word *word, guint16 unit);
void word_add(Word *word, Span text);
void word_set(Word *word, Span text);
/* Small letters, capitals, a capital first letter: independent of the locale. */
void word_lower(Word *to, Span text);
void word_upper(Word *to, Span text);
void word_capitalised(Word *to, Span text);
/* Composed accents, straight apostrophes. */
gboolean word_straight(Word *to, Span text);
/* Without accents, blanks, apostrophes and hyphens, in small letters. */
void word_bare(Word *to, Span text);
/* The letter without its accents. */
guint16 base_letter(guint16 unit);

guint16 lower_unit(guint16 unit);
/* Whether a unit is a small letter whose capital is another, or several; or a capital. */
gboolean is_small_unit(guint16 unit);
gboolean is_capital_unit(guint16 unit);

#endif
