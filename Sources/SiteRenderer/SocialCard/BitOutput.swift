/// Some bits of a stream, the first of which is the least significant.
struct BitCode {
  let bits: UInt64
  let count: UInt64

  init(bits: UInt64, count: UInt64) {
    self.bits = bits
    self.count = count
  }

  /// Bits of which the most significant is the first.
  init(reversing code: Int, count: UInt64) {
    let bits = (0..<count).reduce(0) { $0 << 1 | UInt64(code) >> $1 & 1 }
    self.init(bits: bits, count: count)
  }

  func followed(by other: BitCode) -> BitCode {
    BitCode(bits: bits | other.bits &<< count, count: count &+ other.count)
  }
}

/// Bits as bytes, each from its least significant bit on.
struct BitOutput {
  private var words: [UInt64] = []
  /// The bits that do not fill a word yet, and how many they are.
  private var rest: UInt64 = 0
  private var restCount: UInt64 = 0

  init() { words.reserveCapacity(2048) }

  @inline(__always)
  mutating func write(_ code: BitCode) {
    rest |= code.bits &<< restCount
    restCount &+= code.count
    if restCount >= 64 { writeWord(code) }
  }

  /// Writes a code so many times.
  mutating func write(_ code: BitCode, times: Int) {
    var (rest, restCount) = (rest, restCount)
    for _ in 0..<times {
      rest |= code.bits &<< restCount
      restCount &+= code.count
      if restCount >= 64 {
        words.append(rest.littleEndian)
        restCount &-= 64
        rest = code.bits &>> (code.count &- restCount)
      }
    }
    (self.rest, self.restCount) = (rest, restCount)
  }

  /// Writes a full word, of which the last code may fill only the end.
  private mutating func writeWord(_ code: BitCode) {
    words.append(rest.littleEndian)
    restCount &-= 64
    rest = code.bits &>> (code.count &- restCount)
  }

  /// Fills the last byte up.
  mutating func pad() { write(BitCode(bits: 0, count: (8 - restCount % 8) % 8)) }

  /// What has been written, in whole bytes.
  var bytes: [UInt8] {
    var bytes = words.withUnsafeBytes { Array($0) }
    withUnsafeBytes(of: rest.littleEndian) { bytes += $0.prefix(Int(restCount / 8)) }
    return bytes
  }
}
