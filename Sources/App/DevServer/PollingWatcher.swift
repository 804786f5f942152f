import FoundationEssentials
import Glibc

/// Looks at every file several times a second, for systems without anything better.
final class PollingWatcher: FileWatcher, @unchecked Sendable {
  private var folders: [String]
  private let interval: Double
  private var known: [String: Date]

  /// - Parameters:
  ///   - folders: What to watch.
  ///   - interval: Seconds between two looks.
  init(folders: [String], interval: Double = 0.25) {
    self.folders = folders
    self.interval = interval
    known = Self.files(in: folders)
  }

  func next() -> Set<String> {
    while true {
      usleep(useconds_t(interval * 1_000_000))
      let found = Self.files(in: folders)
      let paths = Set(known.keys).union(found.keys)
      let changed = paths.filter { known[$0] != found[$0] }
      known = found
      if !changed.isEmpty { return changed }
    }
  }

  func follow(_ folders: [String]) {
    let new = folders.filter { !self.folders.contains($0) }
    self.folders += new
    known.merge(Self.files(in: new)) { $1 }
  }

  private static func files(in folders: [String]) -> [String: Date] {
    folders.reduce(into: [:]) { all, folder in
      all.merge(DevServer.files(in: folder)) { first, _ in first }
    }
  }
}
