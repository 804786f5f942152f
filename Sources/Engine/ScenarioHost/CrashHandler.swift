import Glibc
import Reconciler
import ValueComparison

/// Before a signal ends the program, flushes all output, and says on the standard error where the program was.
func reportCrashes() {
  // A stack that has overflowed has no room for the handler.
  var mark = 0
  stackTop = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  let size = 1 << 20
  var stack = stack_t()
  stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  stack.ss_size = size
  sigaltstack(&stack, nil)
  for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, info, _ in end(number, info) }
    action.sa_flags = SA_ONSTACK | SA_SIGINFO | CInt(bitPattern: UInt32(SA_RESETHAND))
    sigaction(signal, &action, nil)
  }
}

private func end(_ number: CInt, _ info: UnsafeMutablePointer<siginfo_t>?) {
  // What follows can fail in a program whose memory is damaged; the trace comes first.
  fflush(nil)
  TraceFile.sendBeforeEnd()
  let isTrap = number == SIGILL || number == SIGTRAP
  let isMemory = number == SIGSEGV || number == SIGBUS
  if isMemory, let address = info?.pointee._sifields._sigfault.si_addr, isBelowStack(address) {
    fputs(
      "Fatal error: the stack overflowed: a view or a function contains itself without end\n",
      stderr
    )
  }
  if !isMemory || BodyFrames.runningType != nil {
    fputs(CrashSite.lines(runningBody: BodyFrames.runningType, isTrap: isTrap), stderr)
  }
  raise(number)
}

/// Whether an address is where the main thread's stack ends, which nothing but too many calls reaches.
private func isBelowStack(_ address: UnsafeMutableRawPointer) -> Bool {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(3), &limit) == 0 else { return false }
  let used = stackTop &- UInt(bitPattern: address)
  let size = UInt(min(limit.rlim_cur, 1 << 30))
  return used > size / 2 && used < size + 1 << 24
}

/// About where the main thread's stack begins.
private nonisolated(unsafe) var stackTop: UInt = 0
