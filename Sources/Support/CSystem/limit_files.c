// Landlock, which any process may use to restrict itself. The numbers are written out here because
// the system's headers are often older than its kernel.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "confinement.h"

enum {
  sys_create_ruleset = 444,
  sys_add_rule = 445,
  sys_restrict_self = 446,
  ask_for_version = 1,
  rule_path_beneath = 1,
};

/// What a process may do to files, by bit.
enum {
  execute_file = 1 << 0,
  write_file = 1 << 1,
  read_file = 1 << 2,
  read_folder = 1 << 3,
  // Removing folders and files, then making the seven kinds of them.
  remove_and_make = 0x1FF << 4,
  remove_folder = 1 << 4,
  remove_file = 1 << 5,
  make_folder = 1 << 7,
  make_file = 1 << 8,
  move_between_folders = 1 << 13,
  truncate_file = 1 << 14,
  control_device = 1 << 15,
};

/// What a rule may say about something that is not a folder.
enum { rights_of_files = execute_file | write_file | read_file | truncate_file | control_device };

struct ruleset {
  uint64_t files;
  /// Binding and connecting TCP sockets.
  uint64_t network;
  /// Abstract sockets of other processes, and signals to them.
  uint64_t scopes;
};

struct path_beneath {
  uint64_t allowed;
  int32_t file;
} __attribute__((packed));

int landlock_version(void) {
  long version = syscall(sys_create_ruleset, NULL, 0, ask_for_version);
  return version < 1 ? 0 : (int)version;
}

/// Everything that this version can forbid.
static struct ruleset all_rights(int version) {
  struct ruleset rights = {
    .files = execute_file | write_file | read_file | read_folder | remove_and_make};
  if (version >= 2) rights.files |= move_between_folders;
  if (version >= 3) rights.files |= truncate_file;
  if (version >= 4) rights.network = 3;
  if (version >= 5) rights.files |= control_device;
  if (version >= 6) rights.scopes = 3;
  return rights;
}

/// Allows something for files and for all that folders contain.
static int allow(int ruleset, uint64_t rights, const char *const *paths) {
  for (; *paths; paths++) {
    struct path_beneath rule = {.allowed = rights, .file = open(*paths, O_PATH | O_CLOEXEC)};
    if (rule.file < 0) continue;
    struct stat status;
    if (fstat(rule.file, &status) < 0) return -1;
    if (!S_ISDIR(status.st_mode)) rule.allowed &= rights_of_files;
    if (syscall(sys_add_rule, ruleset, rule_path_beneath, &rule, 0) < 0) return -1;
    close(rule.file);
  }
  return 0;
}

int limit_files(const struct confinement *confinement) {
  int version = landlock_version();
  if (version == 0) return 0;
  struct ruleset all = all_rights(version);
  // Older kernels know a shorter structure and refuse a longer one only if the rest is not 0.
  int ruleset = syscall(sys_create_ruleset, &all, sizeof all, 0);
  if (ruleset < 0) return -1;
  uint64_t reading = read_file | read_folder;
  if (allow(ruleset, reading, confinement->readable) < 0) return -1;
  if (allow(ruleset, reading | execute_file, confinement->executable) < 0) return -1;
  // No links, pipes, sockets or devices.
  uint64_t changing = write_file | truncate_file | remove_folder | remove_file | make_folder | make_file;
  uint64_t writing = all.files & (reading | changing);
  if (allow(ruleset, writing, confinement->writable) < 0) return -1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -1;
  if (syscall(sys_restrict_self, ruleset, 0) < 0) return -1;
  close(ruleset);
  return 0;
}
