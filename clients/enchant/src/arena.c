/* See arena.h. */
#include "arena.h"

void arena_reset(Arena *arena, int width) {
  arena->width = width;
  arena->size = 0;
  arena->cursor = 0;
  for (int i = 0; i < BUCKETS; i++) arena->buckets[i] = -1;
  arena_reserve(arena, 64);
}

void arena_reserve(Arena *arena, int count) {
  int needed = arena->size + count;
  if (needed > arena->capacity) {
    arena->capacity = MAX(needed, MAX(arena->capacity * 2, 4096));
    arena->states = g_renew(State, arena->states, arena->capacity);
  }
  if (arena->rows_size < arena->capacity * arena->width) {
    arena->rows_size = arena->capacity * arena->width;
    arena->rows = g_renew(guint8, arena->rows, arena->rows_size);
  }
}

void arena_push(Arena *arena, int id, int priority) {
  int bucket = CLAMP(priority, 0, BUCKETS - 1);
  arena->states[id].next = arena->buckets[bucket];
  arena->buckets[bucket] = id;
  if (bucket < arena->cursor) arena->cursor = bucket;
}

int arena_pop(Arena *arena) {
  for (; arena->cursor < BUCKETS; arena->cursor++) {
    int id = arena->buckets[arena->cursor];
    if (id < 0) continue;
    arena->buckets[arena->cursor] = arena->states[id].next;
    return id;
  }
  return -1;
}

void arena_free(Arena *arena) {
  if (!arena) return;
  g_free(arena->rows);
  g_free(arena->states);
  g_free(arena);
}
