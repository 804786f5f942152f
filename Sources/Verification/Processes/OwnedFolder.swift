import FileSystem
import FoundationEssentials
import Glibc
import Guidelines

/// A temporary folder that is this process's until it ends, in whatever way it does.
///
/// The kernel keeps a lock on it for the process. What is not locked was left behind by one that was
/// killed, and goes with the next run.
struct OwnedFolder {
  /// How the names of all such folders begin.
  static let prefix = "bodycheck-run-"

  /// The open folder with the lock, or -1 where the file system has no locks.
  private let descriptor: Int32

  /// Makes a folder.
  /// - Throws: `CocoaError` where there can be none.
  init(making folder: URL) throws {
    var descriptor: Int32 = -1
    while true {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // Before it is locked, another run may take the folder for one left behind.
      if descriptor < 0, errno == ENOENT { continue }
      if flock(descriptor, LOCK_EX) != 0 || Self.isOpen(descriptor, at: folder.path) { break }
      close(descriptor)
    }
    self.descriptor = descriptor
  }

  func release() {
    guard descriptor >= 0 else { return }
    // A child that is just being started has the descriptor too, and with it the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Removes the folders of this user that no process owns.
  static func removeAbandoned(in parent: URL) {
    for name in fileNames(in: parent.path, beginningWith: prefix) {
      let folder = parent.appendingPathComponent(name)
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(folder.path, flags)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard isOwn(descriptor), flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private static func isOwn(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
  }

  /// Whether an open folder is still the one with this path.
  private static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var (own, there) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && stat(path, &there) == 0
      && (own.st_dev, own.st_ino) == (there.st_dev, there.st_ino)
  }
}
