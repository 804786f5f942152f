// Starts child processes. Written in C because code between vfork and exec must not allocate or take a
// lock, which Swift cannot guarantee.

#ifndef CHILD_PROCESS_H
#define CHILD_PROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Which system calls a confined child may use.
enum permitted_calls {
  /// Those of one thread that reads files, computes and prints.
  calls_of_scenario,
  /// Those of a compiler or linker, which also has threads and changes files.
  calls_of_compiler,
  /// All, for tests that show what the others prevent.
  all_calls,
};

/// What the kernel lets a child reach. The lists are absolute paths and end in a null pointer; a path that
/// does not exist is left out.
struct confinement {
  /// Files and folders that it may read.
  const char *const *readable;
  /// Files that it may read and start, and folders of such files.
  const char *const *executable;
  /// Folders in which it may read, make, change and remove files and folders, and files that it may write.
  const char *const *writable;
  enum permitted_calls calls;
  /// Whether it gets the same addresses in each run.
  bool fixes_addresses;
};

/// A child's descriptors, input and limits. A limit of 0 means no limit.
struct child_options {
  /// Its working folder.
  const char *folder;
  /// Our descriptors that become its standard output, its standard error and its descriptor 3; the last
  /// can be -1 for none.
  int output;
  int error;
  int extra;
  /// The data for standard input, at most 4096 bytes.
  const uint8_t *input;
  size_t input_length;
  /// Seconds of processor time before SIGXCPU.
  uint64_t processor_seconds;
  /// Bytes of address space; allocation fails beyond it.
  uint64_t memory_bytes;
  /// Maximum bytes per file written; SIGXFSZ beyond it.
  uint64_t file_bytes;
  /// What it may reach, or null for everything that we may.
  const struct confinement *confinement;
};

/// The version of Landlock in this kernel, or 0 without it.
int landlock_version(void);

/// Whether this kernel filters system calls.
bool can_filter_calls(void);

/// Whether a child can get the same addresses in each run; containers can forbid it.
bool can_fix_addresses(void);

/// Starts a program in a new process group, which ends when the calling thread does. Not for two threads at
/// the same time.
///
/// Returns its process id, or the negated `errno` on failure. A child that cannot be confined as described
/// does not start, unless the kernel lacks Landlock or filters altogether.
pid_t start_child(
  char *const arguments[], char *const environment[], const struct child_options *options);

/// Opens a file in memory that has no name: one descriptor to read it, one that only appends to it.
///
/// Returns 0, or the `errno` on failure.
int open_nameless_file(int *reader, int *writer);

#endif
