/* See dictionary.h. */
#include "dictionary.h"

#include <string.h>

#include "index.h"
#include "lookup.h"

/* Longer words get no corrections. */
#define LONGEST 40
/* The ranking considers this many candidates, those with the best search scores first. */
#define MOST_CANDIDATES 24
#define MOST_SUGGESTIONS 8
/* Shorter parts of a compound are found in too many words by chance. */
#define LEAST_PART 4
/* A correction at this cost or less, one plain wrong letter, fits. */
#define FITS 20

struct Dictionary {
  Index *index;
};

Dictionary *dictionary_read(const char *pack_file, const char *tables_file, const char **problem) {
  char *bytes = NULL;
  gsize length = 0;
  *problem = "the pack cannot be read";
  if (!g_file_get_contents(pack_file, &bytes, &length, NULL)) return NULL;
  Pack *pack = pack_read((const guint8 *)bytes, length, problem);
  g_free(bytes);
  if (!pack) return NULL;
  Tables *tables = tables_read(tables_file);
  if (!tables) {
    *problem = "the tables of the language cannot be read";
    pack_free(pack);
    return NULL;
  }
  Dictionary *dictionary = g_new0(Dictionary, 1);
  dictionary->index = index_new(pack, tables);
  return dictionary;
}

void dictionary_free(Dictionary *dictionary) {
  if (!dictionary) return;
  index_free(dictionary->index);
  g_free(dictionary);
}

int dictionary_variant(const Dictionary *dictionary, const char *code) {
  const Pack *pack = dictionary->index->pack;
  for (int i = 0; i < pack->dialects; i++)
    if (strcmp(pack->dialect[i], code) == 0) return i;
  return -1;
}

/* Without invisible characters, with composed letters and the plain hyphen. FALSE where it cannot be a word. */
static gboolean clean(Word *to, const char *text, gssize length) {
  Word given;
  if (!word_from_utf8(&given, text, length)) return FALSE;
  word_clear(to);
  gboolean plain = TRUE;
  for (int i = 0; i < given.n; i++) {
    guint16 unit = given.u[i];
    gboolean selector = (unit >= 0xfe00 && unit <= 0xfe0f) || (unit >= 0x180b && unit <= 0x180d) || unit == 0x180f;
    plain = plain && unit < 0xad;
    if (selector || g_unichar_type(unit) == G_UNICODE_FORMAT) continue;
    word_add_unit(to, unit == 0x2010 || unit == 0x2011 ? '-' : unit);
  }
  if (plain) return TRUE;
  char *utf8 = word_to_utf8(span_of(to));
  char *composed = g_utf8_normalize(utf8, -1, G_NORMALIZE_NFC);
  gboolean fits = composed && word_from_utf8(to, composed, -1);
  g_free(composed);
  g_free(utf8);
  return fits;
}

gboolean dictionary_is_correct(const Dictionary *dictionary, const char *word, gssize length, int variant) {
  Word made;
  return clean(&made, word, length) && is_word(dictionary->index->pack, span_of(&made), variant);
}

/* UTF-8 that was read as Latin-1, undone. FALSE if this is not the problem. */
static gboolean repair(Word *to, Span word) {
  word_clear(to);
  if (span_find_unit(word, 0xc2) < 0 && span_find_unit(word, 0xc3) < 0) return FALSE;
  for (int i = 0; i < word.n; i++) {
    guint16 unit = word.u[i];
    if (unit < 0x80) {
      word_add_unit(to, unit);
      continue;
    }
    guint16 next = i + 1 < word.n ? word.u[i + 1] : 0;
    if ((unit != 0xc2 && unit != 0xc3) || next < 0x80 || next > 0xbf) return FALSE;
    word_add_unit(to, (guint16)((unit & 3) << 6 | (next & 0x3f)));
    i++;
  }
  return TRUE;
}

static gboolean is_marked(const Pack *pack, Span text) { return (pack_bits_anywhere(pack, text) & BIT_OFFENSIVE) != 0; }

static gboolean is_offensive_part(const Pack *pack, Span part) {
  if (is_marked(pack, part)) return TRUE;
  if (!pack->has_compounds || pack_bits_anywhere(pack, part)) return FALSE;
  for (int at = LEAST_PART; at <= part.n - LEAST_PART; at++)
    if (is_marked(pack, span_slice(part, 0, at)) || is_marked(pack, span_slice(part, at, part.n))) return TRUE;
  return FALSE;
}

gboolean is_offensive(const Pack *pack, Span text) {
  Word lower;
  word_lower(&lower, text);
  int start = 0;
  for (int i = 0; i <= lower.n; i++) {
    guint16 unit = i < lower.n ? lower.u[i] : ' ';
    if (unit != ' ' && unit != '\'' && unit != 0x2019 && unit != '-') continue;
    if (is_offensive_part(pack, span_slice(span_of(&lower), start, i))) return TRUE;
    start = i + 1;
  }
  return FALSE;
}

static gboolean all_words(const Pack *pack, Span text, int dialect) {
  int start = 0;
  for (int i = 0; i <= text.n; i++) {
    if (i < text.n && text.u[i] != ' ') continue;
    if (!is_word(pack, span_slice(text, start, i), dialect)) return FALSE;
    start = i + 1;
  }
  return TRUE;
}

/* The candidate in the typed word's case, failing that in the dictionary's, failing that capitalised. */
static gboolean accepted_form(const Pack *pack, const char *text, TypedCase typed, int dialect, Word *form) {
  Word given, forms[4];
  if (!word_from_utf8(&given, text, -1)) return FALSE;
  word_upper(&forms[0], span_of(&given));
  word_capitalised(&forms[3], span_of(&given));
  if (typed == TYPED_TITLE) forms[0] = forms[3];
  else if (typed != TYPED_UPPER) forms[0] = given;
  forms[1] = given;
  word_lower(&forms[2], span_of(&given));
  for (int i = 0; i < 4; i++) {
    if (!all_words(pack, span_of(&forms[i]), dialect)) continue;
    *form = forms[i];
    return TRUE;
  }
  return FALSE;
}

static gboolean has_text(const GPtrArray *list, const char *text) {
  return g_ptr_array_find_with_equal_func((GPtrArray *)list, text, g_str_equal, NULL);
}

/* The best candidates as they are written; an offensive one is left out, or comes first where nothing else fits. */
static GPtrArray *choose(const Pack *pack, Span word, TypedCase typed, int dialect, const Candidates *found) {
  GPtrArray *chosen = g_ptr_array_new();
  GPtrArray *seen = g_ptr_array_new_with_free_func(g_free);
  char *offensive = NULL;
  gboolean another_fits = FALSE;
  g_ptr_array_add(seen, word_to_utf8(word));
  for (guint i = 0; i < found->all->len && chosen->len < MOST_SUGGESTIONS; i++) {
    const Candidate *candidate = g_ptr_array_index(found->all, i);
    Word form;
    if (!accepted_form(pack, candidate->text, typed, dialect, &form)) continue;
    char *text = word_to_utf8(span_of(&form));
    if (has_text(seen, text)) {
      g_free(text);
      continue;
    }
    g_ptr_array_add(seen, text);
    if (!is_offensive(pack, span_of(&form))) {
      g_ptr_array_add(chosen, g_strdup(text));
      another_fits = another_fits || candidate->cost <= FITS;
    } else if (!offensive) {
      offensive = text;
    }
  }
  if (offensive && typed == TYPED_LOWER && !another_fits) {
    Word form, lower;
    word_from_utf8(&form, offensive, -1);
    word_lower(&lower, span_of(&form));
    if (one_slip_apart(word, span_of(&lower))) g_ptr_array_insert(chosen, 0, g_strdup(offensive));
  }
  g_ptr_array_free(seen, TRUE);
  while (chosen->len > MOST_SUGGESTIONS) g_free(g_ptr_array_remove_index(chosen, MOST_SUGGESTIONS));
  return chosen;
}

static GPtrArray *suggestions(Index *index, Span word, int dialect) {
  Word lower, repaired;
  if (repair(&repaired, word) && is_word(index->pack, span_of(&repaired), dialect)) {
    GPtrArray *one = g_ptr_array_new();
    g_ptr_array_add(one, word_to_utf8(span_of(&repaired)));
    return one;
  }
  word_lower(&lower, word);
  Typed *typed = typed_new(index->pack, index->costs, span_of(&lower));
  Candidates *found = candidates_new(index->costs->frequency, index->costs->skeleton_bonus);
  add_variants(index, word, dialect, found);
  add_splits(index, span_of(&lower), dialect, found);
  search(index, typed, span_of(&lower), dialect, found);
  candidates_sort_found(found);
  if (found->all->len > MOST_CANDIDATES) g_ptr_array_set_size(found->all, MOST_CANDIDATES);
  TypedCase shape = typed_case(word);
  rank(index, typed, span_of(&lower), shape, found);
  GPtrArray *chosen = choose(index->pack, word, shape, dialect, found);
  candidates_free(found);
  typed_free(typed);
  return chosen;
}

char **dictionary_suggest(Dictionary *dictionary, const char *text, gssize length, int variant, gsize *count) {
  Word given, word;
  *count = 0;
  if (!word_from_utf8(&given, text, length) || !word_straight(&word, span_of(&given))) return NULL;
  if (word.n == 0 || word.n > LONGEST) return NULL;
  GPtrArray *chosen = suggestions(dictionary->index, span_of(&word), variant);
  gboolean curly = span_find_unit(span_of(&given), 0x2019) >= 0 || span_find_unit(span_of(&given), 0x2bc) >= 0;
  for (guint i = 0; curly && i < chosen->len; i++) {
    char **parts = g_strsplit(chosen->pdata[i], "'", -1);
    g_free(chosen->pdata[i]);
    chosen->pdata[i] = g_strjoinv("\xe2\x80\x99", parts);
    g_strfreev(parts);
  }
  *count = chosen->len;
  g_ptr_array_add(chosen, NULL);
  return (char **)g_ptr_array_free(chosen, FALSE);
}
