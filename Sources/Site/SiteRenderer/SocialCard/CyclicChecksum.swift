/// CRC-32 over the parts of a file, eight bytes at a time.
struct CyclicChecksum {
  private var state: UInt32 = ~0

  var value: UInt32 { ~state }

  /// For each byte what it makes of the checksum, and behind that what it does so many bytes later.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { number -> UInt32 in
      (0..<8).reduce(UInt32(number)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
      }
    }
    for place in 256..<8 * 256 {
      let last = tables[place - 256]
      tables.append(tables[Int(last & 0xFF)] ^ last >> 8)
    }
    return tables
  }()

  mutating func add(_ bytes: [UInt8]) {
    let tables = Self.tables
    precondition(tables.count == 8 * 256)
    func entry(_ table: Int, _ byte: UInt64) -> UInt32 { tables[table << 8 | Int(byte & 0xFF)] }
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for place in stride(from: 0, to: whole, by: 8) {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let mixed = word ^ UInt64(state)
        let early = entry(7, mixed) ^ entry(6, mixed >> 8) ^ entry(5, mixed >> 16)
        let middle = entry(4, mixed >> 24) ^ entry(3, mixed >> 32) ^ entry(2, mixed >> 40)
        state = early ^ middle ^ entry(1, mixed >> 48) ^ entry(0, mixed >> 56)
      }
      for byte in bytes[whole...] {
        state = entry(0, UInt64(state) ^ UInt64(byte)) ^ state >> 8
      }
    }
  }
}
