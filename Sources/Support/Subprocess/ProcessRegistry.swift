import Dispatch
import Glibc

/// The running children, none of which may outlive the program.
final class ProcessRegistry: @unchecked Sendable {
  static let shared = ProcessRegistry()

  /// Held while anything below is read or written.
  private let lock = DispatchSemaphore(value: 1)
  private var processes: [ObjectIdentifier: RunningProcess] = [:]

  /// Starts a child, unless all children are being terminated.
  func start<Problem: Error>(
    _ starting: () throws(Problem) -> RunningProcess
  ) throws(Problem) -> RunningProcess {
    lock.wait()
    defer { lock.signal() }
    let process = try starting()
    processes[ObjectIdentifier(process)] = process
    return process
  }

  func forget(_ process: RunningProcess) {
    lock.wait()
    defer { lock.signal() }
    processes[ObjectIdentifier(process)] = nil
  }

  /// Kills every child and waits until none is left, half a second at most.
  ///
  /// The lock is never released: a thread that is about to start another child waits until the program
  /// ends.
  func terminateAll() {
    lock.wait()
    for process in processes.values { process.stop() }
    let deadline = ContinuousClock.now + .seconds(0.5)
    while processes.values.contains(where: { !$0.hasEnded }), ContinuousClock.now < deadline {
      usleep(1_000)
    }
  }
}
