import Foundation

/// A folder of the cache with files of bytes, for what is too large to be told in words.
struct ByteFolder: Sendable {
  /// The folder, or `nil` to remember nothing.
  let path: String?

  /// The bytes of this name, if they are about that state of something else.
  subscript(name: String, of state: String) -> [UInt8]? {
    guard let file = file(name), let data = FileManager.default.contents(atPath: file),
      let content = CacheEntry.content(of: data), content.starts(with: state.utf8)
    else { return nil }
    return Array(content.dropFirst(state.utf8.count))
  }

  /// Keeps bytes; a folder that cannot be written only costs time, so that is no error.
  func store(_ bytes: [UInt8], as name: String, of state: String) {
    guard let file = file(name) else { return }
    var content = Data(capacity: state.utf8.count + bytes.count)
    content.append(contentsOf: state.utf8)
    content.append(contentsOf: bytes)
    try? writeAtomically(CacheEntry.data(of: content), to: file)
  }

  private func file(_ name: String) -> String? { path.map { $0 + "/" + name } }
}
