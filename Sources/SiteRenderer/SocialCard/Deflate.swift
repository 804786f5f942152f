/// Compression for pictures with large even areas, after RFC 1950 and 1951.
///
/// Only two places are looked at for a repetition, the byte before and the one a row above, and the
/// codes are the fixed ones: simple, quick, and enough where most rows resemble their neighbors.
struct Deflate {
  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// - Parameters:
  ///   - bytes: What to compress, a whole number of rows.
  ///   - stride: How many bytes a row has.
  ///   - differences: For each row, what is not known to be the same as in the one above.
  /// - Returns: A zlib stream.
  static func zlib(_ bytes: [UInt8], stride: Int, differences: [RowDifferences]) -> [UInt8] {
    var stream = Deflate()
    stream.output = [0x78, 0x01]
    // One block, the last, with the fixed codes.
    stream.write(Code(bits: 0b011, count: 3))
    let aboveCode = Code(ofDistance: stride)
    let besideCode = Code(ofDistance: 1)
    let rows = ComparedRows(bytes: bytes, stride: stride, differences: differences)
    var part = rows.part(from: 0)
    var place = 0
    while place < bytes.count {
      if place >= part.upperBound { part = rows.part(from: place) }
      let above = rows.repetition(at: place, part, longest: longest)
      let beside = above >= enough ? 0 : besideRepetition(in: bytes, at: place)
      let length = max(beside, above)
      if length >= shortest {
        stream.write(lengthCodes[length])
        stream.write(length == beside ? besideCode : aboveCode)
        place += length
      } else {
        stream.write(symbolCodes[Int(bytes[place])])
        place += 1
      }
    }
    stream.write(symbolCodes[256])
    stream.write(Code(bits: 0, count: (8 - stream.bitCount % 8) % 8))
    let checksum = adler(bytes, stride: stride, differences: differences)
    stream.output += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
    return stream.output
  }

  private static let shortest = 3
  private static let longest = 258
  /// A repetition of the row above for which no other one is looked for.
  private static let enough = 32

  /// How many bytes are the same as the one before.
  private static func besideRepetition(in bytes: [UInt8], at place: Int) -> Int {
    guard place > 0 else { return 0 }
    let (end, byte) = (min(bytes.count, place + longest), bytes[place - 1])
    var at = place
    while at < end, bytes[at] == byte { at += 1 }
    return at - place
  }

  /// Some bits of the stream, the first of which is the least significant.
  private struct Code {
    var bits: UInt64
    var count: UInt64

    init(bits: UInt64, count: UInt64) {
      self.bits = bits
      self.count = count
    }

    /// A fixed code of seven to nine bits, the most significant first.
    init(ofSymbol symbol: Int) {
      switch symbol {
      case ..<144: self.init(reversing: 0x30 + symbol, count: 8)
      case ..<256: self.init(reversing: 0x190 + symbol - 144, count: 9)
      case ..<280: self.init(reversing: symbol - 256, count: 7)
      default: self.init(reversing: 0xC0 + symbol - 280, count: 8)
      }
    }

    init(ofLength length: Int) {
      let code = Deflate.lengthStarts.lastIndex { $0 <= length } ?? 0
      self.init(ofSymbol: 257 + code)
      add(length - Deflate.lengthStarts[code], count: Deflate.lengthBits[code])
    }

    init(ofDistance distance: Int) {
      let code = Deflate.distanceStarts.lastIndex { $0 <= distance } ?? 0
      self.init(reversing: code, count: 5)
      add(distance - Deflate.distanceStarts[code], count: Deflate.distanceBits[code])
    }

    private init(reversing code: Int, count: UInt64) {
      self.init(bits: 0, count: count)
      for place in 0..<count { bits |= (UInt64(code) >> place & 1) << (count - 1 - place) }
    }

    private mutating func add(_ extra: Int, count extraCount: UInt64) {
      bits |= UInt64(extra) << count
      count += extraCount
    }
  }

  /// The codes of all bytes, and of the end.
  private static let symbolCodes = (0...256).map(Code.init(ofSymbol:))
  /// The codes of all lengths of repetitions.
  private static let lengthCodes = (0...longest).map { Code(ofLength: max(shortest, $0)) }

  private static let lengthStarts =
    Array(3...10) + [11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115]
    + [131, 163, 195, 227, 258]
  private static let lengthBits: [UInt64] =
    Array(repeating: 0, count: 8) + (1...5).flatMap { Array(repeating: UInt64($0), count: 4) } + [0]
  private static let distanceBits: [UInt64] = [0, 0] + (2..<30).map { UInt64($0 / 2 - 1) }
  private static let distanceStarts =
    [1, 2] + (2..<30).map { ((2 + $0 % 2) << ($0 / 2 - 1)) + 1 }

  /// Adds at most 32 bits.
  private mutating func write(_ code: Code) {
    bits |= code.bits << bitCount
    bitCount += code.count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Adler-32: the sum of all bytes, and the sum of these sums after each byte.
  private static func adler(_ bytes: [UInt8], stride: Int, differences: [RowDifferences]) -> UInt32
  {
    let modulus: UInt64 = 65521
    var (first, second): (UInt64, UInt64) = (1, 0)
    var ofRow: (first: UInt64, second: UInt64) = (0, 0)
    for row in differences.indices {
      if row == 0 || !differences[row].isEmpty {
        ofRow = (0, 0)
        for byte in bytes[row * stride..<(row + 1) * stride] {
          ofRow.first &+= UInt64(byte)
          ofRow.second &+= ofRow.first
        }
      }
      second = (second + UInt64(stride) * first + ofRow.second) % modulus
      first = (first + ofRow.first) % modulus
    }
    return UInt32(second << 16 | first)
  }
}

/// Rows, and what is known of how they repeat each other.
private struct ComparedRows {
  let bytes: [UInt8]
  let stride: Int
  let differences: [RowDifferences]

  /// The first bytes from a place on that may differ from those above; behind the end where none do.
  func part(from place: Int) -> Range<Int> {
    var (row, column) = place.quotientAndRemainder(dividingBy: stride)
    while row < differences.count {
      if let columns = differences[row].columns(from: column, stride: stride) {
        return row * stride + columns.lowerBound..<row * stride + columns.upperBound
      }
      (row, column) = (row + 1, 0)
    }
    return bytes.count..<bytes.count + 1
  }

  /// How many bytes repeat the row above, `longest` at most; only those that may differ are looked at.
  ///
  /// The part is the one that `part(from:)` gives for the place.
  func repetition(at place: Int, _ part: Range<Int>, longest: Int) -> Int {
    guard place >= stride else { return 0 }
    let end = min(bytes.count, place + longest)
    var (at, part) = (place, part)
    while true {
      at = max(at, min(end, part.lowerBound))
      let stop = min(end, part.upperBound)
      while at < stop, bytes[at] == bytes[at - stride] { at += 1 }
      guard at == stop, at < end else { return at - place }
      part = self.part(from: at)
    }
  }
}
