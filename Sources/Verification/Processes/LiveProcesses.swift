import Foundation

/// The children that run and their folders: what must not outlive the program.
final class LiveProcesses: @unchecked Sendable {
  static let shared = LiveProcesses()

  private let lock = NSLock()
  private var processes: [ObjectIdentifier: RunningProcess] = [:]
  private var folders: Set<String> = []

  /// Starts a child, which cannot be while all are being ended.
  func start(_ starting: () throws -> RunningProcess) rethrows -> RunningProcess {
    try lock.withLock {
      let process = try starting()
      processes[ObjectIdentifier(process)] = process
      return process
    }
  }

  func forget(_ process: RunningProcess) {
    lock.withLock { processes[ObjectIdentifier(process)] = nil }
  }

  /// Makes a folder that is to be removed in any case.
  func make(_ folder: URL) throws {
    try lock.withLock {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      folders.insert(folder.path)
    }
  }

  func remove(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder)
    _ = lock.withLock { folders.remove(folder.path) }
  }

  /// Ends every child and removes every folder.
  ///
  /// The lock is kept for good: a thread that is about to start another child waits until the
  /// program ends.
  func endAll() {
    lock.lock()
    for process in processes.values { process.stop() }
    let deadline = ContinuousClock.now + .seconds(RunningProcess.patience)
    while processes.values.contains(where: { !$0.isOver }), ContinuousClock.now < deadline {
      usleep(1_000)
    }
    for process in processes.values { process.end(by: SIGKILL) }
    for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
  }
}
