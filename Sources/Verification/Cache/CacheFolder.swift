import ContentHash
import FileSystem
import FoundationEssentials
import Glibc

/// The limits of a cache folder.
struct CacheLimits: Equatable, Sendable {
  /// Seconds after which an unused entry is removed.
  var age: Double = 30 * 24 * 60 * 60
  /// Total bytes; the least recently used entries are removed first.
  var size = 256 << 20
}

/// A folder of the cache: one file per entry, named by the key that determines its content.
///
/// A file's first line holds its key and a code that only this installation can compute, for the folder's name, the key
/// and the rest. So a file that is damaged, renamed, outdated or from anybody else counts as missing. Concurrent runs
/// can share the folder, because entries are written atomically.
struct CacheFolder<Entry: Codable>: Sendable {
  /// The most bytes of an entry; a larger file counts as missing.
  private static var maxEntry: Int { 64 << 20 }

  /// The folder's name.
  private let name: String
  /// The folder, or `nil` to cache nothing.
  private let folder: OpenFolder?
  private let key: [UInt8]
  var limits = CacheLimits()

  /// Opens the folder in a cache, made if necessary; `nil` to cache nothing.
  init(_ name: String, in location: CacheLocation?) {
    self.name = name
    folder = location.flatMap { try? $0.folder.folder(name, isMade: true) }
    key = location?.key.bytes ?? []
  }

  /// The entry for this key, if it is cached.
  subscript(key: String) -> Entry? {
    guard let folder, let bytes = try? folder.withFile(key, read),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let content = Array(bytes[(end + 1)...])
    guard bytes[...end].elementsEqual(header(key, content)) else { return nil }
    return try? JSONDecoder().decode(Entry.self, from: Data(content))
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
    guard let folder, let data = try? encoder.encode(entry) else { return }
    let header = header(key, Array(data))
    if header.count + data.count <= Self.maxEntry { folder.write([header, Array(data)], to: key) }
  }

  /// Removes entries unused for a long time, then the least recently used ones over the limit.
  ///
  /// Half-written files of killed runs expire like entries. Another run may remove the same file at the
  /// same time. Nothing but entries is removed.
  func prune(now: Date = Date()) {
    guard let folder else { return }
    var total = 0
    let entries = folder.files.filter { isEntry($0.name) }
    for entry in entries.sorted(by: { $0.lastChange > $1.lastChange }) {
      total += entry.size
      let age = now.timeIntervalSince1970 - entry.lastChange
      if total > limits.size || age > limits.age { folder.remove(entry.name) }
    }
  }

  /// Whether a name is that of an entry, or of a half-written one.
  private func isEntry(_ name: String) -> Bool {
    let (key, rest) = (name.utf8.prefix(64), name.utf8.dropFirst(64))
    return key.count == 64 && key.allSatisfy(isDigit)
      && (rest.isEmpty || rest.allSatisfy { isDigit($0) || $0 == 0x2D || $0 == 0x2E })
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  private func header(_ key: String, _ content: [UInt8]) -> [UInt8] {
    let code = authenticationCode(of: [Array("\(name) \(key)\n".utf8), content], key: self.key)
    return Array("\(key) \(code)\n".utf8)
  }

  /// Reads an entry, and marks it as used, at most once a day.
  private func read(_ file: Int32, _ status: stat) throws(UnreadableFile) -> [UInt8] {
    if Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > 24 * 60 * 60 {
      futimens(file, nil)
    }
    guard status.st_size <= Self.maxEntry else { throw UnreadableFile(path: name, code: EFBIG) }
    return try contents(of: file, path: name, size: Int(status.st_size))
  }
}
