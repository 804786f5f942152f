// A seccomp filter: a small program that the kernel runs at each system call, made instruction by
// instruction without allocating.

#ifndef FILTER_H
#define FILTER_H

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>

struct filter {
  struct sock_filter code[1024];
  unsigned short length;
};

/// What the kernel does with a call.
enum action {
  allow_call = SECCOMP_RET_ALLOW,
  end_process = SECCOMP_RET_KILL_PROCESS,
};

/// The call fails with this `errno`.
#define FAIL(code) (SECCOMP_RET_ERRNO | (code))

static inline void add(struct filter *filter, uint16_t code, uint8_t yes, uint8_t no, uint32_t value) {
  filter->code[filter->length++] = (struct sock_filter){code, yes, no, value};
}

static inline void load(struct filter *filter, size_t offset) {
  add(filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, offset);
}

static inline void decide(struct filter *filter, uint32_t action) {
  add(filter, BPF_RET | BPF_K, 0, 0, action);
}

/// The next `count` instructions run only if the loaded value is this one.
static inline void if_equal(struct filter *filter, uint32_t value, uint8_t count) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, count, value);
}

/// The next `count` instructions run only if the loaded value is another one.
static inline void unless_equal(struct filter *filter, uint32_t value, uint8_t count) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, count, 0, value);
}

/// The next `count` instructions run only if one of these bits is set in the loaded value.
static inline void if_set(struct filter *filter, uint32_t bits, uint8_t count) {
  add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, count, bits);
}

// The halves of an argument; both architectures are little-endian.
static inline size_t low_half(int argument) {
  return offsetof(struct seccomp_data, args) + 8 * argument;
}
static inline size_t high_half(int argument) { return low_half(argument) + 4; }

#endif
