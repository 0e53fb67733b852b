/* See tables.h. */
#include "tables.h"

#include <string.h>

static const char *const NEEDED[] = {
    "substitution", "accent", "vowel", "key", "sound", "omission", "omissionDouble", "surplus",
    "surplusDouble", "transposition", "punctuation", "first", "group", "frequency", "split", "elision",
    "compound", "rareCompound", "wrongCase", "skeleton", "progress",
};

static void free_group(gpointer data) {
  Group *group = data;
  g_free(group->typed);
  g_free(group->intended);
}

static void put_number(GHashTable *table, const char *name, const char *number) {
  double *value = g_new(double, 1);
  *value = g_ascii_strtod(number, NULL);
  g_hash_table_replace(table, g_strdup(name), value);
}

static void put_phrase(Tables *tables, const char *phrase) {
  Word word, bare;
  if (!word_from_utf8(&word, phrase, -1)) return;
  word_bare(&bare, span_of(&word));
  char *key = word_to_utf8(span_of(&bare));
  GPtrArray *known = g_hash_table_lookup(tables->phrases, key);
  if (known) {
    g_free(key);
  } else {
    known = g_ptr_array_new_with_free_func(g_free);
    g_hash_table_insert(tables->phrases, key, known);
  }
  g_ptr_array_add(known, g_strdup(phrase));
}

static void put_pair(GPtrArray *pairs, char **fields) {
  g_ptr_array_add(pairs, g_strdup(fields[1]));
  g_ptr_array_add(pairs, g_strdup(fields[2]));
}

static gboolean take_line(Tables *tables, char **fields) {
  guint n = g_strv_length(fields);
  const char *kind = fields[0];
  if (n < 2) return FALSE;
  if (strcmp(kind, "tail") == 0) {
    g_ptr_array_add(tables->hyphen_tails, g_strdup(fields[1]));
  } else if (strcmp(kind, "letters") == 0) {
    g_free(tables->one_letter_words);
    tables->one_letter_words = g_strdup(fields[1]);
  } else if (strcmp(kind, "phrase") == 0) {
    put_phrase(tables, fields[1]);
  } else if (strcmp(kind, "full") == 0) {
    g_hash_table_replace(tables->full_forms, g_strdup(fields[1]), g_strdupv(fields + 2));
  } else if (n < 3) {
    return FALSE;
  } else if (strcmp(kind, "weight") == 0) {
    put_number(tables->weights, fields[1], fields[2]);
  } else if (strcmp(kind, "rank") == 0) {
    put_number(tables->ranking, fields[1], fields[2]);
  } else if (strcmp(kind, "dialect") == 0) {
    put_pair(tables->dialect_spellings, fields);
  } else if (strcmp(kind, "old") == 0) {
    put_pair(tables->old_spellings, fields);
  } else if (strcmp(kind, "group") == 0 && n == 4) {
    Group group = {g_strdup(fields[1]), g_strdup(fields[2]), (int)g_ascii_strtoll(fields[3], NULL, 10)};
    g_array_append_val(tables->groups, group);
  } else {
    return FALSE;
  }
  return TRUE;
}

static GHashTable *new_table(GDestroyNotify free_value) {
  return g_hash_table_new_full(g_str_hash, g_str_equal, g_free, free_value);
}

Tables *tables_read(const char *file) {
  char *text = NULL;
  if (!g_file_get_contents(file, &text, NULL, NULL)) return NULL;
  Tables *tables = g_new0(Tables, 1);
  tables->weights = new_table(g_free);
  tables->ranking = new_table(g_free);
  tables->full_forms = new_table((GDestroyNotify)g_strfreev);
  tables->phrases = new_table((GDestroyNotify)g_ptr_array_unref);
  tables->groups = g_array_new(FALSE, FALSE, sizeof(Group));
  g_array_set_clear_func(tables->groups, free_group);
  tables->hyphen_tails = g_ptr_array_new_with_free_func(g_free);
  tables->dialect_spellings = g_ptr_array_new_with_free_func(g_free);
  tables->old_spellings = g_ptr_array_new_with_free_func(g_free);
  tables->one_letter_words = g_strdup("");
  gboolean fits = TRUE;
  char **lines = g_strsplit(text, "\n", -1);
  for (char **line = lines; *line && fits; line++) {
    if (**line == '\0' || **line == '#') continue;
    char **fields = g_strsplit(*line, "\t", -1);
    fits = take_line(tables, fields);
    g_strfreev(fields);
  }
  g_strfreev(lines);
  g_free(text);
  for (guint i = 0; i < G_N_ELEMENTS(NEEDED); i++) fits = fits && g_hash_table_contains(tables->weights, NEEDED[i]);
  if (fits) return tables;
  tables_free(tables);
  return NULL;
}

void tables_free(Tables *tables) {
  if (!tables) return;
  g_hash_table_destroy(tables->weights);
  g_hash_table_destroy(tables->ranking);
  g_hash_table_destroy(tables->full_forms);
  g_hash_table_destroy(tables->phrases);
  g_array_free(tables->groups, TRUE);
  g_ptr_array_free(tables->hyphen_tails, TRUE);
  g_ptr_array_free(tables->dialect_spellings, TRUE);
  g_ptr_array_free(tables->old_spellings, TRUE);
  g_free(tables->one_letter_words);
  g_free(tables);
}

double tables_weight(const Tables *tables, const char *name) {
  const double *value = g_hash_table_lookup(tables->weights, name);
  return value ? *value : 0;
}
