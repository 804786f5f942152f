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
  private var output: [UInt8] = []
  /// What comes after that: full words, and the bits that do not fill one yet.
  private var words = InlineArray<32, UInt64>(repeating: 0)
  private var wordCount = 0
  private var rest: UInt64 = 0
  private var restCount: UInt64 = 0

  @inline(__always)
  mutating func write(_ code: BitCode) {
    rest |= code.bits &<< restCount
    restCount &+= code.count
    if restCount >= 64 { writeWord(code) }
  }

  /// Writes a code so many times.
  mutating func write(_ code: BitCode, times: Int) {
    for _ in 0..<times { write(code) }
  }

  /// Writes a full word, of which the last code may fill only the end.
  @inline(never)
  private mutating func writeWord(_ code: BitCode) {
    words[wordCount] = rest.littleEndian
    wordCount &+= 1
    if wordCount == words.count { writeWords() }
    restCount &-= 64
    rest = code.bits &>> (code.count &- restCount)
  }

  private mutating func writeWords() {
    words.span.extracting(0..<wordCount).withUnsafeBytes { output += $0 }
    wordCount = 0
  }

  /// Everything that has been written, and what fills the last byte.
  consuming func bytes() -> [UInt8] {
    writeWords()
    withUnsafeBytes(of: rest.littleEndian) { output += $0.prefix(Int(restCount + 7) / 8) }
    return output
  }
}
