// Starting a child process. In C, because between vfork and exec nothing may allocate or take a lock,
// which Swift does not promise.

#ifndef CHILD_PROCESS_H
#define CHILD_PROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// What a child is given and what it may use. A limit of 0 is none.
struct child_options {
  /// Its working folder.
  const char *folder;
  /// The files that its standard output and standard error go to.
  const char *output_path;
  const char *error_path;
  /// What it can read from its standard input, at most 4096 bytes.
  const uint8_t *input;
  size_t input_length;
  /// Seconds of processor time, then SIGXCPU.
  uint64_t processor_seconds;
  /// Bytes of address space, beyond which allocating fails.
  uint64_t memory_bytes;
  /// Bytes of any file that it writes, then SIGXFSZ.
  uint64_t file_bytes;
  /// Whether it is kept from other processes, the network and files outside its folder.
  bool is_confined;
};

/// Whether this kernel can keep a child from writing outside its folder.
bool can_forbid_writing(void);

/// Whether this kernel can keep a child from other processes and the network.
bool can_forbid_other_processes(void);

/// Starts a program in a process group of its own, which ends when the calling thread does.
///
/// Returns its process id, or the negated `errno` of what went wrong.
pid_t start_child(
  char *const arguments[], char *const environment[], const struct child_options *options);

#endif
