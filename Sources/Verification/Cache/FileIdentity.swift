import Foundation

/// What a file system says about a file that changes whenever its content does.
struct FileIdentity: Equatable {
  let path: String
  let size: Int
  let inode: Int
  /// Seconds since 1970 with nanoseconds.
  let modified: String
  /// When the file system last noted a change; unlike the rest, no copy from elsewhere brings it along.
  let changed: String
  /// Seconds since 1970 at which the content was last written.
  let lastChange: Double

  /// Asks the file system, following links.
  /// - Returns: `nil` where there is no such file.
  init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self.path = path
    size = Int(information.st_size)
    inode = Int(truncatingIfNeeded: information.st_ino)
    #if canImport(Darwin)
    let (modification, change) = (information.st_mtimespec, information.st_ctimespec)
    #else
    let (modification, change) = (information.st_mtim, information.st_ctim)
    #endif
    modified = "\(modification.tv_sec).\(modification.tv_nsec)"
    changed = "\(change.tv_sec).\(change.tv_nsec)"
    lastChange = Double(modification.tv_sec)
  }

  /// One line that is the same exactly as long as the file is.
  var key: String { "\(path)|\(size)|\(inode)|\(modified)|\(changed)" }
}
