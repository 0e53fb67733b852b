/* German compounds: a beginning, any number of middle parts and an end, each of at least two letters, as their affixes allow. */
#include <string.h>

#include "lookup.h"

#define MAX_LENGTH 80
#define MIN_PART 2

typedef struct {
  const Pack *pack;
  Span text;
  int dialect;
  guint8 dead[MAX_LENGTH + 1];
  /* Whether the last attempt found a part that others could follow. */
  gboolean saw_middle;
} Compound;

/* Splits the letters from `at` into at most `parts` parts, of which the first has one of the bits `wanted`. */
static gboolean split_from(Compound *compound, int at, guint32 wanted, int parts) {
  const Pack *pack = compound->pack;
  Span text = compound->text;
  int state = pack->pair_target[pack->code[text.u[at]] * pack->width + pack->code[text.u[at + 1]]];
  for (int i = at + 1; i < text.n; i++) {
    if (i > at + 1 && state >= 0) state = pack_step(pack, state, pack->code[text.u[i]]);
    if (state < 0) break;
    int part_end = i + 1;
    if (pack->state_class[state] == 0) continue;
    guint32 bits = pack_bits(pack, state, compound->dialect);
    if (bits & BIT_FORBIDDEN) continue;
    gboolean fits = text.n - part_end >= MIN_PART;
    if (part_end == text.n) {
      if (at > 0 && (bits & BIT_COMPOUND_END)) return TRUE;
    } else if (parts == 1) {
      if ((bits & BIT_COMPOUND_MIDDLE) && fits) compound->saw_middle = TRUE;
    } else if ((bits & wanted) && fits && (parts == 2 || !compound->dead[part_end])) {
      if (split_from(compound, part_end, parts == 2 ? 0 : BIT_COMPOUND_MIDDLE, parts - 1)) return TRUE;
    }
  }
  if (parts > 2) compound->dead[at] = 1;
  return FALSE;
}

/* Two parts are always fine; three or more only if nothing simpler is near. */
static gboolean is_from(Compound *compound, guint32 begin) {
  compound->saw_middle = FALSE;
  if (split_from(compound, 0, begin, 2)) return TRUE;
  if (!compound->saw_middle) return FALSE;
  memset(compound->dead, 0, sizeof compound->dead);
  if (!split_from(compound, 0, begin, MAX_LENGTH)) return FALSE;
  return !is_near_word(compound->pack, compound->text, compound->dialect, begin == BIT_COMPOUND_BEGIN_TITLE);
}

gboolean is_compound(const Pack *pack, Span text, int dialect, gboolean capitalised) {
  if (!pack->has_compounds || text.n < 2 * MIN_PART || text.n > MAX_LENGTH) return FALSE;
  Compound compound = {.pack = pack, .text = text, .dialect = dialect};
  return (capitalised && is_from(&compound, BIT_COMPOUND_BEGIN_TITLE)) || is_from(&compound, BIT_COMPOUND_BEGIN_LOWER);
}
