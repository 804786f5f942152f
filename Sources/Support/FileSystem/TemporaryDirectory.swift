import Dispatch
import FoundationEssentials
import Glibc

/// A temporary directory that this process owns until it ends, even if it is killed.
///
/// The process holds a lock on the directory. A directory without a lock was left behind by a killed
/// process, and the next process removes it.
package struct TemporaryDirectory {
  /// The prefix of all such directory names.
  static let prefix = "bodycheck-run-"

  /// The open directory with the lock, or -1 if the file system does not support locks.
  private let descriptor: Int32

  /// Creates a directory.
  /// - Throws: `CocoaError` if it cannot be created.
  init(making folder: URL) throws {
    var descriptor: Int32 = -1
    while true {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // Until it is locked, another process may mistake it for an abandoned one.
      if descriptor < 0, errno == ENOENT { continue }
      if flock(descriptor, LOCK_EX) != 0 || Self.isOpen(descriptor, at: folder.path) { break }
      close(descriptor)
    }
    self.descriptor = descriptor
  }

  func release() {
    guard descriptor >= 0 else { return }
    // A child that is just being started also has the descriptor, and with it the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Removes this user's temporary directories that no process has locked.
  static func removeAbandoned(in parent: URL) {
    for name in fileNames(in: parent.path, beginningWith: prefix) {
      let folder = parent.appendingPathComponent(name)
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(folder.path, flags)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard isOwn(descriptor), flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      removeTree(folder.path)
    }
  }

  private static func isOwn(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
  }

  /// Whether an open directory is still the one at this path.
  private static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var (own, there) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && stat(path, &there) == 0
      && (own.st_dev, own.st_ino) == (there.st_dev, there.st_ino)
  }

  /// Removes every directory in use and blocks new ones: a thread that is about to create one waits
  /// until the process ends.
  package static func removeAll() { LiveDirectories.shared.removeAll() }
}

/// Calls a closure with the path of a new temporary directory, then removes the directory.
/// - Throws: `TemporaryDirectoryProblem` if files cannot be written there, or the closure's error.
package func withTemporaryDirectory<Result>(_ body: (String) throws -> Result) throws -> Result {
  let name = TemporaryDirectory.prefix + UUID().uuidString
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  do {
    try LiveDirectories.shared.make(folder)
    defer { LiveDirectories.shared.remove(folder) }
    return try body(folder.path)
  } catch let error as CocoaError {
    let code = (error.underlying as? POSIXError)?.code.rawValue ?? 0
    let parent = folder.deletingLastPathComponent().path
    throw TemporaryDirectoryProblem(folder: parent, code: code)
  }
}

/// Why the system's temporary folder cannot be used.
package struct TemporaryDirectoryProblem: Error, Equatable, CustomStringConvertible {
  let folder: String
  /// The system's error number.
  let code: Int32

  /// What is wrong, then how to fix it.
  package var description: String {
    "'\(folder)' cannot hold temporary files (\(String(cString: strerror(code)))):"
      + " make room there, or set TMPDIR to another folder"
  }
}

/// The temporary directories that are in use.
private final class LiveDirectories: @unchecked Sendable {
  static let shared = LiveDirectories()

  /// Held while anything below is read or written.
  private let lock = DispatchSemaphore(value: 1)
  private var directories: [String: TemporaryDirectory] = [:]
  private var hasRemovedAbandoned = false

  func make(_ folder: URL) throws {
    lock.wait()
    defer { lock.signal() }
    if !hasRemovedAbandoned {
      TemporaryDirectory.removeAbandoned(in: folder.deletingLastPathComponent())
    }
    hasRemovedAbandoned = true
    directories[folder.path] = try TemporaryDirectory(making: folder)
  }

  func remove(_ folder: URL) {
    removeTree(folder.path)
    lock.wait()
    defer { lock.signal() }
    directories.removeValue(forKey: folder.path)?.release()
  }

  func removeAll() {
    lock.wait()
    for folder in directories.keys { removeTree(folder) }
  }
}
