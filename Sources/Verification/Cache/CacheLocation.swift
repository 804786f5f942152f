import FileSystem
import Glibc

/// Where results are cached, and the key by which this installation knows its own.
package struct CacheLocation: Sendable {
  let folder: OpenFolder
  let key: CacheKey

  package init(folder: OpenFolder, key: CacheKey) { (self.folder, self.key) = (folder, key) }
}

/// The secret that authenticates cached results: 32 random bytes.
package struct CacheKey: Sendable {
  let bytes: [UInt8]

  /// The file of the key in its folder.
  package static let fileName = "key"

  /// The key that 64 hexadecimal digits spell.
  package init?(hexadecimal text: String) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 64, text.utf8.count == 64 else { return nil }
    bytes = (0..<32).map { UInt8(digits[2 * $0] << 4 | digits[2 * $0 + 1]) }
  }

  /// The key in a folder, made if there is none.
  /// - Throws: `CacheKeyProblem` for a key that someone else could know or could have made; `UnreadableFile`.
  package init(in folder: OpenFolder) throws {
    self = try folder.locked {
      if let known = try Self.stored(in: folder) { return known }
      var random = SystemRandomNumberGenerator()
      let digits = (0..<64).map { _ in Array("0123456789abcdef".utf8)[Int(random.next() & 15)] }
      folder.write([digits + [UInt8(ascii: "\n")]], to: Self.fileName)
      guard let key = try Self.stored(in: folder) else {
        throw UnreadableFile(path: folder.path, code: EROFS)
      }
      return key
    }
  }

  /// The key in a folder; `nil` if there is none.
  private static func stored(in folder: OpenFolder) throws -> CacheKey? {
    let path = folder.path + "/" + fileName
    do throws(UnreadableFile) {
      let found = try folder.withFile(fileName) { (file, status) throws(UnreadableFile) in
        (try contents(of: file, path: path, size: Int(status.st_size)), status)
      }
      guard found.1.st_uid == geteuid(), found.1.st_mode & 0o077 == 0 else {
        throw UnreadableFile(path: path, code: EPERM)
      }
      let text = String(decoding: found.0, as: UTF8.self)
      guard text.hasSuffix("\n"), let key = CacheKey(hexadecimal: String(text.dropLast())) else {
        throw UnreadableFile(path: path, code: EINVAL)
      }
      return key
    } catch {
      if error.code == ENOENT { return nil }
      guard [EPERM, EINVAL, ELOOP].contains(error.code) else { throw error }
      throw CacheKeyProblem(path: path)
    }
  }
}

/// A key that cannot be used.
package struct CacheKeyProblem: Error, Equatable, CustomStringConvertible {
  let path: String

  package var description: String {
    "'\(path)' is no key that only you can read: remove it, and the next run makes a new one"
  }
}
