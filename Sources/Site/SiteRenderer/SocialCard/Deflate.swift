/// Compresses for one who knows what repeats, after RFC 1950 and 1951; the codes are the fixed ones.
struct Deflate {
  private var output = BitOutput()
  /// A repetition that may go on.
  private var pending = (count: 0, distance: Distance(1))
  private let beside = Distance(1)
  private let symbolCodes = Self.symbolCodes
  private let lengthCodes = Self.lengthCodes

  init() {
    // A zlib stream of one block, the last, with the fixed codes.
    output.write(BitCode(bits: 0x0178, count: 16))
    output.write(BitCode(bits: 0b011, count: 3))
  }

  /// How many bytes back something is.
  struct Distance {
    fileprivate let bytes: Int
    fileprivate let code: BitCode

    init(_ bytes: Int) {
      self.bytes = bytes
      code = BitCode(ofDistance: bytes)
    }
  }

  /// Writes bytes by what they repeat of each other.
  mutating func write(_ bytes: Span<UInt8>) {
    guard !bytes.isEmpty else { return }
    writePending()
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place &+= 1
      output.write(symbolCodes[Int(byte)])
      let start = place
      while place < bytes.count, bytes[place] == byte { place &+= 1 }
      if place > start { writeAgain(byte, place &- start) }
    }
  }

  /// Writes a byte so many times, once at least.
  mutating func write(_ byte: UInt8, times count: Int) {
    writePending()
    output.write(symbolCodes[Int(byte)])
    writeAgain(byte, count - 1)
  }

  private mutating func writeAgain(_ byte: UInt8, _ count: Int) {
    if count >= Self.shortest {
      write(count, beside)
    } else {
      for _ in 0..<count { output.write(symbolCodes[Int(byte)]) }
    }
  }

  /// Repeats so many bytes, at least three by all calls between which nothing else is written.
  mutating func `repeat`(_ count: Int, from distance: Distance) {
    if pending.distance.bytes != distance.bytes {
      writePending()
      pending.distance = distance
    }
    pending.count += count
  }

  private mutating func writePending() {
    if pending.count > 0 { write(pending.count, pending.distance) }
    pending.count = 0
  }

  private mutating func write(_ count: Int, _ distance: Distance) {
    var rest = count
    if count >= Self.longest + Self.shortest {
      let times = (count &- Self.shortest) / Self.longest
      output.write(lengthCodes[Self.longest].followed(by: distance.code), times: times)
      rest &-= times &* Self.longest
    }
    if rest > Self.longest {
      output.write(lengthCodes[rest &- Self.shortest].followed(by: distance.code))
      rest = Self.shortest
    }
    output.write(lengthCodes[rest].followed(by: distance.code))
  }

  /// The stream at its end.
  consuming func finished(_ checksum: AdlerChecksum) -> [UInt8] {
    writePending()
    output.write(symbolCodes[256])
    let checksum = checksum.value
    return output.bytes() + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }

  private static let shortest = 3
  private static let longest = 258

  /// The codes of all bytes, and of the end.
  private static let symbolCodes = (0...256).map(BitCode.init(ofSymbol:))
  /// The codes of all lengths of repetitions.
  private static let lengthCodes = (0...longest).map { BitCode(ofLength: max(shortest, $0)) }

  fileprivate static let lengthStarts =
    Array(3...10) + [11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115]
    + [131, 163, 195, 227, 258]
  fileprivate static let lengthBits: [UInt64] =
    Array(repeating: 0, count: 8) + (1...5).flatMap { Array(repeating: UInt64($0), count: 4) } + [0]
  fileprivate static let distanceBits: [UInt64] = [0, 0] + (2..<30).map { UInt64($0 / 2 - 1) }
  fileprivate static let distanceStarts =
    [1, 2] + (2..<30).map { ((2 + $0 % 2) << ($0 / 2 - 1)) + 1 }
}

extension BitCode {
  /// A fixed code of seven to nine bits, the most significant first.
  fileprivate init(ofSymbol symbol: Int) {
    switch symbol {
    case ..<144: self.init(reversing: 0x30 + symbol, count: 8)
    case ..<256: self.init(reversing: 0x190 + symbol - 144, count: 9)
    case ..<280: self.init(reversing: symbol - 256, count: 7)
    default: self.init(reversing: 0xC0 + symbol - 280, count: 8)
    }
  }

  fileprivate init(ofLength length: Int) {
    let code = Deflate.lengthStarts.lastIndex { $0 <= length } ?? 0
    let extra = UInt64(length - Deflate.lengthStarts[code])
    self = BitCode(ofSymbol: 257 + code)
      .followed(by: BitCode(bits: extra, count: Deflate.lengthBits[code]))
  }

  fileprivate init(ofDistance distance: Int) {
    let code = Deflate.distanceStarts.lastIndex { $0 <= distance } ?? 0
    let extra = UInt64(distance - Deflate.distanceStarts[code])
    self = BitCode(reversing: code, count: 5)
      .followed(by: BitCode(bits: extra, count: Deflate.distanceBits[code]))
  }
}
