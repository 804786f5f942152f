#ifndef EXCHANGE_PATHS_H
#define EXCHANGE_PATHS_H

/// Atomically swaps two existing files or folders.
///
/// Returns 0, or the `errno` on failure: `EINVAL` if the file system does not support it.
int exchange_paths(const char *first, const char *second);

#endif
