import Foundation

/// What a file system says about a file that changes whenever its content does.
struct FileIdentity: Equatable {
  let path: String
  let size: Int
  let inode: Int
  /// Seconds since 1970 with nanoseconds.
  let modified: String

  /// Asks the file system, following links.
  /// - Returns: `nil` where there is no such file.
  init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self.path = path
    size = Int(information.st_size)
    inode = Int(truncatingIfNeeded: information.st_ino)
    #if canImport(Darwin)
    let time = information.st_mtimespec
    #else
    let time = information.st_mtim
    #endif
    modified = "\(time.tv_sec).\(time.tv_nsec)"
  }

  /// One line that is the same exactly as long as the file is.
  var key: String { "\(path)|\(size)|\(inode)|\(modified)" }
}
