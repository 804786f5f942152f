// The two ways in which the kernel confines a child. Each has no effect if the kernel does not support it.

#ifndef CONFINEMENT_H
#define CONFINEMENT_H

/// Ends this process with SIGSYS when it starts a process, opens a socket or touches another process.
///
/// Allows threads. Gives up all privileges of root.
void forbid_other_processes(void);

/// Forbids this process to change files outside a folder or to access the memory of other processes.
void forbid_writing_outside(const char *folder);

#endif
