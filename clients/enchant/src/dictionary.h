/* A language's spelling: words and what wrong ones were meant to be. Answers as the site's own engine does. */
#ifndef DICTIONARY_H
#define DICTIONARY_H

#include <glib.h>

typedef struct Dictionary Dictionary;

/* Reads a pack and the tables of its language. NULL if either is not whole; `*problem` then says why. */
Dictionary *dictionary_read(const char *pack_file, const char *tables_file, const char **problem);
void dictionary_free(Dictionary *dictionary);
/* Index of a variant such as "de-AT"; -1 if the dictionary does not tell it apart. */
int dictionary_variant(const Dictionary *dictionary, const char *code);
gboolean dictionary_is_correct(const Dictionary *dictionary, const char *word, gssize length, int variant);
/* Corrections, best first: a NULL-ended list to be freed with g_strfreev. */
char **dictionary_suggest(Dictionary *dictionary, const char *word, gssize length, int variant, gsize *count);

#endif
