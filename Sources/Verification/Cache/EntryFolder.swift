import FileSystem
import FoundationEssentials

/// How much a folder of the cache keeps.
struct CacheLimits: Equatable, Sendable {
  /// Seconds after which an entry goes that no run has used.
  var age: Double = 30 * 24 * 60 * 60
  /// Bytes of all entries; those go first that were used the longest time ago.
  var size = 256 << 20
}

/// A folder of the cache: one file for each entry, named by what decided its content.
///
/// An entry that is missing, damaged or of another form is one that has yet to be made. The folder
/// can be copied between machines and used by several runs at once: an entry means the same wherever
/// it is made, and it appears as a whole.
struct EntryFolder<Entry: Codable>: Sendable {
  /// The folder, or `nil` to remember nothing.
  let path: String?
  var limits = CacheLimits()

  /// The entry of this name, if it has been made before.
  subscript(key: String) -> Entry? {
    guard let file = file(key), let data = FileManager.default.contents(atPath: file),
      let content = CacheEntry.content(of: data)
    else { return nil }
    markAsUsed(file)
    return try? JSONDecoder().decode(Entry.self, from: content)
  }

  /// Keeps an entry; a folder that cannot be written only costs time, so that is no error.
  func store(_ entry: Entry, as key: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let file = file(key), let data = try? encoder.encode(entry) else { return }
    try? writeAtomically(CacheEntry.pieces(of: data), to: file)
  }

  /// Removes what no run has used for long, and what is too much.
  ///
  /// Files that a killed run has left half-written grow old and go like entries. Another run may
  /// remove the same at the same time, so a file that is gone already is no error.
  func prune(now: Date = Date()) {
    guard let path else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let entries = names.compactMap { name in
      FileIdentity(path + "/" + name).map { (path: $0.path, size: $0.size, use: $0.lastChange) }
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
  private func markAsUsed(_ path: String, now: Date = Date()) {
    guard let entry = FileIdentity(path),
      now.timeIntervalSince1970 - entry.lastChange > 24 * 60 * 60
    else { return }
    try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: path)
  }

  private func file(_ key: String) -> String? { path.map { $0 + "/" + key } }
}
