import ContentHash
import FileSystem
import FoundationEssentials

/// How much a folder of the cache keeps.
struct CacheLimits: Equatable, Sendable {
  /// Seconds after which an unused entry is removed.
  var age: Double = 30 * 24 * 60 * 60
  /// Bytes of all entries, of which the least recently used ones are removed first.
  var size = 256 << 20
}

/// A folder of the cache: one file for each entry, named by the key that decided its content.
///
/// The first line of a file is its key and the hash of the rest, so a damaged, renamed or outdated file
/// counts as missing. The folder can be copied between machines and used by several runs at once: an
/// entry means the same wherever it is made, and it appears as a whole.
struct CacheFolder<Entry: Codable>: Sendable {
  /// The folder, or `nil` to cache nothing.
  let path: String?
  var limits = CacheLimits()

  /// The entry under this key, if it has been made before.
  subscript(key: String) -> Entry? {
    guard let file = file(key), let data = FileManager.default.contents(atPath: file),
      let end = data.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let content = data[(end + 1)...]
    guard data[...end] == header(key, content) else { return nil }
    markAsUsed(file)
    return try? JSONDecoder().decode(Entry.self, from: content)
  }

  /// The entry under this key, which is made and stored if it is missing.
  func entry<Problem: Error>(
    _ key: String,
    orMake make: () throws(Problem) -> Entry
  ) throws(Problem) -> Entry {
    if let known = self[key] { return known }
    let made = try make()
    store(made, as: key)
    return made
  }

  /// Stores an entry; a folder that cannot be written only costs time, so that is no error.
  func store(_ entry: Entry, as key: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let file = file(key), let data = try? encoder.encode(entry) else { return }
    try? writeAtomically([header(key, data), data], to: file)
  }

  /// Removes entries that no run has used for long, and the least recently used ones of too many.
  ///
  /// Files that a killed run has left half-written age and go like entries. Another run may remove the
  /// same file at the same time, so a missing file is no error.
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

  private func header(_ key: String, _ content: Data) -> Data {
    Data("\(key) \(content.withUnsafeBytes { contentHash(of: $0) })\n".utf8)
  }

  /// Notes that an entry is in use; once a day is enough.
  private func markAsUsed(_ path: String, now: Date = Date()) {
    guard let entry = FileIdentity(path),
      now.timeIntervalSince1970 - entry.lastChange > 24 * 60 * 60
    else { return }
    try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: path)
  }

  private func file(_ key: String) -> String? { path.map { $0 + "/" + key } }
}
