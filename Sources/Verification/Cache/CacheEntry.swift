import FoundationEssentials
import Guidelines

/// A file of the cache: a line with the fingerprint of the rest, then the rest.
enum CacheEntry {
  /// The file for some content, in pieces, since the content may be large.
  static func pieces(of content: Data) -> [Data] {
    [Data(digest(of: content).utf8 + [newline]), content]
  }

  /// What a file holds, or `nil` where a part of it is missing or changed.
  static func content(of data: Data) -> Data? {
    guard let end = data.firstIndex(of: newline) else { return nil }
    let content = data[(end + 1)...]
    return Data(digest(of: content).utf8) == data[..<end] ? content : nil
  }

  private static let newline = UInt8(ascii: "\n")

  private static func digest(of content: Data) -> String {
    var digest = ContentDigest()
    content.withUnsafeBytes { digest.add($0) }
    return digest.hexadecimal
  }
}
