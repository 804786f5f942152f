#define _GNU_SOURCE
#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "confinement.h"

static void set_limit(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit limit = {.rlim_cur = soft, .rlim_max = hard};
  setrlimit(resource, &limit);
}

static void set_limits(const struct child_options *options) {
  set_limit(RLIMIT_CORE, 0, 0);
  // One more second before SIGKILL, which cannot be caught.
  uint64_t seconds = options->processor_seconds;
  if (seconds) set_limit(RLIMIT_CPU, seconds, seconds + 1);
  if (options->memory_bytes) set_limit(RLIMIT_AS, options->memory_bytes, options->memory_bytes);
  if (options->file_bytes) set_limit(RLIMIT_FSIZE, options->file_bytes, options->file_bytes);
}

/// Resets the caller's signal handling to the default.
static void reset_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Moves a descriptor to another number; -1 stays -1.
static int move(int descriptor, int number) {
  if (descriptor == number || descriptor < 0) return descriptor;
  int moved = dup2(descriptor, number);
  close(descriptor);
  return moved;
}

/// The read end of a pipe that already holds the whole input.
static int open_input(const struct child_options *options) {
  int ends[2];
  if (pipe(ends) < 0) return -1;
  ssize_t written = write(ends[1], options->input, options->input_length);
  close(ends[1]);
  return written < 0 ? -1 : ends[0];
}

/// Closes a descriptor and all above it, one by one on kernels older than 5.9.
static void close_all_from(int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  // A limit of a billion is common, but that many open descriptors are not.
  enum { most = 1 << 16 };
  struct rlimit limit = {.rlim_cur = most};
  getrlimit(RLIMIT_NOFILE, &limit);
  for (rlim_t number = first; number < limit.rlim_cur && number < most; number++) close(number);
}

/// Sets up standard input, output and error; every other descriptor is closed.
static int set_descriptors(const struct child_options *options) {
  // Move it away from the numbers that are assigned below.
  int input = fcntl(open_input(options), F_DUPFD, 10);
  int flags = O_WRONLY | O_CREAT | O_TRUNC;
  if (move(input, 0) < 0) return -1;
  if (move(open(options->output_path, flags, 0644), 1) < 0) return -1;
  if (move(open(options->error_path, flags, 0644), 2) < 0) return -1;
  close_all_from(3);
  return 0;
}

/// Replaces the child with the program. Returns only on failure, with `errno` set.
static void become(
  char *const arguments[], char *const environment[], const struct child_options *options,
  pid_t parent) {
  setpgid(0, 0);
  // The compiler driver puts children in separate groups and ends them when it is interrupted.
  prctl(PR_SET_PDEATHSIG, options->is_confined ? SIGKILL : SIGINT);
  if (getppid() != parent) _exit(1);
  if (set_descriptors(options) < 0) return;
  if (chdir(options->folder) < 0) return;
  reset_signals();
  set_limits(options);
  if (options->is_confined) {
    forbid_writing_outside(options->folder);
    forbid_other_processes();
  }
  execve(arguments[0], arguments, environment);
}

pid_t start_child(
  char *const arguments[], char *const environment[], const struct child_options *options) {
  pid_t parent = getpid();
  // No signal handler of the parent may run in the child before its handlers are reset.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  // The child shares our memory instead of copying it. This thread waits until the program starts.
  volatile int fault = 0;
  pid_t child = vfork();
  if (child == 0) {
    become(arguments, environment, options, parent);
    fault = errno;
    _exit(127);
  }
  if (child < 0) fault = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (fault == 0) return child;
  if (child > 0) while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  return -fault;
}
