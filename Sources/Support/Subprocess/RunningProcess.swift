import Glibc
import Synchronization

/// A child that has been started.
///
/// It waits for the child to end and kills its group. It never kills a process group
/// whose number the system has reused.
final class RunningProcess: Sendable {
  private struct State {
    var hasEnded = false
    var wasStopped = false
  }

  private let group: pid_t
  private let state = Mutex(State())

  /// - Parameter group: The process, which leads a group.
  init(group: pid_t) { self.group = group }

  /// Whether the process and its group have ended.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Kills the process and its group, unless it has already ended.
  func stop() {
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.wasStopped = true
      kill(-group, SIGKILL)
    }
  }

  /// Waits for the process to end and kills its group before reaping it, so that its id is not reused.
  func waitForEnd() -> ChildProcess.Ending {
    var information = siginfo_t()
    while waitid(P_PID, id_t(group), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return state.withLock { state in
      state.hasEnded = true
      kill(-group, SIGKILL)
      var status: Int32 = 0
      while waitpid(group, &status, 0) < 0, errno == EINTR {}
      if state.wasStopped { return .timedOut }
      let signal = status & 0x7F
      return signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
    }
  }
}
