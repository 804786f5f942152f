import FileSystem
import Glibc

/// Some files at one moment.
struct SavedFiles {
  private let list: () -> [String]
  private let paths: [String]
  private let identities: [FileIdentity?]

  /// Remembers which files there are and what is in them.
  /// - Parameter list: Lists the absolute paths.
  init(_ list: @escaping () -> [String]) {
    self.list = list
    paths = list()
    identities = paths.map { FileIdentity($0) }
  }

  /// Waits until a file was saved, has come or gone, then for the rest of the save.
  /// - Returns: The files after that.
  func next() -> SavedFiles {
    var paths = paths
    var round = 0
    while paths.map({ FileIdentity($0) }) == identities {
      usleep(100_000)
      round += 1
      // Listing a folder takes longer than looking at files.
      if round % 5 == 0 { paths = list() }
    }
    usleep(20_000)
    return SavedFiles(list)
  }
}
