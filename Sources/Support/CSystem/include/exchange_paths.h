#ifndef EXCHANGE_PATHS_H
#define EXCHANGE_PATHS_H

/// Lets two existing files or folders take each other's place, both at the same moment.
///
/// Returns 0, or the `errno` of what went wrong: `EINVAL` where the file system cannot do it.
int exchange_paths(const char *first, const char *second);

#endif
