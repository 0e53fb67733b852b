/* Words with marks in them: elisions, break points, numbers. */
#include "lookup.h"

#define LONGEST_ELISION 12
#define MAX_BREAKS 10

enum { STYLE_CAPITAL_WORD = 1, STYLE_CAPITAL_PREFIX = 2, STYLE_BOTH_CAPITAL = 4 };

static int apostrophe_in(Span text) {
  int limit = MIN(text.n - 1, LONGEST_ELISION);
  for (int i = 1; i < limit; i++) {
    guint16 unit = text.u[i];
    if (unit == '\'' || unit == 0x2019 || unit == 0x2bc) return i;
  }
  return -1;
}

static int elision_index(const Pack *pack, Span text, int apostrophe) {
  for (int index = 0; index < pack->elisions; index++) {
    Span name = pack->elision[index];
    if (name.n != apostrophe + 1) continue;
    int i = 0;
    for (; i < name.n; i++) {
      int code = pack->code[text.u[i]];
      if (code == 0 || code != pack->code[name.u[i]]) break;
    }
    if (i == name.n) return index;
  }
  return -1;
}

gboolean is_elided(const Pack *pack, Span text, int dialect) {
  int apostrophe = pack->elisions ? apostrophe_in(text) : -1;
  int elision = apostrophe < 0 ? -1 : elision_index(pack, text, apostrophe);
  if (elision < 0) return FALSE;
  Span rest = span_slice(text, apostrophe + 1, text.n);
  int state = pack_walk(pack, rest);
  guint32 bits = pack_bits(pack, state, dialect);
  if (bits == 0 || (pack->class_elisions[pack->state_class[state]] >> elision & 1) == 0) return FALSE;
  Shape word = shape_of(pack, rest);
  Shape whole = shape_of(pack, text);
  guint32 small = bits & shape_accepts[SHAPE_LOWER];
  if (whole == SHAPE_UPPER) return (bits & (shape_accepts[SHAPE_UPPER] | BIT_KEEP_TITLE)) != 0;
  if (word == SHAPE_LOWER) return whole != SHAPE_MIXED && small;

  int style = pack->elision_style[elision];
  Shape prefix = shape_of(pack, span_slice(text, 0, apostrophe + 1));
  if (prefix == SHAPE_MIXED || prefix == SHAPE_UPPER) return FALSE;
  if (word == SHAPE_TITLE && (bits & BIT_ELIDES_CAPITAL) && small) {
    int wanted = prefix == SHAPE_LOWER ? STYLE_CAPITAL_WORD : STYLE_BOTH_CAPITAL;
    gboolean may_be_capital = span_find_unit(pack->elision_initials, lower_unit(rest.u[0])) >= 0;
    if (may_be_capital && (style & wanted)) return TRUE;
  }
  if (prefix != SHAPE_LOWER && !(style & STYLE_CAPITAL_PREFIX)) return FALSE;
  if (!(bits & shape_own[word]) || (bits & BIT_SMALL_ELIDES_ONLY)) return FALSE;
  return word != SHAPE_MIXED || pack_lists_spelling(pack, rest);
}

static gboolean splits(const Pack *pack, Span word, Span pattern, gboolean prefer_second, int dialect) {
  int at = span_find(word, pattern, 0);
  int limit = word.n - pattern.n;
  if (at <= 0 || at >= limit) return FALSE;
  if (prefer_second) {
    int second = span_find(word, pattern, at + 1);
    if (second > 0 && second < limit) at = second;
  }
  return is_word(pack, span_slice(word, at + pattern.n, word.n), dialect) &&
         is_word(pack, span_slice(word, 0, at), dialect);
}

gboolean is_broken_into_words(const Pack *pack, Span word, int dialect) {
  int points = 0;
  for (int i = 0; i < pack->breaks; i++) {
    Span pattern = pack->break_at[i];
    for (int at = span_find(word, pattern, 0); at >= 0; at = span_find(word, pattern, at + pattern.n)) points++;
  }
  if (points >= MAX_BREAKS) return FALSE;
  for (int i = 0; i < pack->breaks; i++) {
    Span pattern = pack->break_at[i];
    int cut = pattern.n - 1;
    if (cut < 1 || pattern.n > word.n) continue;
    if (pattern.u[0] == '^' && span_starts(word, span_slice(pattern, 1, pattern.n)) &&
        is_word(pack, span_slice(word, cut, word.n), dialect))
      return TRUE;
    if (pattern.u[cut] == '$' && span_ends(word, span_slice(pattern, 0, cut)) &&
        is_word(pack, span_slice(word, 0, word.n - cut), dialect))
      return TRUE;
  }
  /* At the second break point first, to find dictionary words that contain a hyphen; then at the first. */
  for (int i = 0; i < pack->breaks; i++)
    if (splits(pack, word, pack->break_at[i], TRUE, dialect)) return TRUE;
  for (int i = 0; i < pack->breaks; i++)
    if (splits(pack, word, pack->break_at[i], FALSE, dialect)) return TRUE;
  return FALSE;
}

static gboolean is_digit(guint16 unit) { return unit >= '0' && unit <= '9'; }

gboolean is_number(Span text) {
  gboolean digit = FALSE;
  for (int i = 0; i < text.n; i++) {
    gboolean mark = text.u[i] == '.' || text.u[i] == ',' || text.u[i] == '-';
    if (mark ? !digit : !is_digit(text.u[i])) return FALSE;
    digit = !mark;
  }
  return digit;
}

gboolean is_ordinal(Span text) {
  int digits = text.n - 2;
  if (digits < 1) return FALSE;
  for (int i = 0; i < digits; i++)
    if (!is_digit(text.u[i])) return FALSE;
  static const char *endings[] = {"th", "st", "nd", "rd"};
  int found = -1;
  for (int i = 0; i < 4; i++)
    if (text.u[digits] == (guint16)endings[i][0] && text.u[digits + 1] == (guint16)endings[i][1]) found = i;
  if (found < 0) return FALSE;
  if (digits > 1 && text.u[digits - 2] == '1') return found == 0;
  int last = text.u[digits - 1] - '0';
  return found == (last >= 1 && last <= 3 ? last : 0);
}
