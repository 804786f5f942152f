import FileSystem
import Glibc

/// Some files at one moment.
struct SavedFiles {
  private let paths: [String]
  private let identities: [FileIdentity?]

  /// Remembers what is at the absolute paths.
  init(_ paths: [String]) {
    self.paths = paths
    identities = paths.map { FileIdentity($0) }
  }

  /// Waits until another file is at one of the paths, then for the rest of the save.
  /// - Returns: The files after that.
  func next() -> SavedFiles {
    while paths.map({ FileIdentity($0) }) == identities { usleep(100_000) }
    usleep(20_000)
    return SavedFiles(paths)
  }
}
