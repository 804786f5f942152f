import Foundation

/// The children that run and their folders: what must not outlive the program.
final class LiveProcesses: @unchecked Sendable {
  static let shared = LiveProcesses()

  private let lock = NSLock()
  private var processes: [ObjectIdentifier: RunningProcess] = [:]
  private var folders: [String: OwnedFolder] = [:]
  private var hasTidiedUp = false

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

  /// Makes a folder that is to be removed in any case; before the first one, those go that runs left
  /// behind which were killed.
  func make(_ folder: URL) throws {
    try lock.withLock {
      if !hasTidiedUp { OwnedFolder.removeAbandoned(in: folder.deletingLastPathComponent()) }
      hasTidiedUp = true
      folders[folder.path] = try OwnedFolder(making: folder)
    }
  }

  func remove(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder)
    lock.withLock { folders.removeValue(forKey: folder.path) }?.release()
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
    for folder in folders.keys { try? FileManager.default.removeItem(atPath: folder) }
  }
}
