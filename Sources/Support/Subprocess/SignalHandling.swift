import FileSystem
import Glibc
import Threads

/// What happens when the user or the system asks the program to end.
package enum SignalHandling {
  /// Terminates all children and removes all temporary directories when Ctrl-C or a request to end
  /// arrives, then ends the program.
  ///
  /// Call this before the first thread is started, because threads inherit which signals are blocked.
  /// - Parameter cleanup: Called after all of that, just before the program ends.
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
      // Ends by the signal itself, so that a shell script sees an interruption.
      signal(received, SIG_DFL)
      kill(getpid(), received)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }

  /// Terminates all children and removes all temporary directories; no more can be started or made.
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

  /// Whether the program was started to go on without a terminal, as with `nohup`.
  private static var survivesItsTerminal: Bool {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
