/* See describe.h. */
#include "describe.h"

#include <string.h>

#include "json.h"

#define SHARP_S 0xdf
#define CAPITAL_SHARP_S 0x1e9e
#define MOST_ELISIONS 32

static Span *read_spans(const JsonValue *list, int *n) {
  *n = (int)json_size(list);
  Span *spans = g_new0(Span, *n);
  for (int i = 0; i < *n; i++) {
    const JsonValue *value = json_at(list, (guint)i);
    spans[i] = span_new(value->kind == JSON_STRING ? value->string : "");
  }
  return spans;
}

/* Pairs of strings, the first never empty. */
static Pair *read_pairs(const JsonValue *list, int *n) {
  Pair *pairs = g_new0(Pair, json_size(list));
  *n = 0;
  for (guint i = 0; i < json_size(list); i++) {
    const JsonValue *pair = json_at(list, i);
    if (json_size(pair) != 2) continue;
    const JsonValue *from = json_at(pair, 0), *to = json_at(pair, 1);
    if (from->kind != JSON_STRING || to->kind != JSON_STRING || from->string[0] == '\0') continue;
    pairs[(*n)++] = (Pair){span_new(from->string), span_new(to->string)};
  }
  return pairs;
}

static void read_letters(Pack *pack, const char *alphabet) {
  Span small = span_new(alphabet);
  pack->width = small.n + 1;
  pack->alphabet = g_new0(guint16, pack->width);
  pack->code = g_new0(guint8, 65536);
  pack->letter_case = g_new0(guint8, 65536);
  for (int i = 0; i < small.n && i < 254; i++) {
    guint16 unit = small.u[i];
    Word capital;
    pack->alphabet[i + 1] = unit;
    pack->code[unit] = (guint8)(i + 1);
    word_upper(&capital, span_slice(small, i, i + 1));
    if (capital.n != 1 || capital.u[0] == unit || lower_unit(capital.u[0]) != unit) continue;
    pack->letter_case[unit] = CASE_SMALL;
    pack->code[capital.u[0]] = (guint8)(i + 1);
    pack->letter_case[capital.u[0]] = CASE_CAPITAL;
  }
  pack->code[CAPITAL_SHARP_S] = pack->code[SHARP_S];
  pack->letter_case[CAPITAL_SHARP_S] = pack->code[SHARP_S] ? CASE_CAPITAL : CASE_NEUTRAL;
  guint8 apostrophe = pack->code['\''];
  if (!apostrophe) apostrophe = pack->code[0x2019];
  if (!apostrophe) apostrophe = pack->code[0x2bc];
  pack->code['\''] = pack->code[0x2019] = pack->code[0x2bc] = apostrophe;
  g_free((gpointer)small.u);
}

static void read_mixed(Pack *pack, const char *words) {
  pack->mixed = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_ptr_array_unref);
  char **all = g_strsplit(words, " ", -1);
  for (char **word = all; *word; word++) {
    Word given, lower;
    if (**word == '\0' || !word_from_utf8(&given, *word, (gssize)strlen(*word))) continue;
    word_lower(&lower, span_of(&given));
    char *key = word_to_utf8(span_of(&lower));
    GPtrArray *known = g_hash_table_lookup(pack->mixed, key);
    if (!known) {
      known = g_ptr_array_new_with_free_func(g_free);
      g_hash_table_insert(pack->mixed, key, known);
    } else {
      g_free(key);
    }
    g_ptr_array_add(known, g_strdup(*word));
  }
  g_strfreev(all);
}

static gboolean read_breaks(Pack *pack, const JsonValue *list) {
  pack->break_at = read_spans(list, &pack->breaks);
  pack->bare_break = g_new0(Span, pack->breaks);
  for (int i = 0; i < pack->breaks; i++) {
    Span whole = pack->break_at[i];
    GArray *bare = g_array_new(FALSE, FALSE, sizeof(guint16));
    gboolean cut = FALSE, small = TRUE;
    for (int k = 0; k < whole.n; k++) {
      gboolean tie = whole.u[k] == '^' || whole.u[k] == '$';
      if (tie && !cut) {
        cut = TRUE;
        continue;
      }
      g_array_append_val(bare, whole.u[k]);
      small = small && pack_is_small(pack, whole.u[k]);
    }
    int n = (int)bare->len;
    pack->bare_break[i] = (Span){(guint16 *)(gpointer)g_array_free(bare, FALSE), n};
    if (n == 0) return FALSE;
    pack->breaks_letters = pack->breaks_letters || small;
  }
  return TRUE;
}

static gboolean read_elisions(Pack *pack, const JsonValue *meta) {
  const JsonValue *styles = json_member(meta, "elisionStyles", JSON_LIST);
  pack->elision = read_spans(json_member(meta, "elisions", JSON_LIST), &pack->elisions);
  pack->elision_style = g_new0(int, pack->elisions);
  pack->elision_initials = span_new(json_text(meta, "elisionInitials"));
  if (json_size(styles) != (guint)pack->elisions || pack->elisions > MOST_ELISIONS) return FALSE;
  for (int i = 0; i < pack->elisions; i++) {
    const JsonValue *style = json_at(styles, (guint)i);
    if (style->kind != JSON_NUMBER || pack->elision[i].n == 0) return FALSE;
    pack->elision_style[i] = (int)style->number;
  }
  return TRUE;
}

static gboolean fill(Pack *pack, const JsonValue *meta, int *words) {
  const char *alphabet = json_text(meta, "alphabet");
  const JsonValue *dialects = json_member(meta, "dialects", JSON_LIST);
  pack->dialects = (int)json_size(dialects);
  pack->edges = json_whole(meta, "edges");
  *words = json_whole(meta, "words");
  gboolean fits = pack->dialects > 0 && pack->dialects <= 16 && pack->edges > 0 && pack->edges < 1 << 24 && *words > 0;
  if (!fits || *alphabet == '\0' || g_utf8_strlen(alphabet, -1) > 253) return FALSE;
  pack->language = g_strdup(json_text(meta, "language"));
  pack->dialect = g_new0(char *, pack->dialects + 1);
  for (int i = 0; i < pack->dialects; i++) {
    const JsonValue *dialect = json_at(dialects, (guint)i);
    pack->dialect[i] = g_strdup(dialect->kind == JSON_STRING ? dialect->string : "");
  }
  read_letters(pack, alphabet);
  read_mixed(pack, json_text(meta, "mixed"));
  pack->replacement = read_pairs(json_member(meta, "replacements", JSON_LIST), &pack->replacements);
  pack->conversion = read_pairs(json_member(meta, "inputConversions", JSON_LIST), &pack->conversions);
  pack->keyboard = read_spans(json_member(meta, "keyboard", JSON_LIST), &pack->keyboard_rows);
  pack->check_sharps = json_flag(meta, "checkSharps");
  pack->ordinals = json_flag(meta, "ordinals");
  pack->has_compounds = json_flag(meta, "hasCompounds");
  return read_elisions(pack, meta) && read_breaks(pack, json_member(meta, "breaks", JSON_LIST));
}

gboolean describe_pack(Pack *pack, const char *json, gsize length, int *words) {
  JsonValue *meta = json_read(json, length);
  gboolean fits = meta && fill(pack, meta, words);
  json_free(meta);
  return fits;
}
