#define _GNU_SOURCE
#include "reading_guard.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// The signal of a thread's timer.
enum { time_is_up = SIGVTALRM };

static _Thread_local const char *guarded;
static _Thread_local timer_t timer;
static _Thread_local void *alternate_stack;
static atomic_bool has_stopped;

static void say(const char *text) {
  if (write(STDERR_FILENO, text, strlen(text)) < 0) return;
}

/// Runs on the alternate stack. The thread waits here for the end of the process.
static void stop(int signal) {
  if (!guarded) {
    // A fault of our own, which is reported as ever.
    sigaction(signal, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
    return;
  }
  if (!atomic_exchange(&has_stopped, true)) {
    say("bodycheck: '");
    say(guarded);
    say(signal == time_is_up ? "' takes too long to read" : "' is nested too deeply to be read");
    say(": shorten its longest statements, lists and tables, and nest them less\n");
    kill(getpid(), SIGTERM);
  }
  for (;;) pause();
}

static void install(void) {
  static atomic_flag is_installed = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&is_installed)) {
    struct sigaction action = {.sa_handler = stop, .sa_flags = SA_ONSTACK};
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    sigaction(time_is_up, &action, NULL);
  }
  if (alternate_stack) return;
  size_t size = 64 << 10;
  alternate_stack = malloc(size);
  if (!alternate_stack) return;
  // Memory of a thread that has ended is lost; there are few.
  sigaltstack(&(stack_t){.ss_sp = alternate_stack, .ss_size = size}, NULL);
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = time_is_up};
  event._sigev_un._tid = (pid_t)syscall(SYS_gettid);
  timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer);
}

static void set_timer(unsigned seconds) {
  timer_settime(timer, 0, &(struct itimerspec){.it_value = {.tv_sec = seconds}}, NULL);
}

const char *begin_reading(const char *name, unsigned seconds) {
  install();
  const char *before = guarded;
  guarded = name;
  set_timer(seconds);
  return before;
}

void end_reading(const char *before, unsigned seconds) {
  guarded = before;
  set_timer(before ? seconds : 0);
}

bool has_stopped_reading(void) { return atomic_load(&has_stopped); }
