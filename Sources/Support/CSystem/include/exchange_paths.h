#ifndef EXCHANGE_PATHS_H
#define EXCHANGE_PATHS_H

/// Atomically swaps two existing files or folders.
///
/// Returns 0, or the `errno` on failure: `EINVAL` if the file system does not support it.
int exchange_paths(const char *first, const char *second);

/// Removes a folder and everything in it, however deep and whatever its permissions; no link is followed, and no
/// path has more than one name below the folder. What cannot be removed stays.
///
/// No other process may change the folder meanwhile.
void remove_tree(const char *path);

#endif
