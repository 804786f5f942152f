#include "text_memory.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// A stretch of memory that pieces are cut from, one behind the other.
struct chunk {
  struct chunk *previous;
  char *next;
  char *end;
};

/// What stands before each piece.
struct piece {
  alignas(16) size_t size;
};

static _Thread_local struct chunk *current;
static _Thread_local int depth;

static size_t rounded(size_t size) {
  if (size > SIZE_MAX / 2) abort();
  return (size + 15) & ~(size_t)15;
}

static void add_chunk(size_t size) {
  size_t header = rounded(sizeof(struct chunk));
  struct chunk *chunk = malloc(header + size);
  if (!chunk) abort();
  chunk->previous = current;
  chunk->next = (char *)chunk + header;
  chunk->end = chunk->next + size;
  current = chunk;
}

void begin_text_memory(size_t expected) {
  if (depth++ == 0) add_chunk(rounded(expected));
}

void end_text_memory(void) {
  if (--depth > 0) return;
  while (current) {
    struct chunk *previous = current->previous;
    free(current);
    current = previous;
  }
}

static void *new_piece(size_t size) {
  size_t needed = sizeof(struct piece) + rounded(size);
  if ((size_t)(current->end - current->next) < needed) {
    size_t double_size = 2 * (size_t)(current->end - (char *)current);
    add_chunk(needed > double_size ? needed : double_size);
  }
  struct piece *piece = (struct piece *)current->next;
  current->next += needed;
  piece->size = rounded(size);
  return piece + 1;
}

/// Whether nothing was cut behind a piece.
static int is_last(const void *memory, const struct piece *piece) {
  return (char *)memory + piece->size == current->next;
}

void *text_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / size) abort();
  void *memory = new_piece(count * size);
  return memset(memory, 0, count * size);
}

void *text_realloc(void *memory, size_t size) {
  if (!memory) return new_piece(size);
  struct piece *piece = (struct piece *)memory - 1;
  if (size <= piece->size) return memory;
  if (is_last(memory, piece) && (size_t)(current->end - (char *)memory) >= rounded(size)) {
    piece->size = rounded(size);
    current->next = (char *)memory + piece->size;
    return memory;
  }
  void *moved = new_piece(size);
  memcpy(moved, memory, piece->size);
  return moved;
}

void text_free(void *memory) {
  if (!memory) return;
  // A piece that is given back at once, as buffers mostly are, is cut again.
  struct piece *piece = (struct piece *)memory - 1;
  if (is_last(memory, piece)) current->next = (char *)piece;
}
