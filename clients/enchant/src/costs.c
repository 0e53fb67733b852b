/* See costs.h. */
#include "costs.h"

#include <math.h>
#include <string.h>

static const char *const SOUNDS_LIKE[] = {
    "ckq", "szc\xc3\x9f", "bpv", "dt", "gj", "fv", "mn", "iyj", "gk", "lr", "wv", "hj",
};

static gboolean is_vowel(guint16 letter) { return letter == 0xe6 || letter == 0x153 || (letter < 128 && letter && strchr("aeiouy", letter)); }

static gboolean is_mark(guint16 letter) { return letter == '\'' || letter == '-'; }

static gboolean sounds_have(const char *sound, guint16 letter) { return g_utf8_strchr(sound, -1, letter) != NULL; }

static gboolean find_key(const Pack *pack, guint16 letter, double *x, double *y) {
  gboolean found = FALSE;
  /* The last place counts, as where the costs were learnt. */
  for (int row = 0; row < pack->keyboard_rows; row++)
    for (int column = 0; column < pack->keyboard[row].n; column++)
      if (pack->keyboard[row].u[column] == letter) {
        *x = column + row * 0.3;
        *y = row;
        found = TRUE;
      }
  return found;
}

static int letter_cost(const Pack *pack, const Tables *tables, guint16 intended, guint16 typed) {
  guint16 a = base_letter(intended), b = base_letter(typed);
  int cost = (int)tables_weight(tables, "substitution");
  if (a == b) return (int)tables_weight(tables, "accent");
  if (is_mark(intended) || is_mark(typed)) return cost + 6;
  double ax, ay, bx, by;
  gboolean keys = find_key(pack, a, &ax, &ay) && find_key(pack, b, &bx, &by);
  if (keys && fabs(ax - bx) <= 1.3 && fabs(ay - by) <= 1) cost = (int)tables_weight(tables, "key");
  if (is_vowel(a) && is_vowel(b)) cost = MIN(cost, (int)tables_weight(tables, "vowel"));
  for (guint i = 0; i < G_N_ELEMENTS(SOUNDS_LIKE); i++)
    if (sounds_have(SOUNDS_LIKE[i], a) && sounds_have(SOUNDS_LIKE[i], b))
      cost = MIN(cost, (int)tables_weight(tables, "sound"));
  return cost;
}

/* The label codes of a text; 0 if it is too long or has a letter that the language lacks. */
static int encode(const Pack *pack, Span text, guint8 codes[LONGEST_GROUP]) {
  if (text.n > LONGEST_GROUP) return 0;
  for (int i = 0; i < text.n; i++) {
    codes[i] = pack->code[text.u[i]];
    if (codes[i] == 0) return 0;
  }
  return text.n;
}

static void add_rule(Costs *costs, const Pack *pack, Span typed, Span intended, int cost, GHashTable *seen) {
  if (span_equal(typed, intended) || typed.n == 0 || intended.n == 0) return;
  char *from = word_to_utf8(typed), *to = word_to_utf8(intended);
  gboolean is_new = g_hash_table_add(seen, g_strconcat(from, ">", to, NULL));
  g_free(from);
  g_free(to);
  GroupRule rule = {.cost = cost};
  rule.typed_n = encode(pack, typed, rule.typed);
  rule.intended_n = encode(pack, intended, rule.intended);
  if (!is_new || rule.typed_n == 0 || rule.intended_n == 0) return;
  if (rule.typed_n == 1 && rule.intended_n == 1) {
    int *at = &costs->substitution[rule.intended[0] * costs->width + rule.typed[0]];
    *at = MIN(*at, cost + 2);
  } else {
    g_array_append_val(costs->rules[rule.typed[rule.typed_n - 1]], rule);
  }
}

static gboolean is_plain_group(Span text) {
  for (int i = 0; i < text.n; i++)
    if (text.u[i] == '^' || text.u[i] == '$' || text.u[i] == ' ' || text.u[i] == '_') return FALSE;
  return TRUE;
}

static void add_rules(Costs *costs, const Pack *pack, const Tables *tables) {
  GHashTable *seen = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  int usual = (int)tables_weight(tables, "group");
  for (guint i = 0; i < tables->groups->len; i++) {
    const Group *group = &g_array_index(tables->groups, Group, i);
    int cost = group->cost < 0 ? usual : group->cost;
    Span typed = span_new(group->typed), intended = span_new(group->intended);
    add_rule(costs, pack, typed, intended, cost, seen);
    add_rule(costs, pack, intended, typed, cost, seen);
    g_free((gpointer)typed.u);
    g_free((gpointer)intended.u);
  }
  for (int i = 0; i < pack->replacements; i++) {
    Word typed, intended;
    if (!is_plain_group(pack->replacement[i].from) || !is_plain_group(pack->replacement[i].to)) continue;
    word_lower(&typed, pack->replacement[i].from);
    word_lower(&intended, pack->replacement[i].to);
    add_rule(costs, pack, span_of(&typed), span_of(&intended), usual, seen);
  }
  g_hash_table_destroy(seen);
}

static void number_skeleton(Costs *costs, const Pack *pack) {
  guint8 *ids = g_new0(guint8, 65536);
  guint8 next = 0;
  for (int i = 1; i < costs->width; i++) {
    guint16 letter = base_letter(pack->alphabet[i]);
    if (is_vowel(letter) || letter == 'h' || is_mark(letter)) continue;
    if (letter == 'q' || letter == 'k') letter = 'c';
    if (letter == 'z' || letter == 0xdf) letter = 's';
    if (ids[letter] == 0) ids[letter] = ++next;
    costs->skeleton[i] = ids[letter];
  }
  g_free(ids);
}

Costs *costs_new(const Pack *pack, const Tables *tables) {
  Costs *costs = g_new0(Costs, 1);
  int width = costs->width = pack->width;
  int punctuation = (int)tables_weight(tables, "punctuation");
  int surplus = (int)tables_weight(tables, "surplus");
  costs->substitution_cost = (int)tables_weight(tables, "substitution");
  costs->omission_cost = (int)tables_weight(tables, "omission");
  costs->omission_double = (int)tables_weight(tables, "omissionDouble");
  costs->surplus_double = (int)tables_weight(tables, "surplusDouble");
  costs->transposition = (int)tables_weight(tables, "transposition");
  costs->first = (int)tables_weight(tables, "first");
  costs->frequency = tables_weight(tables, "frequency");
  costs->compound = tables_weight(tables, "compound");
  costs->rare_compound = tables_weight(tables, "rareCompound");
  costs->wrong_case = tables_weight(tables, "wrongCase");
  costs->progress = tables_weight(tables, "progress");
  costs->split = tables_weight(tables, "split");
  costs->elision = tables_weight(tables, "elision");
  costs->skeleton_bonus = tables_weight(tables, "skeleton");
  costs->least_omission = MIN(MIN(costs->omission_cost, costs->omission_double), punctuation);
  costs->least_surplus = MIN(MIN(surplus, costs->surplus_double), punctuation);
  costs->hyphen = pack->code['-'];
  costs->substitution = g_new0(int, width * width);
  costs->omission = g_new(int, width);
  costs->surplus = g_new(int, width);
  costs->skeleton = g_new0(guint8, width);
  costs->rules = g_new(GArray *, width);
  for (int i = 0; i < width; i++) {
    gboolean mark = i > 0 && (i == pack->code['\''] || i == costs->hyphen);
    costs->omission[i] = mark ? punctuation : costs->omission_cost;
    costs->surplus[i] = mark ? punctuation : surplus;
    costs->rules[i] = g_array_new(FALSE, FALSE, sizeof(GroupRule));
    for (int typed = 1; i > 0 && typed < width; typed++)
      if (typed != i)
        costs->substitution[i * width + typed] = letter_cost(pack, tables, pack->alphabet[i], pack->alphabet[typed]);
  }
  add_rules(costs, pack, tables);
  number_skeleton(costs, pack);
  return costs;
}

void costs_free(Costs *costs) {
  if (!costs) return;
  for (int i = 0; i < costs->width; i++) g_array_free(costs->rules[i], TRUE);
  g_free(costs->rules);
  g_free(costs->substitution);
  g_free(costs->omission);
  g_free(costs->surplus);
  g_free(costs->skeleton);
  g_free(costs);
}
