/// Eight bytes of a text as one number, so that all are looked at together.
struct LetterBlock {
  /// The bytes, the first one highest.
  let bits: UInt64
  /// How many small letters of ASCII it begins with.
  let count: Int

  static let size = 8

  /// - Parameters:
  ///   - text: The text, with zeros behind it.
  ///   - start: The place of the first byte.
  ///   - mask: Bits that are added to those of the text.
  @inline(__always)
  init(_ text: Span<UInt8>, at start: Int, adding mask: UInt64 = 0) {
    if text.count &- start >= Self.size {
      let bytes = text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
      bits = UInt64(bigEndian: bytes) | mask
    } else {
      var rest: UInt64 = 0
      for index in start..<start + Self.size {
        rest = rest << 8 | UInt64(index < text.count ? text[index] : 0)
      }
      bits = rest | mask
    }
    // Additions that carry into the highest bit of each byte, and never into the next byte.
    let low = bits & 0x7F7F_7F7F_7F7F_7F7F
    let fromA = low &+ 0x1F1F_1F1F_1F1F_1F1F
    let behindZ = low &+ 0x0505_0505_0505_0505
    let others = (~fromA | behindZ | bits) & 0x8080_8080_8080_8080
    count = others.leadingZeroBitCount / 8
  }

  /// The letters that it begins with as one number.
  var letters: UInt64 { bits >> UInt64(8 * (Self.size - count)) }
}

extension WordKey {
  /// That of the letters that a block begins with.
  @inline(__always)
  init(_ block: LetterBlock) { self.init(bits: UInt128(block.letters)) }

  /// Adds those letters to a key of at most eight bytes.
  @inline(__always)
  mutating func add(_ block: LetterBlock) {
    self = Self(bits: bits << (8 * block.count) | UInt128(block.letters))
  }
}
