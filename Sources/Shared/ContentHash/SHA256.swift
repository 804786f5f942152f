/// The SHA-256 hash of bytes (FIPS 180-4).
///
/// It is collision-resistant: even deliberate attempts do not find two contents with the same hash. It
/// allocates nothing.
package struct SHA256 {
  package typealias Digest = InlineArray<32, UInt8>

  private typealias State = InlineArray<8, UInt32>

  private var state: State = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes that do not fill a block yet are the first ones; the others have no meaning.
  private var block = InlineArray<64, UInt8>(repeating: 0)
  private var length = 0

  private static let blockSize = 64

  package init() {}

  /// Hashes more bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    let filled = length % Self.blockSize
    length += bytes.count
    var rest = bytes[...]
    if filled > 0 {
      let start = rest.prefix(Self.blockSize - filled)
      keep(start, at: filled)
      rest = rest.dropFirst(start.count)
      guard filled + start.count == Self.blockSize else { return }
      compressBlock()
    }
    while rest.count >= Self.blockSize {
      Self.compress(UnsafeRawBufferPointer(rebasing: rest.prefix(Self.blockSize)), into: &state)
      rest = rest.dropFirst(Self.blockSize)
    }
    keep(rest, at: 0)
  }

  /// Ends the content, and returns the hash of all bytes.
  ///
  /// The structure can then only be replaced by a new one.
  package mutating func finish() -> Digest {
    let bits = UInt64(length) << 3
    var filled = length % Self.blockSize
    block[filled] = 0x80
    filled += 1
    if filled > Self.blockSize - 8 {
      clear(filled..<Self.blockSize)
      compressBlock()
      filled = 0
    }
    clear(filled..<Self.blockSize - 8)
    for index in 0..<8 {
      block[Self.blockSize - 8 + index] = UInt8(truncatingIfNeeded: bits >> (56 - 8 * index))
    }
    compressBlock()
    var digest = Digest(repeating: 0)
    for index in 0..<32 {
      digest[index] = UInt8(truncatingIfNeeded: state[index / 4] >> (24 - 8 * (index % 4)))
    }
    return digest
  }

  /// The hash of all bytes so far, as 64 hexadecimal digits.
  package var hexadecimal: String {
    var end = self
    let digest = end.finish()
    return digest.indices.map { index in
      let digits = String(digest[index], radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>, at offset: Int) {
    withUnsafeMutableBytes(of: &block) { block in
      UnsafeMutableRawBufferPointer(rebasing: block[offset...]).copyBytes(from: bytes)
    }
  }

  private mutating func clear(_ range: Range<Int>) {
    for index in range { block[index] = 0 }
  }

  private mutating func compressBlock() {
    withUnsafeBytes(of: &block) { Self.compress($0, into: &state) }
  }

  private static func compress(_ block: UnsafeRawBufferPointer, into state: inout State) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for index in 0..<16 {
        let word = block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
        schedule[index] = UInt32(bigEndian: word)
      }
      for index in 16..<64 {
        let (near, far) = (schedule[index - 15], schedule[index - 2])
        let first = rotated(near, 7) ^ rotated(near, 18) ^ near >> 3
        let second = rotated(far, 17) ^ rotated(far, 19) ^ far >> 10
        schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (e & f ^ ~e & g)
        let sum = first &+ roundConstants[index] &+ schedule[index]
        let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ sum, c, b, a, sum &+ second)
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
    }
  }
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word >> count | word << (32 - count)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 prime numbers.
private let roundConstants: InlineArray<64, UInt32> = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7,
  0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc,
  0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351,
  0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e,
  0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585,
  0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f,
  0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
