import FoundationEssentials
import Glibc

/// Checks every file several times a second, for systems without a better mechanism.
final class PollingWatcher: FileWatcher, @unchecked Sendable {
  var roots: [String] {
    didSet {
      let new = roots.filter { !oldValue.contains($0) }
      known.merge(fileStates(in: new)) { $1 }
    }
  }
  private let interval: Double
  private var known: [String: [Int]]

  /// - Parameters:
  ///   - roots: What to watch.
  ///   - interval: Seconds between two checks.
  init(roots: [String], interval: Double = 0.25) {
    self.roots = roots
    self.interval = interval
    known = fileStates(in: roots)
  }

  func next() -> Set<String> {
    while true {
      usleep(useconds_t(interval * 1_000_000))
      let found = fileStates(in: roots)
      let paths = Set(known.keys).union(found.keys)
      let changed = paths.filter { known[$0] != found[$0] }
      known = found
      if !changed.isEmpty { return changed }
    }
  }
}

/// Numbers that change with a file, for each file in some folders, by path.
///
/// Hidden files are ignored: editors keep unsaved text in them.
private func fileStates(in folders: [String]) -> [String: [Int]] {
  var states: [String: [Int]] = [:]
  for folder in folders {
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    where !name.hasPrefix(".") && !name.contains("/.") {
      let path = folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let time = status.st_mtim
      states[path] = [Int(status.st_ino), Int(status.st_size), time.tv_sec, time.tv_nsec]
    }
  }
  return states
}
