/* Words run together ("alot"), a missing hyphen ("celuici"), a superfluous apostrophe ("l'maison"); and other spellings of the
   same word: of another variant (colour, color) or an older orthography (Massnahme). */
#include <string.h>

#include "index.h"
#include "lookup.h"

#define USUAL 6
#define SHORT_PART 4
#define COMPOUND_LANGUAGE 10
#define PHRASE_COST 6
#define PHRASE_FREQUENCY 9
#define VARIANT_COST 1
#define VARIANT_FREQUENCY 12

static gboolean all_words(const Pack *pack, const char *phrase, int dialect) {
  char **parts = g_strsplit(phrase, " ", -1);
  gboolean fits = TRUE;
  for (char **part = parts; *part; part++) fits = fits && is_word_utf8(pack, *part, dialect);
  g_strfreev(parts);
  return fits;
}

static void add_utf8(Candidates *found, const char *text, double cost, double frequency, Kind kind) {
  Word word;
  if (word_from_utf8(&word, text, -1)) candidates_add(found, span_of(&word), cost, frequency, kind);
}

static void add_phrases(const Index *index, Span word, int dialect, Candidates *found) {
  Word bare;
  word_bare(&bare, word);
  char *key = word_to_utf8(span_of(&bare));
  char *given = word_to_utf8(word);
  const GPtrArray *phrases = g_hash_table_lookup(index->tables->phrases, key);
  for (guint i = 0; phrases && i < phrases->len; i++) {
    const char *phrase = g_ptr_array_index(phrases, i);
    if (strcmp(phrase, given) != 0 && all_words(index->pack, phrase, dialect))
      add_utf8(found, phrase, PHRASE_COST, PHRASE_FREQUENCY, KIND_PHRASE);
  }
  g_free(given);
  g_free(key);
}

static gboolean may_stand(const Index *index, Span part) {
  return part.n != 1 || g_utf8_strchr(index->tables->one_letter_words, -1, part.u[0]) != NULL;
}

/* "qu'il": as usual as what follows the elision. */
static Span behind_elision(const Pack *pack, Span word) {
  for (int i = 0; i < pack->elisions; i++)
    if (span_starts(word, pack->elision[i])) return span_slice(word, pack->elision[i].n, word.n);
  return word;
}

static gboolean is_mark(guint16 unit) { return unit == '\'' || unit == '-'; }

static void add_pair(const Index *index, Span word, int at, int dialect, Candidates *found) {
  const Pack *pack = index->pack;
  if (is_mark(word.u[at - 1]) || is_mark(word.u[at])) return;
  Span left = span_slice(word, 0, at), right = span_slice(word, at, word.n);
  if (!may_stand(index, left) || !may_stand(index, right)) return;
  int least = MIN(pack_frequency_of(pack, left), pack_frequency_of(pack, behind_elision(pack, right)));
  if (least < USUAL || !is_word(pack, left, dialect) || !is_word(pack, right, dialect)) return;
  int short_part = MIN(left.n, right.n) <= 2 ? SHORT_PART : 0;
  double cost = index->costs->split + (pack->has_compounds ? COMPOUND_LANGUAGE : 0) + short_part;
  Word both;
  word_set(&both, left);
  word_add_unit(&both, ' ');
  word_add(&both, right);
  candidates_add(found, span_of(&both), cost, least - 2, KIND_SPLIT);
}

/* "celuici": the language attaches such endings with a hyphen. */
static void add_hyphen(const Index *index, Span word, const char *ending, int dialect, Candidates *found) {
  Word tail, both;
  if (!word_from_utf8(&tail, ending, -1) || !span_ends(word, span_of(&tail)) || word.n - tail.n < 2) return;
  Span head = span_slice(word, 0, word.n - tail.n);
  int frequency = pack_frequency_of(index->pack, head);
  if (frequency < USUAL || !is_word(index->pack, head, dialect)) return;
  word_set(&both, head);
  word_add_unit(&both, '-');
  word_add(&both, span_of(&tail));
  if (is_word(index->pack, span_of(&both), dialect))
    candidates_add(found, span_of(&both), index->costs->elision, frequency - 2, KIND_SPLIT);
}

static void add_full_form(const Index *index, const char *form, Span rest, Candidates *found) {
  Word whole;
  if (!word_from_utf8(&whole, form, -1)) return;
  if (!g_str_has_suffix(form, "'")) word_add_unit(&whole, ' ');
  word_add(&whole, rest);
  candidates_add(found, span_of(&whole), index->costs->elision, 8, KIND_SPLIT);
}

/* "l'maison": the full form. "al'inizio": the elided form in full. "qual'è": two separate words. */
static void add_full_forms(const Index *index, Span word, int dialect, Candidates *found) {
  int apostrophe = span_find_unit(word, '\'');
  if (apostrophe <= 0) return;
  Span head = span_slice(word, 0, apostrophe), rest = span_slice(word, apostrophe + 1, word.n);
  if (rest.n == 0 || !may_stand(index, rest) || !is_word(index->pack, rest, dialect)) return;
  char *elision = word_to_utf8(span_slice(word, 0, apostrophe + 1));
  char **forms = g_hash_table_lookup(index->tables->full_forms, elision);
  for (char **form = forms; form && *form; form++) add_full_form(index, *form, rest, found);
  if (!forms && may_stand(index, head) && is_word(index->pack, head, dialect)) {
    elision[strlen(elision) - 1] = '\0';
    add_full_form(index, elision, rest, found);
  }
  g_free(elision);
}

void add_splits(const Index *index, Span word, int dialect, Candidates *found) {
  add_phrases(index, word, dialect, found);
  for (int at = 1; at < word.n; at++) add_pair(index, word, at, dialect, found);
  const GPtrArray *tails = index->tables->hyphen_tails;
  for (guint i = 0; i < tails->len; i++) add_hyphen(index, word, g_ptr_array_index(tails, i), dialect, found);
  add_full_forms(index, word, dialect, found);
}

static void add_rewritten(const Index *index, Span lower, const char *from, const char *to, int dialect, Candidates *found) {
  Word old, new, variant, capital;
  if (!word_from_utf8(&old, from, -1) || !word_from_utf8(&new, to, -1) || old.n == 0) return;
  for (int at = span_find(lower, span_of(&old), 0); at >= 0; at = span_find(lower, span_of(&old), at + 1)) {
    word_set(&variant, span_slice(lower, 0, at));
    word_add(&variant, span_of(&new));
    word_add(&variant, span_slice(lower, at + old.n, lower.n));
    word_capitalised(&capital, span_of(&variant));
    if (is_word(index->pack, span_of(&variant), dialect))
      candidates_add(found, span_of(&variant), VARIANT_COST, VARIANT_FREQUENCY, KIND_VARIANT);
    else if (is_word(index->pack, span_of(&capital), dialect))
      candidates_add(found, span_of(&capital), VARIANT_COST, VARIANT_FREQUENCY, KIND_VARIANT);
  }
}

void add_variants(const Index *index, Span word, int dialect, Candidates *found) {
  const GPtrArray *old = index->tables->old_spellings, *others = index->tables->dialect_spellings;
  Word lower;
  word_lower(&lower, word);
  for (guint i = 0; i + 1 < old->len; i += 2)
    add_rewritten(index, span_of(&lower), old->pdata[i], old->pdata[i + 1], dialect, found);
  gboolean elsewhere = FALSE;
  for (int i = 0; i < index->pack->dialects && !elsewhere; i++)
    elsewhere = i != dialect && is_word(index->pack, word, i);
  for (guint i = 0; elsewhere && i + 1 < others->len; i += 2) {
    add_rewritten(index, span_of(&lower), others->pdata[i], others->pdata[i + 1], dialect, found);
    add_rewritten(index, span_of(&lower), others->pdata[i + 1], others->pdata[i], dialect, found);
  }
}
