/* A small reader of JSON, for the description of a pack. */
#ifndef JSON_H
#define JSON_H

#include <glib.h>

typedef enum { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_STRING, JSON_LIST, JSON_OBJECT } JsonKind;

typedef struct JsonValue {
  JsonKind kind;
  double number;
  char *string;
  /* Members of a list or an object; `name` of those of an object. */
  GPtrArray *members;
  char *name;
} JsonValue;

/* NULL if the text is not JSON as a whole. */
JsonValue *json_read(const char *text, gsize length);
void json_free(JsonValue *value);
/* A member of an object; NULL if there is none of this kind. */
const JsonValue *json_member(const JsonValue *object, const char *name, JsonKind kind);
const char *json_text(const JsonValue *object, const char *name);
int json_whole(const JsonValue *object, const char *name);
gboolean json_flag(const JsonValue *object, const char *name);
guint json_size(const JsonValue *list);
const JsonValue *json_at(const JsonValue *list, guint i);

#endif
