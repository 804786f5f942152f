import Glibc
import Threads

/// What happens when the user or the system asks the program to end.
package enum Interruption {
  /// Lets Ctrl-C and requests to end take all children and their folders along, then the program.
  ///
  /// To be called before the first thread is started, since threads inherit what is blocked.
  /// - Parameter tidyUp: Called when all of them have ended, just before the program does.
  package static func endChildrenToo(tidyUp: @escaping @Sendable () -> Void = {}) {
    var signals = requests
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    startThread {
      var signals = requests
      var received: Int32 = 0
      while sigwait(&signals, &received) != 0 {}
      endChildren()
      tidyUp()
      // Ends by the signal itself, so that a shell script sees an interruption.
      signal(received, SIG_DFL)
      kill(getpid(), received)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }

  /// Ends all children for good and removes their folders; no other can be started after that.
  package static func endChildren() { LiveProcesses.shared.endAll() }

  private static var requests: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    if !survivesItsTerminal { sigaddset(&signals, SIGHUP) }
    return signals
  }

  /// Whether the program was started so that it goes on without a terminal, as with `nohup`.
  private static var survivesItsTerminal: Bool {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
