/* See text.h. GLib's own functions for whole strings follow the locale (Turkish i), so letters are turned one by one. */
#include "text.h"

#include <string.h>

Span span_of(const Word *word) { return (Span){word->u, word->n}; }

Span span_slice(Span text, int start, int end) { return (Span){text.u + start, end - start}; }

gboolean span_equal(Span a, Span b) { return a.n == b.n && memcmp(a.u, b.u, (size_t)a.n * 2) == 0; }

gboolean span_starts(Span text, Span start) {
  return text.n >= start.n && memcmp(text.u, start.u, (size_t)start.n * 2) == 0;
}

gboolean span_ends(Span text, Span end) {
  return text.n >= end.n && memcmp(text.u + text.n - end.n, end.u, (size_t)end.n * 2) == 0;
}

int span_find(Span text, Span part, int from) {
  for (int at = from; at + part.n <= text.n; at++)
    if (memcmp(text.u + at, part.u, (size_t)part.n * 2) == 0) return at;
  return -1;
}

int span_find_unit(Span text, guint16 unit) {
  for (int i = 0; i < text.n; i++)
    if (text.u[i] == unit) return i;
  return -1;
}

Span span_new(const char *utf8) {
  glong length = 0;
  gunichar2 *units = g_utf8_to_utf16(utf8, -1, NULL, &length, NULL);
  return (Span){units, units ? (int)length : 0};
}

gboolean word_from_utf8(Word *word, const char *utf8, gssize length) {
  glong units = 0;
  word->n = 0;
  /* A unit takes at most three bytes. */
  if (length > 3 * WORD_CAPACITY || !g_utf8_validate(utf8, length, NULL)) return FALSE;
  gunichar2 *made = g_utf8_to_utf16(utf8, length, NULL, &units, NULL);
  gboolean fits = made && units <= WORD_CAPACITY;
  if (fits) word_set(word, (Span){made, (int)units});
  g_free(made);
  return fits;
}

char *word_to_utf8(Span text) {
  char *made = g_utf16_to_utf8(text.u, text.n, NULL, NULL, NULL);
  return made ? made : g_strdup("");
}

void word_clear(Word *word) { word->n = 0; }

void word_add_unit(Word *word, guint16 unit) {
  if (word->n < WORD_CAPACITY) word->u[word->n++] = unit;
}

void word_add(Word *word, Span text) {
  int n = MIN(text.n, WORD_CAPACITY - word->n);
  if (n > 0) memmove(word->u + word->n, text.u, (size_t)n * 2);
  word->n += MAX(n, 0);
}

void word_set(Word *word, Span text) {
  word->n = 0;
  word_add(word, text);
}

static gboolean is_surrogate(guint16 unit) { return (unit & 0xf800) == 0xd800; }

guint16 lower_unit(guint16 unit) { return is_surrogate(unit) ? unit : (guint16)g_unichar_tolower(unit); }

static guint16 upper_unit(guint16 unit) { return is_surrogate(unit) ? unit : (guint16)g_unichar_toupper(unit); }

/* Small letters whose capitals are several letters. */
static const char *long_capital(guint16 unit) {
  switch (unit) {
    case 0xdf: return "SS";
    case 0x149: return "\xca\xbcN";
    case 0x1f0: return "J\xcc\x8c";
    case 0x1e96: return "H\xcc\xb1";
    case 0x1e97: return "T\xcc\x88";
    case 0x1e98: return "W\xcc\x8a";
    case 0x1e99: return "Y\xcc\x8a";
    case 0x1e9a: return "A\xca\xbe";
    case 0xfb00: return "FF";
    case 0xfb01: return "FI";
    case 0xfb02: return "FL";
    case 0xfb03: return "FFI";
    case 0xfb04: return "FFL";
    case 0xfb05:
    case 0xfb06: return "ST";
    default: return NULL;
  }
}

gboolean is_capital_unit(guint16 unit) { return lower_unit(unit) != unit; }

gboolean is_small_unit(guint16 unit) { return upper_unit(unit) != unit || long_capital(unit) != NULL; }

void word_lower(Word *to, Span text) {
  word_clear(to);
  for (int i = 0; i < text.n; i++) {
    if (text.u[i] == 0x130) {
      word_add_unit(to, 'i');
      word_add_unit(to, 0x307);
    } else {
      word_add_unit(to, lower_unit(text.u[i]));
    }
  }
}

static void add_upper(Word *to, guint16 unit) {
  const char *several = long_capital(unit);
  if (several == NULL) {
    word_add_unit(to, upper_unit(unit));
    return;
  }
  for (const char *at = several; *at; at = g_utf8_next_char(at)) word_add_unit(to, (guint16)g_utf8_get_char(at));
}

void word_upper(Word *to, Span text) {
  word_clear(to);
  for (int i = 0; i < text.n; i++) add_upper(to, text.u[i]);
}

void word_capitalised(Word *to, Span text) {
  word_clear(to);
  if (text.n == 0) return;
  add_upper(to, text.u[0]);
  word_add(to, span_slice(text, 1, text.n));
}

static gboolean normalised(Word *to, Span text, GNormalizeMode mode) {
  char *utf8 = g_utf16_to_utf8(text.u, text.n, NULL, NULL, NULL);
  char *made = utf8 ? g_utf8_normalize(utf8, -1, mode) : NULL;
  gboolean fits = made && word_from_utf8(to, made, -1);
  g_free(made);
  g_free(utf8);
  return fits;
}

gboolean word_straight(Word *to, Span text) {
  if (!normalised(to, text, G_NORMALIZE_NFC)) return FALSE;
  for (int i = 0; i < to->n; i++)
    if (to->u[i] == 0x2019 || to->u[i] == 0x2bc) to->u[i] = '\'';
  return TRUE;
}

void word_bare(Word *to, Span text) {
  Word apart, plain;
  word_clear(to);
  if (!normalised(&apart, text, G_NORMALIZE_NFD)) return;
  word_clear(&plain);
  for (int i = 0; i < apart.n; i++) {
    guint16 unit = apart.u[i];
    if ((unit < 0x300 || unit > 0x36f) && unit != '\'' && unit != ' ' && unit != '-') word_add_unit(&plain, unit);
  }
  word_lower(to, span_of(&plain));
}

guint16 base_letter(guint16 unit) {
  gunichar letters[8];
  gsize n = g_unichar_fully_decompose(unit, FALSE, letters, G_N_ELEMENTS(letters));
  return n > 0 ? (guint16)letters[0] : unit;
}
