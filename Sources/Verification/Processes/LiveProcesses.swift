import Dispatch
import FoundationEssentials
import Glibc

/// The children that run and their folders: what must not outlive the program.
final class LiveProcesses: @unchecked Sendable {
  static let shared = LiveProcesses()

  /// Taken while anything below is read or written.
  private let lock = DispatchSemaphore(value: 1)
  private var processes: [ObjectIdentifier: RunningProcess] = [:]
  private var folders: [String: OwnedFolder] = [:]
  private var hasTidiedUp = false

  /// Starts a child, which cannot be while all are being ended.
  func start(_ starting: () throws -> RunningProcess) rethrows -> RunningProcess {
    try withLock {
      let process = try starting()
      processes[ObjectIdentifier(process)] = process
      return process
    }
  }

  func forget(_ process: RunningProcess) {
    withLock { processes[ObjectIdentifier(process)] = nil }
  }

  /// Makes a folder that is to be removed in any case; before the first one, those go that runs left
  /// behind which were killed.
  func make(_ folder: URL) throws {
    try withLock {
      if !hasTidiedUp { OwnedFolder.removeAbandoned(in: folder.deletingLastPathComponent()) }
      hasTidiedUp = true
      folders[folder.path] = try OwnedFolder(making: folder)
    }
  }

  func remove(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder)
    withLock { folders.removeValue(forKey: folder.path) }?.release()
  }

  /// Ends every child and removes every folder.
  ///
  /// The lock is kept for good: a thread that is about to start another child waits until the
  /// program ends.
  func endAll() {
    lock.wait()
    for process in processes.values { process.stop() }
    let deadline = ContinuousClock.now + .seconds(RunningProcess.patience)
    while processes.values.contains(where: { !$0.isOver }), ContinuousClock.now < deadline {
      usleep(1_000)
    }
    for process in processes.values { process.end(by: SIGKILL) }
    for folder in folders.keys { try? FileManager.default.removeItem(atPath: folder) }
  }

  private func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.wait()
    defer { lock.signal() }
    return try body()
  }
}
