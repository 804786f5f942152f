import Foundation

/// What happens when the user or the system asks the program to end.
package enum Interruption {
  /// Lets Ctrl-C and requests to end take all children and their folders along, then the program.
  ///
  /// To be called before the first thread is started, since threads inherit what is blocked.
  package static func endChildrenToo() {
    var signals = requests
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread {
      var signals = requests
      var received: Int32 = 0
      while sigwait(&signals, &received) != 0 {}
      LiveProcesses.shared.endAll()
      // Ends by the signal itself, so that a shell script sees an interruption.
      signal(received, SIG_DFL)
      kill(getpid(), received)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }

  private static var requests: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }
}
