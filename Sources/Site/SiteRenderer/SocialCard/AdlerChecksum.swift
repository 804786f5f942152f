/// Adler-32 over rows of which the sums are known: the sum of all bytes, and the sum of these sums after each.
struct AdlerChecksum {
  private var first: UInt64 = 1
  private var second: UInt64 = 0

  /// What the checksum needs of a row.
  struct Sums: Equatable {
    private(set) var first: UInt64 = 0
    private(set) var second: UInt64 = 0

    init(_ row: [UInt8]) {
      for byte in row {
        first &+= UInt64(byte)
        second &+= first
      }
    }

    /// Makes a byte another one, with which so many bytes begin that the row ends with.
    mutating func replace(_ old: UInt8, by new: UInt8, rest: Int) {
      let difference = UInt64(new) &- UInt64(old)
      first &+= difference
      second &+= difference &* UInt64(rest)
    }
  }

  mutating func add(_ row: Sums, count: Int) {
    second = (second + UInt64(count) * first + row.second) % Self.modulus
    first = (first + row.first) % Self.modulus
  }

  private static let modulus: UInt64 = 65521

  var value: UInt32 { UInt32(second << 16 | first) }
}
