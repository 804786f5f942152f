import CSystem
import FileSystem
import Glibc
import Threads

/// What happens when the user or the system asks the program to quit.
package enum SignalHandling {
  /// On Ctrl-C or a termination request, terminates all children, removes all temporary directories, and
  /// ends the program.
  ///
  /// Call this before starting any thread, because threads inherit the set of blocked signals.
  /// - Parameter cleanup: Called last, just before the program ends.
  /// - Throws: `ThreadProblem`.
  package static func terminateChildren(
    cleanup: @escaping @Sendable () -> Void = {}
  ) throws(ThreadProblem) {
    var signals = requests
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    try startThread {
      var signals = requests
      var received: Int32 = 0
      while sigwait(&signals, &received) != 0 {}
      terminateChildrenNow()
      cleanup()
      // What could not be read is a finding, not an interruption.
      if has_stopped_reading() { _exit(1) }
      // End by the signal itself, so that a shell script sees an interruption.
      signal(received, SIG_DFL)
      kill(getpid(), received)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      // The first process of a container survives its own signals.
      _exit(128 + received)
    }
  }

  /// Terminates all children, removes all temporary directories, and prevents new ones.
  package static func terminateChildrenNow() {
    ProcessRegistry.shared.terminateAll()
    TemporaryDirectory.removeAll()
  }

  private static var requests: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    if !survivesItsTerminal { sigaddset(&signals, SIGHUP) }
    return signals
  }

  /// Whether the program was started to keep running without a terminal, as with `nohup`.
  private static var survivesItsTerminal: Bool {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
