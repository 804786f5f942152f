import FileSystem
import Guidelines

/// A folder of the cache with files of bytes, for what is too large to be told in words.
///
/// Behind the bytes stands what they are about, and their fingerprint.
struct ByteFolder: Sendable {
  /// The folder, or `nil` to remember nothing.
  let path: String?

  /// The bytes of this name, if they are about that state of something else.
  subscript(name: String, of state: String) -> [UInt8]? {
    guard let file = file(name), var bytes = FileSystem.bytes(ofFile: file) else { return nil }
    let size = bytes.count - end(of: [], state).count
    guard size >= 0, bytes[size...].elementsEqual(end(of: bytes[..<size], state)) else {
      return nil
    }
    bytes.removeLast(bytes.count - size)
    return bytes
  }

  /// Keeps bytes; a folder that cannot be written only costs time, so that is no error.
  func store(_ bytes: [UInt8], as name: String, of state: String) {
    guard let file = file(name) else { return }
    try? writeAtomically([bytes, end(of: bytes[...], state)], to: file)
  }

  private func end(of bytes: ArraySlice<UInt8>, _ state: String) -> [UInt8] {
    var digest = ContentDigest()
    bytes.withUnsafeBytes { digest.add($0) }
    return Array((state + digest.hexadecimal).utf8)
  }

  private func file(_ name: String) -> String? { path.map { $0 + "/" + name } }
}
