// The two ways in which the kernel confines a child. Both go without where the kernel lacks them.

#ifndef CONFINEMENT_H
#define CONFINEMENT_H

/// Ends this process with SIGSYS when it starts a process, opens a socket or touches another process.
///
/// Threads stay possible. Gives up all privileges of root.
void forbid_other_processes(void);

/// Refuses every change to the file system outside a folder, to this process and its memory of others.
void forbid_writing_outside(const char *folder);

#endif
