/* Whether a non-word is one slip away from a word, or is two words run together: hunspell asks this of longer compounds. */
#include "lookup.h"

/* hunspell moves and swaps letters over this distance. */
#define MAX_DISTANCE 4
#define LONGEST 80
#define LOWER (BIT_LOWER | BIT_KEEP_LOWER)
#define EXCLUDED (BIT_FORBIDDEN | BIT_NO_SUGGEST | BIT_PREFIXED_BESIDE_PART)

typedef struct {
  const Pack *pack;
  int dialect;
  guint32 whole;
  int n;
  int codes[LONGEST];
  /* The state after each number of letters; -1 once there is none. */
  int states[LONGEST + 1];
} Near;

static gboolean accepts(const Near *near, int state, guint32 mask) {
  guint32 bits = pack_bits(near->pack, state, near->dialect);
  return (bits & mask) && !(bits & EXCLUDED);
}

static int walk(const Near *near, int from, int start, int end) {
  int state = from;
  for (int i = start; i < end && state >= 0; i++) state = pack_step(near->pack, state, near->codes[i]);
  return state;
}

static gboolean finishes(const Near *near, int state, int from) {
  return accepts(near, walk(near, state, from, near->n), near->whole);
}

/* Two letters swapped, or one moved, over a few positions. */
static gboolean is_moved(const Near *near, int first) {
  for (int a = first; a < near->n - 1; a++) {
    int state = near->states[a];
    if (state < 0) return FALSE;
    for (int b = a + 1; b < near->n && b - a <= MAX_DISTANCE; b++) {
      int pulled = walk(near, state, b, b + 1);
      if (finishes(near, walk(near, walk(near, pulled, a + 1, b), a, a + 1), b + 1)) return TRUE;
      if (b == a + 1) continue;
      if (finishes(near, walk(near, pulled, a, b), b + 1)) return TRUE;
      if (finishes(near, walk(near, walk(near, state, a + 1, b + 1), a, a + 1), b + 1)) return TRUE;
    }
  }
  return FALSE;
}

/* One of the dictionary's common confusions corrected. */
static gboolean is_replaced(const Near *near, Span text) {
  Word lower;
  word_lower(&lower, text);
  Span word = span_of(&lower);
  for (int i = 0; i < near->pack->replacements; i++) {
    Pair pair = near->pack->replacement[i];
    for (int at = span_find(word, pair.from, 0); at >= 0 && at <= near->n; at = span_find(word, pair.from, at + 1)) {
      int state = near->states[at];
      for (int k = 0; k < pair.to.n && state >= 0; k++)
        state = pack_step(near->pack, state, near->pack->code[pair.to.u[k]]);
      if (finishes(near, state, at + pair.from.n)) return TRUE;
    }
  }
  return FALSE;
}

gboolean is_near_word(const Pack *pack, Span text, int dialect, gboolean capitalised) {
  Near near = {.pack = pack, .dialect = dialect, .n = MIN(text.n, LONGEST)};
  near.whole = capitalised ? BIT_TITLE | BIT_KEEP_TITLE : LOWER;
  for (int i = 0; i < near.n; i++) {
    near.codes[i] = pack->code[text.u[i]];
    near.states[i + 1] = near.states[i] < 0 ? -1 : pack_step(pack, near.states[i], near.codes[i]);
  }
  for (int at = 0; at < near.n; at++) {
    int state = near.states[at];
    if (state < 0) break;
    if (at > 0 && accepts(&near, state, near.whole) && accepts(&near, walk(&near, 0, at, near.n), LOWER)) return TRUE;
    /* without its capital the rest is a lower-case word, and nothing can precede a capital */
    gboolean leading = capitalised && at == 0;
    if (leading ? accepts(&near, walk(&near, 0, 1, near.n), LOWER) : finishes(&near, state, at + 1)) return TRUE;
    for (guint32 edge = pack->first_edge[state]; edge < pack->first_edge[state + 1]; edge++) {
      int next = (int)pack->edge_target[edge];
      if (finishes(&near, next, at + 1) || (!leading && finishes(&near, next, at))) return TRUE;
    }
  }
  int last = near.states[near.n];
  if (last >= 0)
    for (guint32 edge = pack->first_edge[last]; edge < pack->first_edge[last + 1]; edge++)
      if (accepts(&near, (int)pack->edge_target[edge], near.whole)) return TRUE;
  return is_moved(&near, capitalised ? 1 : 0) || is_replaced(&near, text);
}
