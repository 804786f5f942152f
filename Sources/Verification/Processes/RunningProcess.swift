import Foundation

/// A child that has been started: waits for its end and kills its group, never a group that has
/// since become someone else's.
final class RunningProcess: @unchecked Sendable {
  private let group: pid_t
  private let lock = NSLock()
  private var isOver = false
  private var wasStopped = false

  init(group: pid_t) { self.group = group }

  /// Kills the whole group unless the process has ended by itself.
  func stop() {
    lock.withLock {
      guard !isOver else { return }
      wasStopped = true
      kill(-group, SIGKILL)
    }
  }

  /// The process is left unreaped until its group is dead, so its number cannot be given anew.
  func waitForEnd() -> ChildProcess.Ending {
    var information = siginfo_t()
    while waitid(P_PID, id_t(group), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return lock.withLock {
      isOver = true
      kill(-group, SIGKILL)
      var status: Int32 = 0
      while waitpid(group, &status, 0) < 0, errno == EINTR {}
      if wasStopped { return .timedOut }
      let signal = status & 0x7F
      return signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
    }
  }
}
