// What a confined child may ask of the kernel. A call that is on no list fails as if the kernel did not
// know it: the libraries have another way where they try such a call. What only an attack needs ends a
// scenario, so that its finding says so.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sched.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "confinement.h"
#include "filter.h"

#if defined(__x86_64__)
#include <asm/prctl.h>
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define ARCHITECTURE 0
#endif

/// Newer calls, with the same numbers on all architectures.
enum {
  sys_pidfd_send_signal = 424,
  sys_io_uring_setup = 425,
  sys_pidfd_open = 434,
  sys_clone3 = 435,
  sys_pidfd_getfd = 438,
  sys_faccessat2 = 439,
};

/// Computing, waiting and reading.
static const int common_calls[] = {
  SYS_brk, SYS_close, SYS_dup, SYS_dup3, SYS_exit, SYS_exit_group, SYS_faccessat, sys_faccessat2,
  SYS_fstat, SYS_futex, SYS_getcwd, SYS_getcpu, SYS_getdents64, SYS_getegid, SYS_geteuid, SYS_getgid,
  SYS_getpid, SYS_getppid, SYS_getrandom, SYS_getrusage, SYS_gettid, SYS_gettimeofday, SYS_getuid,
  SYS_lseek, SYS_madvise, SYS_membarrier, SYS_mprotect, SYS_munmap, SYS_nanosleep, SYS_newfstatat,
  SYS_ppoll, SYS_pread64, SYS_pselect6, SYS_pwrite64, SYS_read, SYS_readlinkat, SYS_readv,
  SYS_restart_syscall, SYS_rseq, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn,
  SYS_rt_sigsuspend, SYS_sched_yield, SYS_set_robust_list, SYS_set_tid_address, SYS_sigaltstack,
  SYS_statx, SYS_sysinfo, SYS_uname, SYS_write, SYS_writev,
#ifdef __x86_64__
  SYS_access, SYS_dup2, SYS_getrlimit, SYS_lstat, SYS_pause, SYS_poll, SYS_readlink,
  SYS_select, SYS_stat, SYS_time,
#endif
};

/// Files that change.
static const int compiler_calls[] = {
  SYS_copy_file_range, SYS_fallocate, SYS_fdatasync, SYS_flock, SYS_fstatfs, SYS_fsync, SYS_ftruncate,
  SYS_mkdirat, SYS_msync, SYS_preadv, SYS_renameat, SYS_sendfile, SYS_statfs, SYS_umask, SYS_unlinkat,
#ifdef __x86_64__
  SYS_mkdir, SYS_rename, SYS_rmdir, SYS_unlink,
#endif
};

/// What a program of a page has no reason to try.
static const int attacks[] = {
  SYS_add_key, SYS_bpf, SYS_execveat, sys_io_uring_setup, SYS_ioprio_set, SYS_keyctl, SYS_memfd_create,
  SYS_mount, SYS_msgget, SYS_perf_event_open, sys_pidfd_getfd, sys_pidfd_open, sys_pidfd_send_signal,
  SYS_process_vm_readv, SYS_process_vm_writev, SYS_ptrace, SYS_request_key, SYS_rt_sigqueueinfo,
  SYS_rt_tgsigqueueinfo, SYS_sched_setaffinity, SYS_sched_setattr, SYS_sched_setparam,
  SYS_sched_setscheduler, SYS_semget, SYS_setns, SYS_setpgid, SYS_setpriority, SYS_setsid, SYS_shmget,
  SYS_socket, SYS_socketpair, SYS_unshare, SYS_userfaultfd,
#ifdef __x86_64__
  SYS_fork, SYS_vfork,
#endif
};

#define COUNT(list) (sizeof(list) / sizeof *(list))

static void decide_each(struct filter *filter, const int *calls, size_t count, uint32_t action) {
  for (size_t index = 0; index < count; index++) {
    if_equal(filter, calls[index], 1);
    decide(filter, action);
  }
}

/// A call that is allowed if its argument has none of some bits; loading the argument replaces the call's
/// number, so everything in this branch is decided.
static void allow_without(struct filter *filter, int call, int argument, uint32_t bits, uint32_t otherwise) {
  if_equal(filter, call, 4);
  load(filter, low_half(argument));
  if_set(filter, bits, 1);
  decide(filter, otherwise);
  decide(filter, allow_call);
}

/// A call that is allowed if its argument is one of some values.
static void allow_among(
  struct filter *filter, int call, int argument, const uint32_t *values, size_t count, uint32_t otherwise) {
  if_equal(filter, call, 2 + 2 * count);
  load(filter, low_half(argument));
  for (size_t index = 0; index < count; index++) {
    if_equal(filter, values[index], 1);
    decide(filter, allow_call);
  }
  decide(filter, otherwise);
}

/// Copies of descriptors and their flags. Not who is signaled about them, which could be another process.
static void allow_fcntl(struct filter *filter, enum permitted_calls calls) {
  static const uint32_t harmless[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL};
  static const uint32_t with_locks[] = {
    F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW,
    F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW,
  };
  if (calls == calls_of_scenario) {
    // Without F_SETFL, what only appends stays so.
    allow_among(filter, SYS_fcntl, 1, harmless, COUNT(harmless), FAIL(EPERM));
  } else {
    allow_among(filter, SYS_fcntl, 1, with_locks, COUNT(with_locks), FAIL(EPERM));
  }
}

/// Whether something is a terminal; nothing that writes into one.
static void allow_ioctl(struct filter *filter) {
  static const uint32_t questions[] = {TCGETS, TIOCGWINSZ};
  allow_among(filter, SYS_ioctl, 1, questions, COUNT(questions), FAIL(ENOTTY));
}

/// The limits of this process itself: a scenario may only read them.
static void allow_prlimit(struct filter *filter, enum permitted_calls calls) {
  bool may_set = calls == calls_of_compiler;
  if_equal(filter, SYS_prlimit64, may_set ? 4 : 8);
  load(filter, low_half(0));
  if_equal(filter, 0, may_set ? 1 : 5);
  if (!may_set) {
    load(filter, low_half(2));
    if_equal(filter, 0, 3);
    load(filter, high_half(2));
    if_equal(filter, 0, 1);
  }
  decide(filter, allow_call);
  decide(filter, FAIL(EPERM));
}

/// Signals to this process itself, as `abort` sends them.
static void allow_signals_to_self(struct filter *filter) {
  const uint32_t self[] = {getpid()};
  // 0 means the group, which consists of this process.
  const uint32_t self_or_group[] = {0, self[0]};
  allow_among(filter, SYS_kill, 0, self_or_group, 2, end_process);
  allow_among(filter, SYS_tgkill, 0, self, 1, end_process);
  allow_among(filter, SYS_tkill, 0, self, 1, end_process);
}

/// The clocks of the system and of this process. Larger numbers are descriptors and the processor time of other
/// processes.
static void allow_clocks(struct filter *filter) {
  allow_without(filter, SYS_clock_getres, 0, ~(uint32_t)15, FAIL(EPERM));
  allow_without(filter, SYS_clock_gettime, 0, ~(uint32_t)15, FAIL(EPERM));
  allow_without(filter, SYS_clock_nanosleep, 0, ~(uint32_t)15, FAIL(EPERM));
}

/// How many processors this process has; 0 also means itself.
static void allow_asking_for_processors(struct filter *filter) {
  const uint32_t self[] = {0, getpid()};
  allow_among(filter, SYS_sched_getaffinity, 0, self, COUNT(self), FAIL(EPERM));
}

/// Opening files with flags and permissions in the arguments that begin with this one.
///
/// A file that is opened neither to read nor to write, which both bits ask for, has no rule of Landlock. It could
/// be locked, and opening some devices has effects.
static void allow_opening(struct filter *filter, int call, int argument) {
  if_equal(filter, call, 8);
  load(filter, low_half(argument));
  if_set(filter, O_WRONLY, 2);
  if_set(filter, O_RDWR, 1);
  decide(filter, FAIL(EACCES));
  load(filter, low_half(argument + 1));
  if_set(filter, S_ISUID | S_ISGID, 1);
  decide(filter, FAIL(EPERM));
  decide(filter, allow_call);
}

/// Opening and moving files. Other ways to move one leave a device in its place, or swap two.
static void allow_changing_files(struct filter *filter) {
  static const uint32_t plain[] = {0, RENAME_NOREPLACE};
  allow_among(filter, SYS_renameat2, 4, plain, COUNT(plain), FAIL(EPERM));
  allow_opening(filter, SYS_openat, 2);
#ifdef __x86_64__
  allow_opening(filter, SYS_open, 1);
#endif
}

/// Opening files to read them. Landlock says the same, but before its version 3 not of truncating.
static void allow_opening_to_read(struct filter *filter) {
  enum { changing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | (O_TMPFILE & ~O_DIRECTORY) };
  allow_without(filter, SYS_openat, 2, changing, FAIL(EACCES));
#ifdef __x86_64__
  allow_without(filter, SYS_open, 1, changing, FAIL(EACCES));
  if_equal(filter, SYS_creat, 1);
  decide(filter, FAIL(EACCES));
#endif
}

/// Memory where the kernel chooses, or above 4 GiB. So the path that `execve` needs can never be mapped.
static void allow_memory(struct filter *filter) {
  enum {
    downward = MAP_GROWSDOWN,
#ifdef __x86_64__
    low = MAP_32BIT,
#else
    low = 0,
#endif
  };
  if_equal(filter, SYS_mmap, 10);
  load(filter, low_half(3));
  if_set(filter, downward | low, 1);
  decide(filter, FAIL(EPERM));
  load(filter, high_half(0));
  unless_equal(filter, 0, 1);
  decide(filter, allow_call);
  load(filter, low_half(0));
  if_equal(filter, 0, 1);
  decide(filter, allow_call);
  decide(filter, FAIL(EPERM));
  allow_without(filter, SYS_mremap, 3, ~(uint32_t)MREMAP_MAYMOVE, FAIL(EPERM));
}

#ifdef __x86_64__
/// The register of a thread's own variables. `arch_prctl` could also map the kernel's code at an address below 4 GiB.
static void allow_thread_register(struct filter *filter) {
  static const uint32_t registers[] = {ARCH_SET_FS, ARCH_GET_FS};
  allow_among(filter, SYS_arch_prctl, 0, registers, COUNT(registers), FAIL(EINVAL));
}
#endif

/// The one call that starts the program: see `limit_calls`.
static void allow_starting(struct filter *filter, const char *program) {
  if_equal(filter, SYS_execve, 6);
  load(filter, low_half(0));
  if_equal(filter, (uint32_t)(uintptr_t)program, 3);
  load(filter, high_half(0));
  if_equal(filter, (uint32_t)((uint64_t)(uintptr_t)program >> 32), 1);
  decide(filter, allow_call);
  decide(filter, end_process);
}

/// The names of threads. What else `prctl` does could undo limits.
static void allow_prctl(struct filter *filter) {
  static const uint32_t names[] = {PR_SET_NAME, PR_GET_NAME};
  allow_among(filter, SYS_prctl, 0, names, COUNT(names), FAIL(EINVAL));
}

/// Threads of a compiler, never processes. The flags of `clone3` are in memory, which a filter cannot read;
/// without it, the library calls `clone`. The kernel refuses threads in other namespaces.
static void allow_threads(struct filter *filter) {
  if_equal(filter, SYS_clone, 4);
  load(filter, low_half(0));
  if_set(filter, CLONE_THREAD, 1);
  decide(filter, allow_call);
  decide(filter, FAIL(EPERM));
}

/// A scenario has one thread: asking for another fails, a process ends it.
static void refuse_clone(struct filter *filter) {
  if_equal(filter, SYS_clone, 4);
  load(filter, low_half(0));
  if_set(filter, CLONE_THREAD, 1);
  decide(filter, FAIL(EAGAIN));
  decide(filter, end_process);
}

static void make(struct filter *filter, enum permitted_calls calls, const char *program) {
  load(filter, offsetof(struct seccomp_data, arch));
  unless_equal(filter, ARCHITECTURE, 1);
  decide(filter, end_process);
  load(filter, offsetof(struct seccomp_data, nr));
  decide_each(filter, common_calls, COUNT(common_calls), allow_call);
  allow_clocks(filter);
  allow_asking_for_processors(filter);
  allow_fcntl(filter, calls);
  allow_ioctl(filter);
  allow_prctl(filter);
  allow_prlimit(filter, calls);
  allow_memory(filter);
#ifdef __x86_64__
  allow_thread_register(filter);
#endif
  allow_signals_to_self(filter);
  allow_starting(filter, program);
  if (calls == calls_of_compiler) {
    decide_each(filter, compiler_calls, COUNT(compiler_calls), allow_call);
    allow_changing_files(filter);
    allow_threads(filter);
  } else {
    allow_opening_to_read(filter);
    refuse_clone(filter);
    decide_each(filter, attacks, COUNT(attacks), end_process);
  }
  decide(filter, FAIL(ENOSYS));
}

/// Without its privileges, root is a user like any other, also after the next `execve`, which would otherwise
/// give them back and choose random addresses again.
static void give_up_privileges(void) {
  prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  syscall(SYS_capset, &header, none);
}

bool can_filter_calls(void) {
  uint32_t action = SECCOMP_RET_KILL_PROCESS;
  return ARCHITECTURE != 0 && syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

int limit_calls(enum permitted_calls calls, const char *program) {
  give_up_privileges();
  if (calls == all_calls || !can_filter_calls()) return 0;
  struct filter filter = {.length = 0};
  make(&filter, calls, program);
  struct sock_fprog code = {.len = filter.length, .filter = filter.code};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &code);
}
