import ContentHash
import FileSystem
import FoundationEssentials

/// The limits of a cache folder.
struct CacheLimits: Equatable, Sendable {
  /// Seconds after which an unused entry is removed.
  var age: Double = 30 * 24 * 60 * 60
  /// Total bytes; the least recently used entries are removed first.
  var size = 256 << 20
}

/// A folder of the cache: one file per entry, named by the key that determines its content.
///
/// A file's first line holds its key and the hash of the rest, so a damaged, renamed or outdated file
/// counts as missing. The folder can be copied between machines and shared by concurrent runs: an entry
/// means the same on every machine and is written atomically.
///
/// The hash finds damage and files that changed places. It does not stop someone who can write here, since
/// anyone can compute it: the folder's permissions (0700) keep other users out, and programs of
/// pages cannot reach it.
struct CacheFolder<Entry: Codable>: Sendable {
  /// The folder, or `nil` to cache nothing.
  let path: String?
  var limits = CacheLimits()

  /// The entry for this key, if it is cached.
  subscript(key: String) -> Entry? {
    guard let file = file(key), let data = FileManager.default.contents(atPath: file),
      let end = data.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let content = data[(end + 1)...]
    guard data[...end] == header(key, content) else { return nil }
    markAsUsed(file)
    return try? JSONDecoder().decode(Entry.self, from: content)
  }

  /// The entry for this key, created and stored if it is missing.
  func entry<Problem: Error>(
    _ key: String,
    orMake make: () throws(Problem) -> Entry
  ) throws(Problem) -> Entry {
    if let known = self[key] { return known }
    let made = try make()
    store(made, as: key)
    return made
  }

  /// Stores an entry; a folder that cannot be written costs only time, so that is not an error.
  func store(_ entry: Entry, as key: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let file = file(key), let data = try? encoder.encode(entry) else { return }
    try? writeAtomically([header(key, data), data], to: file, folderPermissions: 0o700)
  }

  /// Removes entries unused for a long time, then the least recently used ones over the limit.
  ///
  /// Half-written files of killed runs expire like entries. Another run may remove the same file at the
  /// same time, so a missing file is not an error.
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

  /// Marks an entry as used, at most once a day.
  private func markAsUsed(_ path: String, now: Date = Date()) {
    guard let entry = FileIdentity(path),
      now.timeIntervalSince1970 - entry.lastChange > 24 * 60 * 60
    else { return }
    try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: path)
  }

  private func file(_ key: String) -> String? { path.map { $0 + "/" + key } }
}
