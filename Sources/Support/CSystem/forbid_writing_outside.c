// Landlock, which any process may use to restrict itself. The numbers are written out here because
// the system's headers are often older than its kernel.

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "child_process.h"
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
  write_file = 1 << 1,
  // Removing folders and files, then making the seven kinds of them.
  remove_and_make = 0x1FF << 4,
  move_between_folders = 1 << 13,
  truncate_file = 1 << 14,
};

struct path_beneath {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed));

/// All rights to change files that this kernel supports, or 0 without Landlock.
static uint64_t known_rights(void) {
  long version = syscall(sys_create_ruleset, NULL, 0, ask_for_version);
  if (version < 1) return 0;
  uint64_t rights = write_file | remove_and_make;
  if (version >= 2) rights |= move_between_folders;
  if (version >= 3) rights |= truncate_file;
  return rights;
}

bool can_forbid_writing(void) { return known_rights() != 0; }

void forbid_writing_outside(const char *folder) {
  uint64_t rights = known_rights();
  if (rights == 0) return;
  int ruleset = syscall(sys_create_ruleset, &rights, sizeof rights, 0);
  struct path_beneath rule = {.allowed = rights, .folder = open(folder, O_PATH | O_CLOEXEC)};
  syscall(sys_add_rule, ruleset, rule_path_beneath, &rule, 0);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  syscall(sys_restrict_self, ruleset, 0);
  close(rule.folder);
  close(ruleset);
}
