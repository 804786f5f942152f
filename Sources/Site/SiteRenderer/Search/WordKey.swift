/// The bytes of a short word as one number, or a number that says nothing about those of a longer one.
///
/// Short words are equal where their keys are, so a look-up need not compare their bytes.
struct WordKey: Equatable, Sendable {
  private(set) var bits: UInt128

  /// A word of more bytes is a long one.
  static let mostBytes = 15

  /// That of no bytes.
  init() { self.init(bits: 0) }

  /// That of a short word, of whose bytes the last one is lowest.
  init(bits: UInt128) { self.bits = bits }

  init(_ word: Span<UInt8>) {
    self.init()
    guard word.count > Self.mostBytes else {
      for index in word.indices { add(word[index]) }
      return
    }
    // After Fowler, Noll and Vo, behind a byte that UTF-8 does not have.
    bits = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for index in word.indices {
      bits = (bits ^ UInt128(word[index])) &* 0x0100_0000_0000_0000_0000_013B
    }
    bits |= 0xFF << 120
  }

  /// Whether it is that of a long word.
  var isLong: Bool { bits >> 120 != 0 }

  /// Whether a short word has no other letters.
  var isASCII: Bool { bits & 0x8080_8080_8080_8080_8080_8080_8080_8080 == 0 }

  /// Adds a byte to one of fewer than `mostBytes`.
  private mutating func add(_ byte: UInt8) { bits = bits << 8 | UInt128(byte) }

  /// A number that says nothing about it; the highest bits say least.
  var hash: UInt64 {
    let (high, low) = (UInt64(truncatingIfNeeded: bits >> 64), UInt64(truncatingIfNeeded: bits))
    return (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
  }

  /// How many bytes a short word has.
  var byteCount: Int { (UInt128.bitWidth - bits.leadingZeroBitCount + 7) / 8 }

  /// The bytes of a short word, the first one highest.
  var shifted: UInt128 { bits << (bits.leadingZeroBitCount & ~7) }

  /// Adds the bytes of a short word to others.
  func write(to bytes: inout OutputSpan<UInt8>) {
    var rest = shifted
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest >> 120))
      rest <<= 8
    }
  }
}
