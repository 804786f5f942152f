// A seccomp filter: a small program that the kernel runs at each system call.

#define _GNU_SOURCE
#include <errno.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "child_process.h"
#include "confinement.h"

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// These newer calls have the same numbers on all architectures and are missing in older headers.
enum { sys_pidfd_open = 434, sys_clone3 = 435, sys_io_uring_setup = 425 };

// The low half of an argument; both architectures are little-endian.
#define ARGUMENT(index) offsetof(struct seccomp_data, args[index])
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define SKIP_UNLESS_EQUAL(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)
#define SKIP_IF_EQUAL(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, count, 0)
#define SKIP_IF_SET(bits, count) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, count, 0)
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
#define END RETURN(SECCOMP_RET_KILL_PROCESS)
#define ALLOW RETURN(SECCOMP_RET_ALLOW)

#define FORBID(call) SKIP_UNLESS_EQUAL(call, 1), END
// 0 means the process itself, or the group that it leads.
#define FORBID_FOR_OTHERS(call, self) \
  SKIP_UNLESS_EQUAL(call, 5), LOAD(ARGUMENT(0)), SKIP_IF_EQUAL(0, 2), SKIP_IF_EQUAL(self, 1), \
    END, ALLOW

/// Without its privileges, root is a user like any other.
static void give_up_privileges(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  syscall(SYS_capset, &header, none);
}

bool can_forbid_other_processes(void) {
#ifdef ARCHITECTURE
  uint32_t action = SECCOMP_RET_KILL_PROCESS;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#else
  return false;
#endif
}

void forbid_other_processes(void) {
  give_up_privileges();
#ifdef ARCHITECTURE
  unsigned self = getpid();
  struct sock_filter filter[] = {
    LOAD(offsetof(struct seccomp_data, arch)),
    SKIP_IF_EQUAL(ARCHITECTURE, 1),
    END,
    LOAD(offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
    // The same calls under other numbers.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    END,
    FORBID(SYS_fork),
    FORBID(SYS_vfork),
#endif
    FORBID(SYS_setsid),
    FORBID(SYS_setpgid),
    FORBID(SYS_socket),
    FORBID(SYS_ptrace),
    FORBID(SYS_process_vm_readv),
    FORBID(SYS_process_vm_writev),
    FORBID(SYS_rt_sigqueueinfo),
    FORBID(SYS_rt_tgsigqueueinfo),
    FORBID(SYS_tkill),
    FORBID(sys_pidfd_open),
    FORBID(sys_io_uring_setup),
    // Its flags are in memory, which the filter cannot read: the library then falls back to the older call.
    SKIP_UNLESS_EQUAL(sys_clone3, 1),
    RETURN(SECCOMP_RET_ERRNO | ENOSYS),
    SKIP_UNLESS_EQUAL(SYS_clone, 4),
    LOAD(ARGUMENT(0)),
    SKIP_IF_SET(CLONE_THREAD, 1),
    END,
    ALLOW,
    FORBID_FOR_OTHERS(SYS_kill, self),
    FORBID_FOR_OTHERS(SYS_tgkill, self),
    FORBID_FOR_OTHERS(SYS_prlimit64, self),
    // Would let the process outlive its parent.
    SKIP_UNLESS_EQUAL(SYS_prctl, 3),
    LOAD(ARGUMENT(0)),
    SKIP_UNLESS_EQUAL(PR_SET_PDEATHSIG, 1),
    END,
    ALLOW,
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#endif
}
