/* See candidates.h. */
#include "candidates.h"

#include <math.h>
#include <string.h>

const char *const kind_names[] = {"word", "compound", "split", "phrase", "elision", "variant"};

static void free_candidate(gpointer data) {
  Candidate *candidate = data;
  g_free(candidate->text);
  g_free(candidate);
}

Candidates *candidates_new(double frequency_weight, double margin) {
  Candidates *candidates = g_new0(Candidates, 1);
  candidates->all = g_ptr_array_new_with_free_func(free_candidate);
  candidates->by_text = g_hash_table_new(g_str_hash, g_str_equal);
  candidates->frequency_weight = frequency_weight;
  candidates->margin = margin;
  candidates->threshold = 9007199254740991.0;
  return candidates;
}

void candidates_free(Candidates *candidates) {
  g_hash_table_destroy(candidates->by_text);
  g_ptr_array_free(candidates->all, TRUE);
  g_free(candidates);
}

static void note(Candidates *candidates, double score) {
  double *best = candidates->best;
  if (candidates->kept == KEEP && score >= best[KEEP - 1]) return;
  int at = candidates->kept;
  while (at > 0 && best[at - 1] > score) at--;
  int last = MIN(candidates->kept, KEEP - 1);
  memmove(best + at + 1, best + at, (size_t)(last - at) * sizeof *best);
  best[at] = score;
  if (candidates->kept < KEEP) candidates->kept++;
  if (candidates->kept == KEEP) candidates->threshold = best[KEEP - 1] + candidates->margin;
}

void candidates_add(Candidates *candidates, Span text, double cost, double frequency, Kind kind) {
  char *key = word_to_utf8(text);
  Candidate *known = g_hash_table_lookup(candidates->by_text, key);
  if (!known) {
    known = g_new0(Candidate, 1);
    *known = (Candidate){key, cost, frequency, kind, 0};
    g_ptr_array_add(candidates->all, known);
    g_hash_table_insert(candidates->by_text, key, known);
    note(candidates, cost - candidates->frequency_weight * frequency);
    return;
  }
  g_free(key);
  known->frequency = MAX(known->frequency, frequency);
  if (cost < known->cost) {
    known->cost = cost;
    known->kind = kind;
  }
}

double candidates_best(const Candidates *candidates) { return candidates->kept ? candidates->best[0] : INFINITY; }

static int compare(gconstpointer left, gconstpointer right) {
  const Candidate *a = *(Candidate *const *)left, *b = *(Candidate *const *)right;
  if (a->score != b->score) return a->score < b->score ? -1 : 1;
  return strcmp(a->text, b->text);
}

void candidates_sort_scored(Candidates *candidates) { g_ptr_array_sort(candidates->all, compare); }

void candidates_sort_found(Candidates *candidates) {
  for (guint i = 0; i < candidates->all->len; i++) {
    Candidate *candidate = g_ptr_array_index(candidates->all, i);
    candidate->score = candidate->cost - candidates->frequency_weight * candidate->frequency;
  }
  candidates_sort_scored(candidates);
}
