// The two ways in which the kernel confines a child; each returns -1 with `errno` set if it fails, and does
// nothing if the kernel lacks it.

#ifndef CONFINEMENT_H
#define CONFINEMENT_H

#include "child_process.h"

/// Limits the files that this process can reach, by Landlock, as well as its signals and connections.
int limit_files(const struct confinement *confinement);

/// Limits the system calls of this process and gives up all privileges of root.
///
/// Only an `execve` with exactly this pointer starts a program. `start_child` places that path below 4 GiB,
/// where the program can map nothing: the call that starts it is its last. That holds for programs whose addresses
/// the kernel chooses; `checkExecutable` accepts no others.
int limit_calls(enum permitted_calls calls, const char *program);

#endif
