#define _GNU_SOURCE
#include "exchange_paths.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Lets this user list and change a folder; leaves anything else as it is.
static void make_usable(int parent, const char *name) {
  struct stat status;
  if (fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(status.st_mode))
    fchmodat(parent, name, 0700, 0);
}

/// Opens a folder that is no link; null if it cannot be listed.
static DIR *open_folder(int parent, const char *name) {
  make_usable(parent, name);
  int folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR *listing = folder < 0 ? NULL : fdopendir(folder);
  if (folder >= 0 && !listing) close(folder);
  return listing;
}

/// The next name in a folder, or null.
static const char *next_name(DIR *folder) {
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..")) return entry->d_name;
  }
  return NULL;
}

/// Moves a folder to the top under a name that is free there.
static void move_up(int parent, const char *name, int top) {
  static _Thread_local unsigned count;
  char free_name[24];
  make_usable(parent, name);
  do snprintf(free_name, sizeof free_name, "moved-%u", count++);
  while (renameat(parent, name, top, free_name) < 0 && (errno == ENOTEMPTY || errno == ENOTDIR || errno == EEXIST));
}

/// Removes the files of a folder at the top, moves its folders to the top, and removes it.
static bool remove_folder(int top, const char *name) {
  DIR *folder = open_folder(top, name);
  if (!folder) return false;
  for (const char *inner; (inner = next_name(folder));) {
    if (unlinkat(dirfd(folder), inner, 0) < 0) move_up(dirfd(folder), inner, top);
  }
  closedir(folder);
  return unlinkat(top, name, AT_REMOVEDIR) == 0;
}

void remove_tree(const char *path) {
  DIR *top = open_folder(AT_FDCWD, path);
  if (!top) return;
  // Folders that were moved here during one pass are found in the next.
  for (bool makes_progress = true; makes_progress;) {
    makes_progress = false;
    rewinddir(top);
    for (const char *name; (name = next_name(top));) {
      if (unlinkat(dirfd(top), name, 0) == 0 || remove_folder(dirfd(top), name)) makes_progress = true;
    }
  }
  closedir(top);
  rmdir(path);
}
