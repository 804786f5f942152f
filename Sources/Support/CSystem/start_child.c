#define _GNU_SOURCE
#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
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
  bool is_scenario = options->confinement && options->confinement->calls == calls_of_scenario;
  if (is_scenario) set_limit(RLIMIT_NOFILE, 64, 64);
}

/// An argument of `personality` that changes nothing.
enum { unchanged = 0xFFFFFFFF };

/// Chooses the same addresses in each run: the order of a set of objects, and what a program prints, can depend on
/// them. The size of the stack decides where the kernel places the libraries.
static void fix_addresses(void) {
  enum { stack = 8 << 20 };
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_max >= stack)
    set_limit(RLIMIT_STACK, stack, limit.rlim_max);
  personality(personality(unchanged) | ADDR_NO_RANDOMIZE);
}

bool can_fix_addresses(void) {
  int before = personality(unchanged);
  if (before == -1 || personality(before | ADDR_NO_RANDOMIZE) == -1) return false;
  personality(before);
  return true;
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

/// Sets up standard input, output and error, and descriptor 3 if asked; every other descriptor is closed.
static int set_descriptors(const struct child_options *options) {
  // Away from the numbers that are assigned below.
  int input = fcntl(open_input(options), F_DUPFD, 10);
  int output = fcntl(options->output, F_DUPFD, 10);
  int error = fcntl(options->error, F_DUPFD, 10);
  int extra = options->extra < 0 ? -1 : fcntl(options->extra, F_DUPFD, 10);
  if (move(input, 0) < 0 || move(output, 1) < 0 || move(error, 2) < 0) return -1;
  if (options->extra >= 0 && move(extra, 3) < 0) return -1;
  close_all_from(options->extra < 0 ? 3 : 4);
  return 0;
}

/// A copy of a path in a page below 4 GiB; see `limit_calls`. Null if there is no room for it.
static char *low_copy(const char *path) {
  static char *page;
  enum { first = 0x10000000, step = 0x1000000, end = 0x7F000000 };
  for (uintptr_t address = first; !page && address < end; address += step) {
    void *made = mmap(
      (void *)address, PATH_MAX, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (made == (void *)address) page = made;
    else if (made != MAP_FAILED) munmap(made, PATH_MAX);
  }
  if (!page || strlen(path) >= PATH_MAX) return NULL;
  return strcpy(page, path);
}

/// Replaces the child with the program. Returns only on failure, with `errno` set.
static void become(
  const char *program, char *const arguments[], char *const environment[],
  const struct child_options *options, pid_t parent) {
  const struct confinement *confinement = options->confinement;
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  if (set_descriptors(options) < 0) return;
  if (chdir(options->folder) < 0) return;
  reset_signals();
  set_limits(options);
  if (confinement && confinement->fixes_addresses) fix_addresses();
  if (confinement && limit_files(confinement) < 0) return;
  if (confinement && limit_calls(confinement->calls, program) < 0) return;
  execve(program, arguments, environment);
}

pid_t start_child(
  char *const arguments[], char *const environment[], const struct child_options *options) {
  pid_t parent = getpid();
  const char *program = options->confinement ? low_copy(arguments[0]) : arguments[0];
  if (!program) return -ENOMEM;
  // No signal handler of the parent may run in the child before its handlers are reset.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  // The child shares our memory instead of copying it. This thread waits until the program starts.
  volatile int fault = 0;
  pid_t child = vfork();
  if (child == 0) {
    become(program, arguments, environment, options, parent);
    fault = errno;
    _exit(127);
  }
  if (child < 0) fault = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (fault == 0) return child;
  if (child > 0) while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  return -fault;
}

int open_nameless_file(int *reader, int *writer) {
  *reader = memfd_create("output", MFD_CLOEXEC);
  if (*reader < 0) return errno;
  // A descriptor of its own: who appends cannot read it back or go back in it.
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", *reader);
  *writer = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
  if (*writer >= 0) return 0;
  int fault = errno;
  close(*reader);
  return fault;
}
