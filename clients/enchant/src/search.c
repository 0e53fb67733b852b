/* Best-first search for the words nearest to a typed one. States are (automaton node, row of edit costs), ordered by the least
   score any word below could reach, so the budget goes where good corrections are. Work is counted in rows computed. */
#include <math.h>
#include <string.h>

#include "arena.h"
#include "emit.h"
#include "index.h"
#include "row.h"

#define MAX_VISITS 20000
#define PRIORITY_OFFSET 40
#define FAR 30000.0
#define MAX_PIECES 3
#define BOUNDARY_SLACK 8
#define COMPOUND_BEGIN (BIT_COMPOUND_BEGIN_LOWER | BIT_COMPOUND_BEGIN_TITLE)
/* A compound is worth at most this many frequency classes. */
#define COMPOUND_FREQUENCY 5

/* After this many visits a candidate with this score is good enough to stop. */
static const int PATIENCE[][2] = {{1200, -5}, {1900, 3}, {4000, 9}, {9000, 20}};

typedef struct {
  Emitter emitter;
  const Index *index;
  const Typed *typed;
  Arena *arena;
  int dialect;
  int max_cost;
  int max_depth;
  Row row;
  /* Of the row last measured: the lowest cost that lengths make unavoidable, and that plus the usual cost of the rest. */
  double reach;
  double ahead;
} Search;

static void push(Search *s, int id, double priority) {
  arena_push(s->arena, id, (int)floor(priority) + PRIORITY_OFFSET);
}

static void plant(Search *s, const Seed *seed, int number) {
  Arena *arena = s->arena;
  const Typed *typed = s->typed;
  const Costs *costs = s->index->costs;
  arena_reserve(arena, 1);
  int id = arena->size++;
  guint8 *row = arena->rows + id * arena->width;
  memset(row, UNREACHABLE, (size_t)arena->width);
  double cost = seed->cost;
  int column = seed->column;
  while (column <= typed->n && cost <= s->max_cost) {
    row[column] = (guint8)cost;
    cost += column < typed->n ? typed->surplus[column] : UNREACHABLE;
    column++;
  }
  arena->states[id] = (State){
      .parent = -1, .bound = -30000, .low = (guint8)seed->column, .high = (guint8)(column - 1),
      .piece_frequency = 15, .seed = (guint8)number,
  };
  double ahead = seed->cost + (typed->n - seed->column) * costs->progress;
  push(s, id, ahead - costs->frequency * s->index->best_frequency[0]);
}

/* The lengths of the words below tell nothing where parts may be joined. */
static void measure_row(Search *s, guint32 child, const guint8 *row) {
  const Typed *typed = s->typed;
  gboolean compounds = s->index->pack->has_compounds;
  int shortest = compounds ? 0 : s->index->shortest[child];
  int longest = compounds ? UNREACHABLE : s->index->longest[child];
  s->reach = FAR;
  s->ahead = FAR;
  for (int j = s->row.low; j <= s->row.high; j++) {
    int cost = row[j];
    if (cost == UNREACHABLE) continue;
    int rest = typed->n - j;
    if (shortest > rest) cost += (shortest - rest) * typed->least_omission;
    else if (longest < rest) cost += (rest - longest) * typed->least_surplus;
    if (cost > s->max_cost) continue;
    s->reach = MIN(s->reach, cost);
    s->ahead = MIN(s->ahead, cost + rest * s->index->costs->progress);
  }
}

static int queue(Search *s, int parent, int label, guint32 child, guint32 word_index, double bound, double priority) {
  int id = s->arena->size++;
  State state = s->arena->states[parent];
  state.node = (int)child;
  state.parent = parent;
  state.word_index = word_index;
  state.bound = (int)bound;
  state.label = (guint8)label;
  state.low = (guint8)s->row.low;
  state.high = (guint8)s->row.high;
  state.depth++;
  s->arena->states[id] = state;
  push(s, id, priority);
  return id;
}

/* The frequency of a part that only exists with its linking letter: "arbeits" counts as "arbeit". */
static int linked_frequency(const Search *s, int state, int label) {
  Word word;
  emitter_spell(&s->emitter, state, label, &word);
  int start = s->arena->states[state].piece_start;
  if (word.n <= start || word.u[word.n - 1] != 's') return 0;
  return pack_frequency_of(s->index->pack, span_slice(span_of(&word), start, word.n - 1));
}

/* Begins the next part of a compound at the root, with the row of the part just finished. */
static void restart(Search *s, int state, int label, guint32 word_index, double extra) {
  const Costs *costs = s->index->costs;
  double more = extra + costs->compound - costs->frequency * COMPOUND_FREQUENCY;
  double bound = floor(s->row.least + more);
  if (bound > s->emitter.found->threshold) return;
  int id = queue(s, state, label, 0, 0, bound, s->ahead + more);
  int finished = pack_frequency(s->index->pack, word_index);
  if (finished == 0) finished = linked_frequency(s, state, label);
  State *made = &s->arena->states[id];
  made->piece_start = made->depth;
  made->pieces++;
  made->piece_frequency = (guint8)MIN(made->piece_frequency, finished);
}

static void visit(Search *s, int id, int label, guint32 child, guint32 word_index) {
  const Pack *pack = s->index->pack;
  const Costs *costs = s->index->costs;
  const Typed *typed = s->typed;
  Arena *arena = s->arena;
  const State state = arena->states[id];
  double extra = state.pieces * costs->compound;
  int best = state.pieces > 0 ? COMPOUND_FREQUENCY : s->index->best_frequency[child];
  double gain = costs->frequency * best;
  double most_gain = pack->has_compounds ? costs->frequency * MAX(best, COMPOUND_FREQUENCY) : gain;
  double limit = MIN(s->max_cost, s->emitter.found->threshold + most_gain - extra);
  if (limit < 0) return;
  s->row = row_extend(arena, typed, id, label, limit);
  if (s->row.low < 0) return;
  guint8 *row = arena->rows + arena->size * arena->width;
  int word_class = pack->state_class[child];
  guint32 bits = pack_bits(pack, (int)child, s->dialect);
  guint32 usable = bits & (BIT_FORBIDDEN | BIT_NO_SUGGEST) ? 0 : bits;
  int whole = s->row.high == typed->n ? row[typed->n] : UNREACHABLE;
  if (usable && whole != UNREACHABLE) emitter_emit(&s->emitter, id, label, word_class, usable, word_index, whole);
  int depth = state.depth + 1;
  if (depth >= s->max_depth) return;
  measure_row(s, child, row);
  double bound = floor(s->reach + extra - gain);
  double start = s->ahead;
  const Placed *rule = &typed->starts[label];
  if (state.depth == 0 && rule->rule) start = MIN(start, rule->rule->cost + (typed->n - rule->end) * costs->progress);
  gboolean boundary = pack->has_compounds && state.pieces < MAX_PIECES && depth - state.piece_start >= MIN_PIECE &&
                      typed->n - s->row.low >= MIN_PIECE &&
                      (usable & (state.pieces == 0 ? COMPOUND_BEGIN : BIT_COMPOUND_MIDDLE)) &&
                      s->row.least <= costs->omission_cost + BOUNDARY_SLACK;
  if (bound <= s->emitter.found->threshold) {
    queue(s, id, label, child, word_index + (word_class ? 1 : 0), bound, start + extra - gain);
    if (!boundary) return;
    memcpy(arena->rows + arena->size * arena->width, row, (size_t)arena->width);
  }
  if (boundary) restart(s, id, label, word_index, extra);
}

static void run(Search *s) {
  const Pack *pack = s->index->pack;
  int visits = 0;
  guint rule = 0;
  double good = -INFINITY;
  for (int id = arena_pop(s->arena); id >= 0; id = arena_pop(s->arena)) {
    const State state = s->arena->states[id];
    if (state.bound > s->emitter.found->threshold) continue;
    while (rule < G_N_ELEMENTS(PATIENCE) && visits >= PATIENCE[rule][0]) good = PATIENCE[rule++][1];
    if (candidates_best(s->emitter.found) <= good) break;
    guint32 first = pack->first_edge[state.node], end = pack->first_edge[state.node + 1];
    if (visits + (int)(end - first) > MAX_VISITS) break;
    visits += (int)(end - first);
    arena_reserve(s->arena, 2 * (int)(end - first));
    guint32 word_index = state.word_index;
    for (guint32 edge = first; edge < end; edge++) {
      visit(s, id, pack->edge_label[edge], pack->edge_target[edge], word_index);
      word_index += pack->words_below[pack->edge_target[edge]];
    }
  }
}

void search(Index *index, const Typed *typed, Span word, int dialect, Candidates *found) {
  int max_cost = typed->n <= 4 ? 30 : typed->n <= 5 ? 44 : 60;
  Search s = {.index = index, .typed = typed, .arena = index->arena, .dialect = dialect, .max_cost = max_cost};
  s.max_depth = MIN(typed->n + 6, 60);
  s.emitter = (Emitter){.index = index, .found = found};
  s.emitter.seeds = seeds_of(index, typed, word, s.emitter.seed);
  arena_reset(s.arena, typed->n + 1);
  for (int i = 0; i < s.emitter.seeds; i++) plant(&s, &s.emitter.seed[i], i);
  run(&s);
}
