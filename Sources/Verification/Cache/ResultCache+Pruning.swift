import Foundation

/// How much a cache keeps.
struct CacheLimits: Equatable, Sendable {
  /// Seconds after which an entry goes that no run has used.
  var age: Double = 30 * 24 * 60 * 60
  /// Bytes of all entries; those go first that were used the longest time ago.
  var size = 256 << 20
}

extension ResultCache {
  /// Removes what no run has used for long, and what is too much.
  ///
  /// Files that a killed run has left half-written grow old and go like entries. Another run may
  /// remove the same at the same time, so a file that is gone already is no error.
  func prune(now: Date = Date()) {
    guard let folder else { return }
    let results = folder + "/results"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: results)) ?? []
    let entries = names.compactMap { name in
      FileIdentity(results + "/" + name).map { (path: $0.path, size: $0.size, use: $0.lastChange) }
    }
    var total = 0
    for entry in entries.sorted(by: { $0.use > $1.use }) {
      total += entry.size
      guard total > limits.size || now.timeIntervalSince1970 - entry.use > limits.age else {
        continue
      }
      try? FileManager.default.removeItem(atPath: entry.path)
    }
  }

  /// Lets an entry live on; once a day is enough.
  func markAsUsed(_ path: String, now: Date = Date()) {
    guard let entry = FileIdentity(path),
      now.timeIntervalSince1970 - entry.lastChange > 24 * 60 * 60
    else { return }
    try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: path)
  }
}
