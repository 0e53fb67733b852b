/* The order of the candidates of one typed word: a weighted sum of named features; lower is better. */
#include <math.h>
#include <string.h>

#include "align.h"
#include "index.h"

typedef struct {
  const Index *index;
  const Typed *typed;
  /* In small letters, with straight apostrophes. */
  Span word;
  TypedCase typed_case;
  GString *name;
  double score;
} Ranking;

static const char *const CASE_NAMES[] = {"lower", "title", "upper", "mixed"};

static void add_named(Ranking *ranking, double value) {
  const double *weight = g_hash_table_lookup(ranking->index->tables->ranking, ranking->name->str);
  if (weight) ranking->score += *weight * value;
}

G_GNUC_PRINTF(3, 4)
static void add(Ranking *ranking, double value, const char *format, ...) {
  va_list args;
  va_start(args, format);
  g_string_vprintf(ranking->name, format, args);
  va_end(args);
  add_named(ranking, value);
}

/* The consonants of a small-letter word by sound, without repeats. */
static int skeleton(const Index *index, Span text, guint8 made[WORD_CAPACITY]) {
  int n = 0;
  guint8 previous = 0;
  for (int i = 0; i < text.n; i++) {
    guint8 code = index->costs->skeleton[index->pack->code[text.u[i]]];
    if (code && code != previous) made[n++] = code;
    if (code) previous = code;
  }
  return n;
}

static gboolean same_skeleton(const Index *index, Span a, Span b) {
  guint8 left[WORD_CAPACITY], right[WORD_CAPACITY];
  int n = skeleton(index, a, left);
  return n == skeleton(index, b, right) && memcmp(left, right, (size_t)n) == 0;
}

static void add_ends(Ranking *ranking, Span text) {
  Span word = ranking->word;
  int shorter = MIN(word.n, text.n), start = 0, end = 0;
  while (start < shorter && text.u[start] == word.u[start]) start++;
  while (end < shorter && text.u[text.n - 1 - end] == word.u[word.n - 1 - end]) end++;
  for (int count = 1; count <= 3; count++) {
    if (start >= count) add(ranking, 1, "first%d", count);
    if (end >= count) add(ranking, 1, "last%d", count);
  }
  add(ranking, (double)start / word.n, "prefix");
  add(ranking, (double)end / word.n, "suffix");
}

static void append(GString *name, Span text, int start, int end) {
  for (int i = start; i < end; i++) {
    /* A pair of surrogates has no weight; neither has half of one. */
    g_string_append_unichar(name, (text.u[i] & 0xf800) == 0xd800 ? 0xfffd : text.u[i]);
  }
}

/* The letters of an edit, alone and with the typed letters before and after. */
static void add_letters(Ranking *ranking, const Edit *edit, Span text) {
  Span word = ranking->word;
  GString *name = ranking->name;
  int end = edit->at + edit->typed_n;
  for (int kind = 0; kind < 3; kind++) {
    g_string_truncate(name, 0);
    if (kind == 1 && edit->at > 0) append(name, word, edit->at - 1, edit->at);
    else if (kind == 1) g_string_append_c(name, '^');
    if (kind == 1) g_string_append_c(name, '_');
    append(name, word, edit->at, end);
    g_string_append_c(name, '>');
    append(name, text, edit->from, edit->from + edit->intended_n);
    if (kind == 2) g_string_append_c(name, '_');
    if (kind == 2 && end < word.n) append(name, word, end, end + 1);
    else if (kind == 2) g_string_append_c(name, '.');
    add_named(ranking, 1);
  }
}

static void add_edits(Ranking *ranking, Span text) {
  guint8 intended[WORD_CAPACITY];
  Edit edits[MOST_EDITS];
  for (int i = 0; i < text.n; i++) intended[i] = ranking->index->pack->code[text.u[i]];
  int n = align(ranking->typed, intended, text.n, edits);
  int length = ranking->word.n;
  for (int i = 0; i < n; i++) {
    int end = edits[i].at + edits[i].typed_n;
    const char *place = end >= length ? "end" : end == length - 1 ? "end1" : "mid";
    if (edits[i].at <= 1) add(ranking, 1, "%s@%d", edits[i].kind, edits[i].at);
    else add(ranking, 1, "%s@%s", edits[i].kind, place);
    add_letters(ranking, &edits[i], text);
  }
  add(ranking, 1, "edits%d", MIN(4, n));
}

static double score_of(Ranking *ranking, const Candidate *candidate) {
  Word given, small;
  Span word = ranking->word;
  ranking->score = 0;
  if (!word_from_utf8(&given, candidate->text, -1)) return INFINITY;
  word_lower(&small, span_of(&given));
  Span text = span_of(&small);
  double frequency = candidate->frequency;
  add(ranking, candidate->cost, "cost");
  add(ranking, frequency, "frequency");
  if (candidate->kind != KIND_COMPOUND && frequency == rint(frequency)) add(ranking, 1, "frequency=%d", (int)frequency);
  add(ranking, frequency * MIN(word.n, 12) / 8, "frequencyByLength");
  if (candidate->kind != KIND_WORD) add(ranking, 1, "%s", kind_names[candidate->kind]);
  if (same_skeleton(ranking->index, text, word)) add(ranking, 1, "skeleton");
  add(ranking, 1, "length%d", CLAMP(text.n - word.n, -3, 3));
  add(ranking, MIN(text.n, 15) / 10.0, "candidateLength");
  add_ends(ranking, text);
  if (span_find_unit(text, '\'') >= 0 && span_find_unit(word, '\'') < 0) {
    gboolean genitive = text.n > 1 && text.u[text.n - 2] == '\'' && text.u[text.n - 1] == 's';
    add(ranking, 1, "%s", genitive ? "genitive" : "apostrophe");
  }
  if (span_find_unit(text, '-') >= 0 && span_find_unit(word, '-') < 0) add(ranking, 1, "hyphen");
  const char *letters = span_equal(text, span_of(&given)) ? "small" : "capital";
  add(ranking, 1, "%s-%s", CASE_NAMES[ranking->typed_case], letters);
  if (candidate->kind == KIND_WORD || candidate->kind == KIND_COMPOUND) add_edits(ranking, text);
  return ranking->score;
}

void rank(const Index *index, const Typed *typed, Span word, TypedCase typed_case, Candidates *found) {
  Ranking ranking = {.index = index, .typed = typed, .word = word, .typed_case = typed_case};
  ranking.name = g_string_new(NULL);
  for (guint i = 0; i < found->all->len; i++) {
    Candidate *candidate = g_ptr_array_index(found->all, i);
    candidate->score = score_of(&ranking, candidate);
  }
  g_string_free(ranking.name, TRUE);
  candidates_sort_scored(found);
}

TypedCase typed_case(Span word) {
  Word lower, upper, title;
  word_lower(&lower, word);
  if (span_equal(word, span_of(&lower))) return TYPED_LOWER;
  word_upper(&upper, word);
  if (span_equal(word, span_of(&upper))) {
    int letters = 0;
    for (int i = 0; i < word.n; i++)
      if (word.u[i] != '\'' && word.u[i] != '-') letters++;
    return word.n > 1 && letters > 1 ? TYPED_UPPER : TYPED_TITLE;
  }
  word_capitalised(&title, span_of(&lower));
  return span_equal(word, span_of(&title)) ? TYPED_TITLE : TYPED_MIXED;
}
