/* Compares the answers about many words with those of the site's engine: golden PACK TABLES FILE [HEAD]; see scripts/clients/golden.ts. */
#include <stdio.h>
#include <string.h>

#include "dictionary.h"

#define SHOWN 20

static gboolean same_list(char **found, gsize n, char **expected) {
  if (n != g_strv_length(expected)) return FALSE;
  for (gsize i = 0; i < n; i++)
    if (strcmp(found[i], expected[i]) != 0) return FALSE;
  return TRUE;
}

int main(int argc, char **argv) {
  const char *problem = NULL;
  char *text = NULL;
  if (argc < 4 || !g_file_get_contents(argv[3], &text, NULL, NULL)) return 2;
  Dictionary *dictionary = dictionary_read(argv[1], argv[2], &problem);
  if (!dictionary) {
    printf("%s: %s\n", argv[1], problem);
    g_free(text);
    return 2;
  }
  long head = argc > 4 ? strtol(argv[4], NULL, 10) : G_MAXLONG;
  long words = 0, asked = 0, differences = 0;
  gint64 started = g_get_monotonic_time(), suggesting = 0;
  char **lines = g_strsplit(text, "\n", -1);
  for (char **line = lines; *line && **line && words < head; line++) {
    char **fields = g_strsplit(*line, "\t", -1);
    int variant = (int)strtol(fields[0], NULL, 10);
    const char *word = fields[2];
    words++;
    if (dictionary_is_correct(dictionary, word, -1, variant) != (fields[1][0] == '1')) {
      if (differences++ < SHOWN) printf("%s: verdict\n", word);
    }
    if (fields[3][0] == '=') {
      gsize n = 0;
      gint64 before = g_get_monotonic_time();
      char **found = dictionary_suggest(dictionary, word, -1, variant, &n);
      suggesting += g_get_monotonic_time() - before;
      asked++;
      if (!same_list(found, n, fields + 4) && differences++ < SHOWN) {
        char *ours = n ? g_strjoinv(", ", found) : g_strdup("nothing");
        char *theirs = g_strjoinv(", ", fields + 4);
        printf("%s: %s instead of %s\n", word, ours, theirs);
        g_free(ours);
        g_free(theirs);
      }
      g_strfreev(found);
    }
    g_strfreev(fields);
  }
  double seconds = (double)(g_get_monotonic_time() - started) / 1e6;
  printf("%ld words, %ld lists of corrections, %ld differences\n", words, asked, differences);
  fprintf(stderr, "%.1f s, %.3f ms a list\n", seconds, asked ? (double)suggesting / 1e3 / (double)asked : 0);
  g_strfreev(lines);
  g_free(text);
  dictionary_free(dictionary);
  return differences ? 1 : 0;
}
