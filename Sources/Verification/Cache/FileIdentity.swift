import FileSystem
import Guidelines

/// A file as the file system knows it at one moment.
struct FileIdentity: Equatable {
  let path: String
  let status: FileStatus

  /// Asks the file system, following links.
  /// - Returns: `nil` where there is no such file.
  init?(_ path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    self.path = path
    self.status = status
  }

  var size: Int { status.size }

  /// Seconds since 1970 at which the content was last written.
  var lastChange: Double { Double(status.modified / 1_000_000_000) }

  /// One line that is the same exactly as long as the file is.
  var key: String {
    "\(path)|\(size)|\(status.inode)|\(status.modified)|\(status.changed)"
  }
}
