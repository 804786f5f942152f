import Dispatch
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
  private let endsItsGroups: Bool
  private let state = Mutex(State())

  /// Seconds that a process gets to end its own groups before it is killed.
  static let timeout = 0.5

  /// - Parameters:
  ///   - group: The process, which leads a group.
  ///   - endsItsGroups: Whether the process starts children in other groups and ends them when it is
  ///     interrupted, as the compiler's driver does.
  init(group: pid_t, endsItsGroups: Bool = false) {
    self.group = group
    self.endsItsGroups = endsItsGroups
  }

  /// Whether the process and its group have ended.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Ends the process and everything that it started, unless it has already ended.
  func stop() {
    guard endsItsGroups else { return end(by: SIGKILL) }
    end(by: SIGINT)
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + Self.timeout) {
      self.end(by: SIGKILL)
    }
  }

  /// Sends a signal to the whole group unless the process has ended.
  func end(by signal: Int32) {
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.wasStopped = true
      kill(-group, signal)
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
