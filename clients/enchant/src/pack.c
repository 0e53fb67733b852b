/* See pack.h. The container: little-endian; magic, version, checksum, number of sections, then id and length of each. */
#include "pack.h"

#include <string.h>

#include "automaton.h"
#include "describe.h"

#define MAGIC 0x4c455053u
#define VERSION 1u
#define HEADER 16
#define MOST_SECTIONS 64
#define SECTION_IDS 48

enum { META = 1, CLASSES, DEGREES, STATE_CLASSES, LABELS, NEW, OLD_LOW, OLD_MIDDLE, OLD_HIGH, GAPS, FREQUENCIES };

static guint32 number_at(const guint8 *bytes) {
  return bytes[0] | (guint32)bytes[1] << 8 | (guint32)bytes[2] << 16 | (guint32)bytes[3] << 24;
}

/* FNV-1a over words of four bytes, then the rest. */
static guint32 checksum(const guint8 *bytes, gsize length) {
  guint32 hash = 0x811c9dc5u;
  gsize at = 12;
  for (; at + 4 <= length; at += 4) {
    hash = (hash ^ number_at(bytes + at)) * 0x01000193u;
    hash ^= hash >> 15;
  }
  for (; at < length; at++) hash = (hash ^ bytes[at]) * 0x01000193u;
  return hash;
}

static const char *cut(const guint8 *bytes, gsize length, Section sections[SECTION_IDS]) {
  if (length < HEADER) return "shorter than its header";
  if (number_at(bytes) != MAGIC) return "not a pack";
  if (number_at(bytes + 4) != VERSION) return "another version";
  if (number_at(bytes + 8) != checksum(bytes, length)) return "checksum";
  guint32 count = number_at(bytes + 12);
  gsize body = HEADER + (gsize)count * 8;
  if (count > MOST_SECTIONS || body > length) return "table of sections";
  for (guint32 i = 0; i < count; i++) {
    guint32 id = number_at(bytes + HEADER + i * 8);
    gsize size = number_at(bytes + HEADER + i * 8 + 4);
    if (size > length - body) return "a section ends outside the file";
    if (id < SECTION_IDS) sections[id] = (Section){bytes + body, size};
    body += size;
  }
  return body == length ? NULL : "bytes after the last section";
}

static gboolean read_classes(Pack *pack, Section body) {
  gsize length = 4 + 4 * (gsize)pack->dialects;
  gsize count = body.n / length;
  if (body.n % length != 0 || count < 1 || count > 256) return FALSE;
  pack->classes = (int)count;
  pack->class_elisions = g_new0(guint32, count);
  pack->class_bits = g_new0(guint32, count * (gsize)(1 + pack->dialects));
  for (gsize id = 0; id < count; id++) {
    const guint8 *row = body.at + id * length;
    pack->class_elisions[id] = number_at(row);
    for (int dialect = 0; dialect < pack->dialects; dialect++) {
      guint32 bits = number_at(row + 4 + dialect * 4);
      pack->class_bits[(gsize)(1 + dialect) * count + id] = bits;
      pack->class_bits[id] |= bits;
    }
  }
  return TRUE;
}

static gboolean read_frequencies(Pack *pack, Section gaps, Section packed) {
  gsize count = 0;
  for (gsize i = 0; i < gaps.n; i++)
    if (gaps.at[i] < 128) count++;
  if (packed.n != (count + 1) >> 1 || count > G_MAXINT) return FALSE;
  pack->frequencies = (int)count;
  pack->frequency_index = g_new0(guint32, count);
  pack->frequency_class = g_new0(guint8, count);
  gsize at = 0;
  gint64 previous = -1;
  for (gsize i = 0; i < count; i++) {
    gint64 gap = 0;
    int shift = 0;
    guint8 byte;
    do {
      byte = gaps.at[at++];
      gap |= (gint64)(byte & 127) << shift;
      shift += 7;
    } while (byte >= 128 && shift < 28);
    previous += gap + 1;
    if (previous >= pack->words_below[0] || byte >= 128) return FALSE;
    pack->frequency_index[i] = (guint32)previous;
    guint8 pair = packed.at[i >> 1];
    pack->frequency_class[i] = i & 1 ? pair >> 4 : pair & 15;
  }
  return TRUE;
}

static gboolean all_known(const Pack *pack) {
  for (int i = 0; i < pack->states; i++)
    if (pack->state_class[i] >= pack->classes) return FALSE;
  for (int i = 0; i < pack->edges; i++)
    if (pack->edge_label[i] == 0 || pack->edge_label[i] >= pack->width) return FALSE;
  return TRUE;
}

static const char *fill(Pack *pack, const guint8 *bytes, gsize length) {
  Section s[SECTION_IDS] = {{NULL, 0}};
  const char *problem = cut(bytes, length, s);
  if (problem) return problem;
  for (int id = META; id <= FREQUENCIES; id++)
    if (!s[id].at) return "a section is missing";
  int words = 0;
  if (!describe_pack(pack, (const char *)s[META].at, s[META].n, &words)) return "description";
  Section streams[STREAMS] = {s[DEGREES], s[LABELS], s[NEW], s[OLD_LOW], s[OLD_MIDDLE], s[OLD_HIGH]};
  if (!automaton_read(pack, streams)) return "automaton";
  if (s[STATE_CLASSES].n != (gsize)pack->states) return "streams of different lengths";
  pack->state_class = g_memdup2(s[STATE_CLASSES].at, s[STATE_CLASSES].n);
  if (!automaton_count_words(pack) || pack->words_below[0] != (guint32)words) return "number of words";
  if (!read_classes(pack, s[CLASSES]) || !all_known(pack)) return "classes";
  automaton_pair(pack);
  return read_frequencies(pack, s[GAPS], s[FREQUENCIES]) ? NULL : "frequencies";
}

Pack *pack_read(const guint8 *bytes, gsize length, const char **problem) {
  Pack *pack = g_new0(Pack, 1);
  *problem = fill(pack, bytes, length);
  if (!*problem) return pack;
  pack_free(pack);
  return NULL;
}

static void free_spans(Span *spans, int n) {
  for (int i = 0; i < n; i++) g_free((gpointer)spans[i].u);
  g_free(spans);
}

static void free_pairs(Pair *pairs, int n) {
  for (int i = 0; i < n; i++) {
    g_free((gpointer)pairs[i].from.u);
    g_free((gpointer)pairs[i].to.u);
  }
  g_free(pairs);
}

void pack_free(Pack *pack) {
  if (!pack) return;
  g_free(pack->language);
  g_strfreev(pack->dialect);
  g_free(pack->alphabet);
  g_free(pack->code);
  g_free(pack->letter_case);
  g_free(pack->first_edge);
  g_free(pack->edge_label);
  g_free(pack->edge_target);
  g_free(pack->pair_target);
  g_free(pack->state_class);
  g_free(pack->words_below);
  g_free(pack->class_elisions);
  g_free(pack->class_bits);
  g_free(pack->frequency_index);
  g_free(pack->frequency_class);
  free_spans(pack->elision, pack->elisions);
  g_free(pack->elision_style);
  g_free((gpointer)pack->elision_initials.u);
  if (pack->mixed) g_hash_table_destroy(pack->mixed);
  free_pairs(pack->replacement, pack->replacements);
  free_pairs(pack->conversion, pack->conversions);
  free_spans(pack->break_at, pack->breaks);
  free_spans(pack->bare_break, pack->breaks);
  free_spans(pack->keyboard, pack->keyboard_rows);
  g_free(pack);
}
