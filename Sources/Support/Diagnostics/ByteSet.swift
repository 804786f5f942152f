/// A few kinds of ASCII characters that are looked for in texts, sixteen bytes at a time.
package struct ByteSet: Sendable {
  /// The characters, one bit for each.
  private let bits: (UInt64, UInt64)
  /// The kinds, each from its first character on, the last of them repeated up to four.
  private let starts: (Block, Block, Block, Block)
  private let widths: (Block, Block, Block, Block)

  /// Whether there are more than two kinds.
  private let hasMany: Bool

  private typealias Block = SIMD16<UInt8>

  /// The set of the characters of at most four ranges.
  package init(_ ranges: ClosedRange<UInt8>...) { self.init(ranges) }

  private init(_ ranges: [ClosedRange<UInt8>]) {
    precondition((1...4).contains(ranges.count) && ranges.allSatisfy { $0.upperBound < 0x80 })
    var bits: (UInt64, UInt64) = (0, 0)
    for byte in ranges.joined() {
      if byte < 64 { bits.0 |= 1 << UInt64(byte) } else { bits.1 |= 1 << UInt64(byte - 64) }
    }
    self.bits = bits
    hasMany = ranges.count > 2
    let all = (0..<4).map { ranges[min($0, ranges.count - 1)] }
    let starts = all.map { Block(repeating: $0.lowerBound) }
    let widths = all.map { Block(repeating: $0.upperBound - $0.lowerBound) }
    self.starts = (starts[0], starts[1], starts[2], starts[3])
    self.widths = (widths[0], widths[1], widths[2], widths[3])
  }

  /// The set of at most four characters.
  package init(_ characters: UInt8...) { self.init(characters.map { $0...$0 }) }

  package func contains(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return false }
    return (byte < 64 ? bits.0 : bits.1) >> UInt64(byte & 63) & 1 == 1
  }

  /// Where the first byte of a text stands that is in the set; the text's end where none is.
  package func firstIndex(in text: ArraySlice<UInt8>) -> Int {
    text.startIndex + firstIndex(in: text.span)
  }

  /// The same for a text that lies anywhere.
  package func firstIndex(in text: Span<UInt8>) -> Int {
    text.withUnsafeBytes { bytes in
      let last = bytes.count - Block.scalarCount
      guard last >= 0 else { return bytes.firstIndex(where: contains) ?? bytes.count }
      var offset = 0
      while offset < bytes.count {
        // The last bytes once more together with those before.
        let start = min(offset, last)
        let found = members(of: bytes.loadUnaligned(fromByteOffset: start, as: Block.self))
        if any(found) {
          return start + Int(Self.offsets.replacing(with: .max, where: .!found).min())
        }
        offset += Block.scalarCount
      }
      return bytes.count
    }
  }

  private static let offsets = Block(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)

  /// Whether any byte of a text is in the set.
  package func isAny(in text: ArraySlice<UInt8>) -> Bool { firstIndex(in: text) < text.endIndex }

  private func members(of block: Block) -> SIMDMask<Block.MaskStorage> {
    let found = (block &- starts.0 .<= widths.0) .| (block &- starts.1 .<= widths.1)
    guard hasMany else { return found }
    return found .| (block &- starts.2 .<= widths.2) .| (block &- starts.3 .<= widths.3)
  }
}

extension ArraySlice<UInt8> {
  /// Whether every byte of a text is an ASCII character.
  package var isASCII: Bool { reduce(0, |) < 0x80 }
}
