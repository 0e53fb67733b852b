/* See lookup.h. A hit is one walk over the letters and one bit test; everything rarer is tried after a miss. */
#include "lookup.h"

#define MAX_LENGTH 100
/* Units above this may be ligatures, joiners or combining accents: such words are converted first. */
#define LAST_UNCONVERTED 0x2ff
/* hunspell replaces at most this many pairs of SS. */
#define MAX_PAIRS 5

enum { WRONG, RIGHT, UNDECIDED };

const guint32 shape_accepts[4] = {
    BIT_LOWER | BIT_KEEP_LOWER,
    BIT_LOWER | BIT_TITLE | BIT_KEEP_TITLE,
    BIT_LOWER | BIT_TITLE | BIT_UPPER | BIT_KEEP_UPPER | BIT_ALL_CAPS,
    BIT_MIXED,
};
const guint32 shape_own[4] = {
    BIT_LOWER | BIT_KEEP_LOWER,
    BIT_TITLE | BIT_KEEP_TITLE,
    BIT_UPPER | BIT_KEEP_UPPER,
    BIT_MIXED,
};

Shape shape_of(const Pack *pack, Span text) {
  int capitals = 0, neutral = 0;
  for (int i = 0; i < text.n; i++) {
    int letter_case = pack_case(pack, text.u[i]);
    if (letter_case == CASE_CAPITAL) capitals++;
    else if (letter_case == CASE_NEUTRAL) neutral++;
  }
  if (capitals == 0) return SHAPE_LOWER;
  if (capitals == 1 && pack_case(pack, text.u[0]) == CASE_CAPITAL) return SHAPE_TITLE;
  return capitals + neutral == text.n ? SHAPE_UPPER : SHAPE_MIXED;
}

/* A small-letter variant with sharp s that an all-caps word may stand for: here words with fixed case count too. */
static gboolean is_sharp_word(const Pack *pack, Span word, int dialect) {
  guint32 bits = pack_bits(pack, pack_walk(pack, word), dialect);
  return (bits & (shape_accepts[SHAPE_LOWER] | shape_accepts[SHAPE_TITLE])) || is_compound(pack, word, dialect, TRUE);
}

/* STRASSE may be straße, and MASSSTAB has to try its pairs one by one. */
static gboolean has_sharp_reading(const Pack *pack, Span rest, int from, int pairs, int replaced, int dialect) {
  static const guint16 letters[] = {'s', 's'};
  int at = span_find(rest, (Span){letters, 2}, from);
  if (at < 0 || pairs >= MAX_PAIRS) return replaced > 0 && is_sharp_word(pack, rest, dialect);
  Word sharp;
  word_set(&sharp, span_slice(rest, 0, at));
  word_add_unit(&sharp, 0xdf);
  word_add(&sharp, span_slice(rest, at + 2, rest.n));
  return has_sharp_reading(pack, span_of(&sharp), at + 1, pairs + 1, replaced + 1, dialect) ||
         has_sharp_reading(pack, rest, at + 2, pairs + 1, replaced, dialect);
}

static int is_known(const Pack *pack, Span word, Shape shape, int dialect, gboolean is_new) {
  guint32 bits = pack_bits(pack, pack_walk(pack, word), dialect);
  if ((bits & shape_accepts[shape]) && (shape != SHAPE_MIXED || pack_lists_spelling(pack, word))) return RIGHT;
  if (bits & BIT_FORBIDDEN) return WRONG;
  gboolean fixed_small = shape == SHAPE_TITLE && (bits & BIT_KEEP_LOWER) && pack->check_sharps;
  if (fixed_small && span_find_unit(word, 0xdf) >= 0) return RIGHT;
  /* the word as given has already been tested for these */
  if (is_new && is_elided(pack, word, dialect)) return RIGHT;
  if (is_new && shape != SHAPE_MIXED && is_compound(pack, word, dialect, shape != SHAPE_LOWER)) return RIGHT;
  Word lower;
  word_lower(&lower, word);
  if (shape == SHAPE_UPPER && pack->check_sharps) {
    static const guint16 capitals[] = {'S', 'S'};
    gboolean has_pair = span_find(word, (Span){capitals, 2}, 0) >= 0;
    if (has_pair && has_sharp_reading(pack, span_of(&lower), 0, 0, 0, dialect)) return RIGHT;
  }
  if (pack->ordinals && is_ordinal(shape == SHAPE_UPPER ? span_of(&lower) : word)) return RIGHT;
  return UNDECIDED;
}

static void replace_all(Word *word, Pair pair) {
  Word made;
  word_clear(&made);
  Span rest = span_of(word);
  for (int at = span_find(rest, pair.from, 0); at >= 0; at = span_find(rest, pair.from, 0)) {
    word_add(&made, span_slice(rest, 0, at));
    word_add(&made, pair.to);
    rest = span_slice(rest, at + pair.from.n, rest.n);
  }
  word_add(&made, rest);
  *word = made;
}

/* The word as the dictionary spells it: with input conversions and composed accents, without trailing full stops. */
static void convert(const Pack *pack, Word *to, Span word) {
  gboolean unusual = FALSE;
  for (int i = 0; i < word.n; i++) unusual = unusual || word.u[i] < 0x20 || word.u[i] > LAST_UNCONVERTED;
  if (!unusual || !word_straight(to, word)) word_set(to, word);
  if (unusual)
    for (int i = 0; i < pack->conversions; i++) replace_all(to, pack->conversion[i]);
  while (to->n > 0 && to->u[to->n - 1] == '.') to->n--;
}

/* Conversions, numbers, SS for sharp s, mixed case, break points. */
static gboolean is_rare_word(const Pack *pack, Span given, int dialect) {
  if (given.n > MAX_LENGTH) return FALSE;
  Word made;
  convert(pack, &made, given);
  Span word = span_of(&made);
  if (word.n == 0 || is_number(word)) return TRUE;
  Shape shape = shape_of(pack, word);
  int verdict = is_known(pack, word, shape, dialect, !span_equal(word, given));
  if (verdict != UNDECIDED) return verdict == RIGHT;
  if (given.u[given.n - 1] == '.') {
    Word stopped = made;
    word_add_unit(&stopped, '.');
    if (is_known(pack, span_of(&stopped), shape, dialect, TRUE) == RIGHT) return TRUE;
  }
  gboolean breaks = FALSE;
  for (int i = 0; i < pack->breaks; i++) breaks = breaks || span_find(word, pack->bare_break[i], 0) >= 0;
  if (!breaks) return FALSE;
  /* hunspell continues with the word as its case rules left it */
  Word left = made;
  if (shape == SHAPE_UPPER || shape == SHAPE_TITLE) {
    Word rest;
    word_lower(&rest, span_slice(word, 1, word.n));
    left.n = 1;
    word_add(&left, span_of(&rest));
  }
  return is_broken_into_words(pack, span_of(&left), dialect);
}

/* Only small letters, the first possibly a capital: no character that is converted, elides or breaks a word. */
static gboolean is_plain(const Pack *pack, Span text) {
  if (pack->breaks_letters) return FALSE;
  for (int i = 0; i < text.n; i++) {
    guint16 unit = text.u[i];
    if (unit > LAST_UNCONVERTED) return FALSE;
    if (!pack_is_small(pack, unit) && (i > 0 || pack->letter_case[unit] != CASE_CAPITAL)) return FALSE;
  }
  return TRUE;
}

gboolean is_word(const Pack *pack, Span text, int dialect) {
  if (text.n == 0) return TRUE;
  guint32 bits = pack_bits(pack, pack_walk(pack, text), dialect);
  if (bits) {
    gboolean inner_capital = FALSE;
    for (int i = 1; i < text.n; i++) inner_capital = inner_capital || pack->letter_case[text.u[i]] == CASE_CAPITAL;
    Shape shape = pack->letter_case[text.u[0]] == CASE_CAPITAL ? SHAPE_TITLE : SHAPE_LOWER;
    if (inner_capital) shape = shape_of(pack, text);
    if ((bits & shape_accepts[shape]) && shape != SHAPE_MIXED) return TRUE;
  }
  gboolean forbidden = (bits & BIT_FORBIDDEN) != 0;
  gboolean may_compound = pack->has_compounds && text.n <= MAX_LENGTH && !forbidden;
  if (is_plain(pack, text)) {
    if (may_compound && is_compound(pack, text, dialect, pack->letter_case[text.u[0]] == CASE_CAPITAL)) return TRUE;
    /* of the rare cases, only the sharp s of words with fixed lower case concerns plain letters */
    return (bits & BIT_KEEP_LOWER) && is_rare_word(pack, text, dialect);
  }
  if (!forbidden && is_elided(pack, text, dialect)) return TRUE;
  if (may_compound) {
    Shape shape = shape_of(pack, text);
    if (shape != SHAPE_MIXED && is_compound(pack, text, dialect, shape != SHAPE_LOWER)) return TRUE;
  }
  return is_rare_word(pack, text, dialect);
}

gboolean is_word_utf8(const Pack *pack, const char *text, int dialect) {
  Word word;
  return word_from_utf8(&word, text, -1) && is_word(pack, span_of(&word), dialect);
}
