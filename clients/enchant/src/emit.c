/* See emit.h. */
#include "emit.h"

#include "arena.h"

#define RARE_PIECE 3
#define SHORT_END 4
/* One slip in a shorter elision would make it any other. */
#define LEAST_ELISION 5

gboolean one_slip_apart(Span a, Span b) {
  int start = 0, end = 0;
  int shorter = MIN(a.n, b.n);
  while (start < shorter && a.u[start] == b.u[start]) start++;
  while (end < shorter - start && a.u[a.n - 1 - end] == b.u[b.n - 1 - end]) end++;
  Span left = span_slice(a, start, a.n - end), right = span_slice(b, start, b.n - end);
  if (left.n <= 1 && right.n <= 1) return TRUE;
  return left.n == 2 && right.n == 2 && left.u[0] == right.u[1] && left.u[1] == right.u[0];
}

static gboolean is_slip_of(Span a, Span b) {
  return ABS(a.n - b.n) <= 1 && !span_equal(a, b) && one_slip_apart(a, b);
}

int seeds_of(const Index *index, const Typed *typed, Span word, Seed seeds[MOST_SEEDS]) {
  const Pack *pack = index->pack;
  int n = 0;
  gboolean is_elision = FALSE;
  Span head = span_slice(word, 0, span_find_unit(word, '\'') + 1);
  for (int i = 0; i < pack->elisions; i++) is_elision = is_elision || span_starts(word, pack->elision[i]);
  seeds[n++] = (Seed){0, 0, -1};
  for (int i = 0; i < pack->elisions && n < MOST_SEEDS; i++) {
    Span prefix = pack->elision[i];
    Span bare = span_slice(prefix, 0, prefix.n - 1);
    int rest = typed->n - prefix.n;
    if (rest > 0 && span_starts(word, prefix)) {
      seeds[n++] = (Seed){prefix.n, 0, i};
    } else if (rest > 1 && span_starts(word, bare) && word.u[bare.n] != '\'') {
      seeds[n++] = (Seed){bare.n, index->costs->elision + typed->least_surplus / 2.0, i};
    } else if (!is_elision && prefix.n >= LEAST_ELISION && is_slip_of(head, prefix)) {
      seeds[n++] = (Seed){head.n, index->costs->elision, i};
    }
  }
  return n;
}

void emitter_spell(const Emitter *emitter, int state, int label, Word *word) {
  const Arena *arena = emitter->index->arena;
  const guint16 *alphabet = emitter->index->pack->alphabet;
  int depth = arena->states[state].depth;
  word->n = depth + 1;
  word->u[depth] = alphabet[label];
  for (int id = state; arena->states[id].parent >= 0; id = arena->states[id].parent)
    word->u[--depth] = alphabet[arena->states[id].label];
}

static void emit_compound(const Emitter *emitter, int id, int label, guint32 bits, int cost, int rarest) {
  const Costs *costs = emitter->index->costs;
  const State *state = &emitter->index->arena->states[id];
  int length = state->depth + 1 - state->piece_start;
  if (!(bits & BIT_COMPOUND_END) || length < MIN_PIECE) return;
  double worth = MAX(0, rarest / 2.0 - 1);
  double rare = (rarest < RARE_PIECE ? costs->rare_compound : 0) + (length == MIN_PIECE ? SHORT_END : 0);
  double total = cost + state->pieces * costs->compound + rare;
  if (total - costs->frequency * worth > emitter->found->threshold) return;
  Word word, capital;
  emitter_spell(emitter, id, label, &word);
  if (word.u[0] == '-') return;
  word_capitalised(&capital, span_of(&word));
  candidates_add(emitter->found, span_of(&capital), total, worth, KIND_COMPOUND);
}

/* Puts the first listed mixed-case spelling of a word; the word itself where there is none. */
static void mixed_spelling(const Pack *pack, Word *to, Span word) {
  char *key = word_to_utf8(word);
  const GPtrArray *known = g_hash_table_lookup(pack->mixed, key);
  if (!known || !word_from_utf8(to, g_ptr_array_index(known, 0), -1)) word_set(to, word);
  g_free(key);
}

void emitter_emit(const Emitter *emitter, int id, int label, int word_class, guint32 bits, guint32 place, int cost) {
  const Index *index = emitter->index;
  const Pack *pack = index->pack;
  const Costs *costs = index->costs;
  const State *state = &index->arena->states[id];
  if (label == costs->hyphen) return;
  int frequency = pack_frequency(pack, place);
  if (state->pieces > 0) {
    emit_compound(emitter, id, label, bits, cost, MIN(state->piece_frequency, frequency));
    return;
  }
  const Seed *seed = &emitter->seed[state->seed];
  if (!(bits & BITS_STANDALONE)) return;
  if (seed->elision >= 0 && (pack->class_elisions[word_class] >> seed->elision & 1) == 0) return;
  if (cost - costs->frequency * frequency > emitter->found->threshold) return;
  Word word, shaped, whole;
  emitter_spell(emitter, id, label, &word);
  if (word.u[0] == '-') return;
  double penalty = 0;
  shaped = word;
  if (bits & (BIT_LOWER | BIT_KEEP_LOWER)) {
    penalty = 0;
  } else if (bits & (BIT_TITLE | BIT_KEEP_TITLE)) {
    word_capitalised(&shaped, span_of(&word));
    penalty = cost == 0 ? costs->wrong_case : 1;
  } else if (bits & (BIT_UPPER | BIT_KEEP_UPPER)) {
    word_upper(&shaped, span_of(&word));
    penalty = 4;
  } else {
    mixed_spelling(pack, &shaped, span_of(&word));
    penalty = 2;
  }
  word_clear(&whole);
  if (seed->elision >= 0) word_add(&whole, pack->elision[seed->elision]);
  word_add(&whole, span_of(&shaped));
  candidates_add(emitter->found, span_of(&whole), cost + penalty, frequency, seed->elision < 0 ? KIND_WORD : KIND_ELISION);
}
