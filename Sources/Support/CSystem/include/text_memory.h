#ifndef TEXT_MEMORY_H
#define TEXT_MEMORY_H

#include <stddef.h>

// Memory for what is made of one text and given back as a whole, for a library that asks for it in a
// thousand pieces. In C, because such a library takes plain functions, which have to find the memory of
// their thread.

/// Begins to give out memory on this thread.
///
/// Each call needs an `end_text_memory` on the same thread; what begins before another has ended shares
/// its memory.
///
/// - Parameter expected: How many bytes are asked for at once.
void begin_text_memory(size_t expected);

/// Takes back all that was given out on this thread since the first `begin_text_memory` that has no end yet,
/// if this is its end.
void end_text_memory(void);

/// These are as in the C library, but end the program where there is no memory. They serve only between
/// `begin_text_memory` and its end.
void *text_calloc(size_t count, size_t size);
void *text_realloc(void *memory, size_t size);
void text_free(void *memory);

#endif
