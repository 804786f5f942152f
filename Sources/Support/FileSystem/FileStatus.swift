import Glibc

/// File metadata that changes whenever the file's content does.
package struct FileStatus: Equatable, Sendable {
  package let size: Int
  package let inode: Int
  /// When the content was last written, in nanoseconds since 1970.
  package let modified: Int
  /// When the file system last recorded a change, which a copy does not inherit.
  package let changed: Int

  /// Reads the metadata, following links.
  /// - Returns: `nil` if there is no such file.
  package init?(of path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    size = Int(information.st_size)
    inode = Int(truncatingIfNeeded: information.st_ino)
    modified = nanoseconds(information.st_mtim)
    changed = nanoseconds(information.st_ctim)
  }
}

/// The identity of a file at a path at one moment.
package struct FileIdentity: Equatable {
  package let path: String
  package let status: FileStatus

  /// Reads the metadata, following links.
  /// - Returns: `nil` if there is no such file.
  package init?(_ path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    self.path = path
    self.status = status
  }

  package var size: Int { status.size }

  /// When the content was last written, in seconds since 1970.
  package var lastChange: Double { Double(status.modified / 1_000_000_000) }

  /// A one-line key that changes exactly when the file does.
  package var key: String {
    "\(path)|\(size)|\(status.inode)|\(status.modified)|\(status.changed)"
  }
}

private func nanoseconds(_ time: timespec) -> Int {
  Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
}
