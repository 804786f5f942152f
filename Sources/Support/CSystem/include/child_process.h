// Starts child processes. Written in C because code between vfork and exec must not allocate or take a
// lock, which Swift cannot guarantee.

#ifndef CHILD_PROCESS_H
#define CHILD_PROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// A child's files, input and limits. A limit of 0 means no limit.
struct child_options {
  /// Its working folder.
  const char *folder;
  /// The files that its standard output and standard error go to.
  const char *output_path;
  const char *error_path;
  /// The data for standard input, at most 4096 bytes.
  const uint8_t *input;
  size_t input_length;
  /// Seconds of processor time before SIGXCPU.
  uint64_t processor_seconds;
  /// Bytes of address space; allocation fails beyond it.
  uint64_t memory_bytes;
  /// Maximum bytes per file written; SIGXFSZ beyond it.
  uint64_t file_bytes;
  /// Whether to block access to other processes, the network and files outside its folder.
  bool is_confined;
};

/// Whether this kernel can prevent a child from writing outside its folder.
bool can_forbid_writing(void);

/// Whether this kernel can block access to other processes and the network.
bool can_forbid_other_processes(void);

/// Starts a program in a new process group, which ends when the calling thread does.
///
/// Returns its process id, or the negated `errno` on failure.
pid_t start_child(
  char *const arguments[], char *const environment[], const struct child_options *options);

#endif
