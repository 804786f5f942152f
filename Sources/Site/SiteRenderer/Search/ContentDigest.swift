/// A 128-bit fingerprint of bytes, to tell whether something was seen before.
///
/// Two lanes take eight bytes at a time, each with its own odd multiplier and rotation, and are
/// mixed at the end. It resists accidents, not attacks: the cache is the user's own folder.
package struct ContentDigest {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  /// Takes in a text together with its length, so that neighbors cannot run into each other.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Takes in bytes together with their length.
  /// - Complexity: O(*n*), one multiplication per lane for every eight bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(truncatingIfNeeded: bytes.count))
    let words = bytes.count / 8
    for index in 0..<words {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for index in (words * 8)..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
    mix(rest)
  }

  /// Takes in a number.
  package mutating func add(_ number: Int) { mix(UInt64(truncatingIfNeeded: number)) }

  /// Takes in another fingerprint.
  package mutating func add(_ fingerprint: Fingerprint) {
    mix(fingerprint.first)
    mix(fingerprint.second)
  }

  /// The fingerprint of all that was taken in.
  package var fingerprint: Fingerprint {
    Fingerprint(first: finished(first ^ second &* 3), second: finished(second ^ first &* 5))
  }

  /// The fingerprint as 32 hexadecimal digits.
  package var hexadecimal: String { padded(fingerprint.first) + padded(fingerprint.second) }

  private mutating func mix(_ word: UInt64) {
    let left = first ^ word
    first = (left << 29 | left >> 35) &* 0x0000_0100_0000_01B3
    let right = second ^ word
    second = (right << 41 | right >> 23) &* 0xD6E8_FEB8_6659_FD93
  }

  private func finished(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }

  private func padded(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// What a `ContentDigest` gives, as numbers: where there are thousands of them, strings would take longer.
package struct Fingerprint: Hashable, BitwiseCopyable, Sendable {
  fileprivate let first: UInt64
  fileprivate let second: UInt64

  fileprivate init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// That of texts and of what has fingerprints already, in this order.
  package init(of texts: [String], _ others: [Fingerprint] = []) {
    var digest = ContentDigest()
    for text in texts { digest.add(text) }
    for other in others { digest.add(other) }
    self = digest.fingerprint
  }
}

extension Fingerprint {
  static let zero = Fingerprint(first: 0, second: 0)

  /// Adds one of a set's, in whatever order they come.
  static func += (sum: inout Self, other: Self) {
    sum = Self(first: sum.first &+ other.first, second: sum.second &+ other.second)
  }
}

extension Fingerprint: Comparable {
  package static func < (first: Self, second: Self) -> Bool {
    (first.first, first.second) < (second.first, second.second)
  }
}

/// One fingerprint of texts, in this order.
package func fingerprint(of texts: [String]) -> String {
  var digest = ContentDigest()
  for text in texts { digest.add(text) }
  return digest.hexadecimal
}

/// The fingerprint of bytes.
package func fingerprint(of bytes: [UInt8]) -> String {
  var digest = ContentDigest()
  bytes.withUnsafeBytes { digest.add($0) }
  return digest.hexadecimal
}
