/* See json.h. */
#include "json.h"

#include <string.h>

#define MAX_DEPTH 16

typedef struct {
  const char *at;
  const char *end;
} Reader;

static JsonValue *read_value(Reader *reader, int depth);

static void skip_blanks(Reader *reader) {
  while (reader->at < reader->end && strchr(" \t\n\r", *reader->at)) reader->at++;
}

static gboolean take(Reader *reader, char sign) {
  skip_blanks(reader);
  if (reader->at >= reader->end || *reader->at != sign) return FALSE;
  reader->at++;
  return TRUE;
}

static gboolean read_unit(Reader *reader, guint *unit) {
  *unit = 0;
  if (reader->end - reader->at < 4) return FALSE;
  for (int i = 0; i < 4; i++) {
    int digit = g_ascii_xdigit_value(*reader->at++);
    if (digit < 0) return FALSE;
    *unit = *unit * 16 + (guint)digit;
  }
  return TRUE;
}

static gboolean read_escape(Reader *reader, GString *text) {
  static const char names[] = "\"\\/bfnrt";
  static const char meant[] = "\"\\/\b\f\n\r\t";
  if (reader->at >= reader->end) return FALSE;
  char sign = *reader->at++;
  const char *known = sign ? strchr(names, sign) : NULL;
  if (known) {
    g_string_append_c(text, meant[known - names]);
    return TRUE;
  }
  guint unit;
  if (sign != 'u' || !read_unit(reader, &unit) || unit == 0 || (unit & 0xf800) == 0xd800) return FALSE;
  g_string_append_unichar(text, unit);
  return TRUE;
}

static char *read_string(Reader *reader) {
  if (!take(reader, '"')) return NULL;
  GString *text = g_string_new(NULL);
  while (reader->at < reader->end) {
    char sign = *reader->at++;
    if (sign == '"') return g_string_free(text, FALSE);
    if ((guchar)sign < 0x20 || (guchar)sign > 0x7e) break;
    if (sign != '\\') g_string_append_c(text, sign);
    else if (!read_escape(reader, text)) break;
  }
  g_string_free(text, TRUE);
  return NULL;
}

static JsonValue *new_value(JsonKind kind) {
  JsonValue *value = g_new0(JsonValue, 1);
  value->kind = kind;
  return value;
}

static JsonValue *read_members(Reader *reader, JsonKind kind, int depth) {
  char close = kind == JSON_LIST ? ']' : '}';
  JsonValue *value = new_value(kind);
  value->members = g_ptr_array_new_with_free_func((GDestroyNotify)json_free);
  reader->at++;
  if (take(reader, close)) return value;
  do {
    char *name = kind == JSON_OBJECT ? read_string(reader) : NULL;
    gboolean named = kind == JSON_LIST || (name && take(reader, ':'));
    JsonValue *member = named ? read_value(reader, depth + 1) : NULL;
    if (!member) {
      g_free(name);
      json_free(value);
      return NULL;
    }
    member->name = name;
    g_ptr_array_add(value->members, member);
  } while (take(reader, ','));
  if (take(reader, close)) return value;
  json_free(value);
  return NULL;
}

static JsonValue *read_word(Reader *reader, const char *word, JsonKind kind) {
  gsize length = strlen(word);
  if ((gsize)(reader->end - reader->at) < length || strncmp(reader->at, word, length) != 0) return NULL;
  reader->at += length;
  return new_value(kind);
}

static JsonValue *read_number(Reader *reader) {
  char digits[32];
  gsize n = 0;
  while (reader->at < reader->end && n + 1 < sizeof digits && strchr("+-.0123456789eE", *reader->at)) {
    if (*reader->at == '\0') return NULL;
    digits[n++] = *reader->at++;
  }
  digits[n] = '\0';
  char *end = NULL;
  double number = g_ascii_strtod(digits, &end);
  if (n == 0 || *end != '\0') return NULL;
  JsonValue *value = new_value(JSON_NUMBER);
  value->number = number;
  return value;
}

static JsonValue *read_value(Reader *reader, int depth) {
  skip_blanks(reader);
  if (depth > MAX_DEPTH || reader->at >= reader->end) return NULL;
  switch (*reader->at) {
    case '{': return read_members(reader, JSON_OBJECT, depth);
    case '[': return read_members(reader, JSON_LIST, depth);
    case 't': return read_word(reader, "true", JSON_TRUE);
    case 'f': return read_word(reader, "false", JSON_FALSE);
    case 'n': return read_word(reader, "null", JSON_NULL);
    case '"': {
      char *string = read_string(reader);
      if (!string) return NULL;
      JsonValue *value = new_value(JSON_STRING);
      value->string = string;
      return value;
    }
    default: return read_number(reader);
  }
}

JsonValue *json_read(const char *text, gsize length) {
  Reader reader = {text, text + length};
  JsonValue *value = read_value(&reader, 0);
  skip_blanks(&reader);
  if (value && reader.at == reader.end) return value;
  json_free(value);
  return NULL;
}

void json_free(JsonValue *value) {
  if (!value) return;
  if (value->members) g_ptr_array_free(value->members, TRUE);
  g_free(value->string);
  g_free(value->name);
  g_free(value);
}

const JsonValue *json_member(const JsonValue *object, const char *name, JsonKind kind) {
  if (!object || object->kind != JSON_OBJECT) return NULL;
  for (guint i = 0; i < object->members->len; i++) {
    const JsonValue *member = g_ptr_array_index(object->members, i);
    if (member->kind == kind && strcmp(member->name, name) == 0) return member;
  }
  return NULL;
}

const char *json_text(const JsonValue *object, const char *name) {
  const JsonValue *member = json_member(object, name, JSON_STRING);
  return member ? member->string : "";
}

int json_whole(const JsonValue *object, const char *name) {
  const JsonValue *member = json_member(object, name, JSON_NUMBER);
  return member && member->number >= 0 && member->number < 1e9 ? (int)member->number : -1;
}

gboolean json_flag(const JsonValue *object, const char *name) { return json_member(object, name, JSON_TRUE) != NULL; }

guint json_size(const JsonValue *list) { return list && list->kind == JSON_LIST ? list->members->len : 0; }

const JsonValue *json_at(const JsonValue *list, guint i) { return g_ptr_array_index(list->members, i); }
