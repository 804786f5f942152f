#ifndef READING_GUARD_H
#define READING_GUARD_H

#include <stdbool.h>

/// Guards what this thread does with one input until `end_reading`: if that takes more processor time than this, or
/// overflows the stack, one sentence on standard error names the input, and this process is sent SIGTERM.
///
/// A parser that loops or recurses cannot be stopped in any other way. Returns the name that was guarded before.
const char *begin_reading(const char *name, unsigned seconds);

/// Ends the guard, and continues with the one before, whose time starts again.
void end_reading(const char *before, unsigned seconds);

/// Whether a guard has stopped this process.
bool has_stopped_reading(void);

#endif
