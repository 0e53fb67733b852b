/* The provider for Enchant 2: dictionaries of Spelling Check for every program that checks spelling with Enchant, such as
   Evolution, gedit and AbiWord. Reads the packs itself, so nothing has to run beside it and nothing goes over a network. */
#include <enchant-provider.h>
#include <glib.h>
#include <gmodule.h>
#include <string.h>

#include "dictionary.h"

G_MODULE_EXPORT EnchantProvider *init_enchant_provider(void);

#define FOLDER "spelling-check"

/* Variants by the tags that Enchant asks for; a bare language is its first one. */
static const struct {
  const char *tag;
  const char *variant;
} TAGS[] = {
    {"en", "en-US"}, {"en_US", "en-US"}, {"en_GB", "en-GB"}, {"en_AU", "en-AU"}, {"en_CA", "en-CA"},
    {"fr", "fr-FR"}, {"fr_FR", "fr-FR"}, {"fr_CA", "fr-CA"}, {"fr_CH", "fr-CH"}, {"fr_BE", "fr-BE"},
    {"de", "de-DE"}, {"de_DE", "de-DE"}, {"de_AT", "de-AT"}, {"de_CH", "de-CH"},
    {"es", "es-ES"}, {"es_ES", "es-ES"}, {"es_MX", "es-MX"}, {"es_AR", "es-AR"},
    {"it", "it-IT"}, {"it_IT", "it-IT"}, {"it_CH", "it-CH"},
};

typedef struct {
  Dictionary *dictionary;
  int variant;
} Opened;

static const char *variant_of(const char *tag) {
  for (guint i = 0; i < G_N_ELEMENTS(TAGS); i++)
    if (strcmp(TAGS[i].tag, tag) == 0) return TAGS[i].variant;
  return NULL;
}

static char *file_in(const char *folder, const char *language, const char *ending) {
  char *name = g_strconcat(language, ending, NULL);
  char *file = g_build_filename(folder, name, NULL);
  g_free(name);
  if (g_file_test(file, G_FILE_TEST_IS_REGULAR)) return file;
  g_free(file);
  return NULL;
}

/* A data file of a language: in $SPELLING_CHECK_DATA alone if it is set, else in the person's and the system's folders. */
static char *data_file(const char *language, const char *ending) {
  const char *own = g_getenv("SPELLING_CHECK_DATA");
  if (own) return file_in(own, language, ending);
  char *folder = g_build_filename(g_get_user_data_dir(), FOLDER, NULL);
  char *file = file_in(folder, language, ending);
  g_free(folder);
  for (const char *const *system = g_get_system_data_dirs(); *system && !file; system++) {
    folder = g_build_filename(*system, FOLDER, NULL);
    file = file_in(folder, language, ending);
    g_free(folder);
  }
  return file;
}

static Dictionary *read_language(const char *variant, const char **problem) {
  char *language = g_strndup(variant, 2);
  char *pack = data_file(language, ".spell.bin");
  char *tables = data_file(language, ".tables.txt");
  *problem = "its files are missing";
  Dictionary *dictionary = pack && tables ? dictionary_read(pack, tables, problem) : NULL;
  g_free(pack);
  g_free(tables);
  g_free(language);
  return dictionary;
}

static int check(EnchantDict *dict, const char *const word, size_t length) {
  const Opened *opened = dict->user_data;
  /* As Enchant wants it: 0 is right. */
  return dictionary_is_correct(opened->dictionary, word, (gssize)length, opened->variant) ? 0 : 1;
}

static char **suggest(EnchantDict *dict, const char *const word, size_t length, size_t *count) {
  const Opened *opened = dict->user_data;
  gsize n = 0;
  char **found = dictionary_suggest(opened->dictionary, word, (gssize)length, opened->variant, &n);
  *count = n;
  return found;
}

static const char *extra_word_characters(EnchantDict *dict) {
  (void)dict;
  return "'\xe2\x80\x99-";
}

/* Letters anywhere; apostrophes and hyphens between them (l'avion, peut-être). `place` is 0 at the start and 2 at the end. */
static int is_word_character(EnchantDict *dict, uint32_t letter, size_t place) {
  (void)dict;
  if (letter == '\'' || letter == 0x2019 || letter == '-') return place == 1;
  return g_unichar_isalpha(letter) || g_unichar_ismark(letter) || (letter == 0xad && place == 1);
}

static EnchantDict *request_dict(EnchantProvider *provider, const char *const tag) {
  const char *variant = variant_of(tag);
  const char *problem = NULL;
  Dictionary *dictionary = variant ? read_language(variant, &problem) : NULL;
  if (!dictionary) {
    if (problem) {
      char *message = g_strconcat("Spelling Check, ", variant, ": ", problem, NULL);
      enchant_provider_set_error(provider, message);
      g_free(message);
    }
    return NULL;
  }
  Opened *opened = g_new0(Opened, 1);
  opened->dictionary = dictionary;
  /* A pack that does not tell a variant apart has one for all. */
  opened->variant = MAX(0, dictionary_variant(dictionary, variant));
  EnchantDict *dict = g_new0(EnchantDict, 1);
  dict->user_data = opened;
  dict->check = check;
  dict->suggest = suggest;
  dict->get_extra_word_characters = extra_word_characters;
  dict->is_word_character = is_word_character;
  return dict;
}

static void dispose_dict(EnchantProvider *provider, EnchantDict *dict) {
  Opened *opened = dict->user_data;
  (void)provider;
  dictionary_free(opened->dictionary);
  g_free(opened);
  g_free(dict);
}

static int has_files(const char *variant) {
  char *language = g_strndup(variant, 2);
  char *pack = data_file(language, ".spell.bin");
  char *tables = data_file(language, ".tables.txt");
  int found = pack && tables;
  g_free(pack);
  g_free(tables);
  g_free(language);
  return found;
}

static int dictionary_exists(EnchantProvider *provider, const char *const tag) {
  const char *variant = variant_of(tag);
  (void)provider;
  return variant && has_files(variant);
}

static char **list_dicts(EnchantProvider *provider, size_t *count) {
  (void)provider;
  GPtrArray *tags = g_ptr_array_new();
  for (guint i = 0; i < G_N_ELEMENTS(TAGS); i++)
    if (has_files(TAGS[i].variant)) g_ptr_array_add(tags, g_strdup(TAGS[i].tag));
  *count = tags->len;
  g_ptr_array_add(tags, NULL);
  return (char **)g_ptr_array_free(tags, FALSE);
}

static const char *identify(EnchantProvider *provider) {
  (void)provider;
  return "spelling-check";
}

static const char *describe(EnchantProvider *provider) {
  (void)provider;
  return "Spelling Check";
}

static void dispose(EnchantProvider *provider) { g_free(provider); }

EnchantProvider *init_enchant_provider(void) {
  EnchantProvider *provider = g_new0(EnchantProvider, 1);
  provider->dispose = dispose;
  provider->request_dict = request_dict;
  provider->dispose_dict = dispose_dict;
  provider->dictionary_exists = dictionary_exists;
  provider->identify = identify;
  provider->describe = describe;
  provider->list_dicts = list_dicts;
  return provider;
}
