/// Compression for pictures with large even areas, after RFC 1950 and 1951.
///
/// Only two places are looked at for a repetition, the byte before and the one a row above, and the
/// codes are the fixed ones: simple, quick, and enough where most rows resemble their neighbors.
struct Deflate {
  private var output: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0

  /// - Parameters:
  ///   - bytes: What to compress.
  ///   - stride: How far the row above lies behind.
  /// - Returns: A zlib stream.
  static func zlib(_ bytes: [UInt8], stride: Int) -> [UInt8] {
    var stream = Deflate()
    stream.output = [0x78, 0x01]
    // One block, the last, with the fixed codes.
    stream.write(0b011, 3)
    var place = 0
    while place < bytes.count {
      let beside = repetition(in: bytes, at: place, distance: 1)
      let above =
        beside == longest ? 0 : repetition(in: bytes, at: place, distance: stride)
      let length = max(beside, above)
      if length >= shortest {
        stream.writeRepetition(length, distance: length == beside ? 1 : stride)
        place += length
      } else {
        stream.writeSymbol(Int(bytes[place]))
        place += 1
      }
    }
    stream.writeSymbol(256)
    stream.write(0, (8 - stream.bitCount % 8) % 8)
    let checksum = adler(bytes)
    return stream.output + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }

  private static let shortest = 3
  private static let longest = 258

  private static func repetition(in bytes: [UInt8], at place: Int, distance: Int) -> Int {
    guard place >= distance else { return 0 }
    let end = min(bytes.count, place + longest)
    var at = place
    while at < end, bytes[at] == bytes[at - distance] { at += 1 }
    return at - place
  }

  /// A length or a distance as the code of its range and extra bits.
  private static func code(of number: Int, in starts: [Int]) -> (code: Int, extra: Int) {
    let code = (starts.lastIndex { $0 <= number }) ?? 0
    return (code, number - starts[code])
  }

  private static let lengthStarts =
    Array(3...10) + [11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115]
    + [131, 163, 195, 227, 258]
  private static let lengthBits: [UInt32] =
    Array(repeating: 0, count: 8) + (1...5).flatMap { Array(repeating: UInt32($0), count: 4) } + [0]
  private static let distanceBits: [UInt32] = [0, 0] + (2..<30).map { UInt32($0 / 2 - 1) }
  private static let distanceStarts =
    [1, 2] + (2..<30).map { ((2 + $0 % 2) << ($0 / 2 - 1)) + 1 }

  private mutating func writeRepetition(_ length: Int, distance: Int) {
    let (symbol, extra) = Self.code(of: length, in: Self.lengthStarts)
    writeSymbol(257 + symbol)
    write(UInt32(extra), Self.lengthBits[symbol])
    let (code, rest) = Self.code(of: distance, in: Self.distanceStarts)
    write(Self.reversed(UInt32(code), 5), 5)
    write(UInt32(rest), Self.distanceBits[code])
  }

  /// The fixed codes have seven to nine bits, the most significant first.
  private mutating func writeSymbol(_ symbol: Int) {
    let (code, length): (Int, UInt32) =
      switch symbol {
      case ..<144: (0x30 + symbol, 8)
      case ..<256: (0x190 + symbol - 144, 9)
      case ..<280: (symbol - 256, 7)
      default: (0xC0 + symbol - 280, 8)
      }
    write(Self.reversed(UInt32(code), length), length)
  }

  private static func reversed(_ code: UInt32, _ length: UInt32) -> UInt32 {
    (0..<length).reduce(0) { $0 | (code >> $1 & 1) << (length - 1 - $1) }
  }

  /// The least significant bit comes first.
  private mutating func write(_ value: UInt32, _ count: UInt32) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (first, second): (UInt32, UInt32) = (1, 0)
    // So many sums at most fit into 32 bits before their remainders are taken.
    for start in Swift.stride(from: 0, to: bytes.count, by: 5552) {
      for byte in bytes[start..<min(start + 5552, bytes.count)] {
        first &+= UInt32(byte)
        second &+= first
      }
      first %= 65521
      second %= 65521
    }
    return second << 16 | first
  }
}
