import Glibc

/// What a file system says about a file that changes whenever its content does.
package struct FileStatus: BitwiseCopyable, Equatable, Sendable {
  package let size: Int
  package let inode: Int
  /// When the content was last written, in nanoseconds since 1970.
  package let modified: Int
  /// When the file system last noted a change; unlike the rest, no copy from elsewhere brings it along.
  package let changed: Int

  /// All of it.
  package var numbers: [Int] { [size, inode, modified, changed] }

  /// Asks the file system, following links.
  /// - Returns: `nil` where there is no such file.
  package init?(of path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self.init(information)
  }

  /// What the file system has answered.
  package init(_ information: stat) {
    size = Int(information.st_size)
    inode = Int(truncatingIfNeeded: information.st_ino)
    modified = nanoseconds(information.st_mtim)
    changed = nanoseconds(information.st_ctim)
  }
}

private func nanoseconds(_ time: timespec) -> Int {
  Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
}
