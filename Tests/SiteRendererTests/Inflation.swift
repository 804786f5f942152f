import Testing

/// Reads a zlib stream of one block with the fixed codes, step by step as RFC 1951 has it.
struct Inflation {
  private let stream: [UInt8]
  private var place = 16

  /// What the stream holds; it is an error if the checksum or the length is another.
  static func bytes(of stream: [UInt8]) throws -> [UInt8] {
    var reader = Inflation(stream: stream)
    try #require(stream.starts(with: [0x78, 0x01]))
    try #require(reader.number(3) == 0b011)
    var bytes: [UInt8] = []
    while true {
      let symbol = try reader.symbol()
      if symbol < 256 {
        bytes.append(UInt8(symbol))
      } else if symbol == 256 {
        break
      } else {
        let length = symbol == 285 ? 258 : try reader.value(symbol - 257, lengths, from: 3)
        let distance = try reader.value(reader.code(5), distances, from: 1)
        try #require(distance <= bytes.count)
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
    }
    let rest = stream[((reader.place + 7) / 8)...]
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65521
      second = (second + first) % 65521
    }
    let sums = [second >> 8, second & 0xFF, first >> 8, first & 0xFF]
    try #require(rest.map(Int.init) == sums)
    return bytes
  }

  /// How many bits more each code has, from the first on.
  private static let lengths =
    Array(repeating: 0, count: 8) + (1...5).flatMap { Array(repeating: $0, count: 4) }
  private static let distances = [0, 0] + (0...13).flatMap { [$0, $0] }

  private init(stream: [UInt8]) { self.stream = stream }

  /// A number whose first bit is the least significant.
  private mutating func number(_ count: Int) throws -> Int {
    var number = 0
    for bit in 0..<count {
      try #require(place / 8 < stream.count)
      number |= Int(stream[place / 8] >> UInt8(place % 8) & 1) << bit
      place += 1
    }
    return number
  }

  /// A code whose first bit is the most significant.
  private mutating func code(_ count: Int) throws -> Int {
    try (0..<count).reduce(0) { code, _ in try code << 1 | number(1) }
  }

  private mutating func symbol() throws -> Int {
    var code = try code(7)
    if code < 24 { return 256 + code }
    code = try code << 1 | number(1)
    if code < 0xC0 { return code - 0x30 }
    if code < 0xC8 { return 280 + code - 0xC0 }
    code = try code << 1 | number(1)
    return 144 + code - 0x190
  }

  /// The value of a code with the bits that follow.
  private mutating func value(_ code: Int, _ bits: [Int], from first: Int) throws -> Int {
    try #require(code < bits.count)
    return try first + bits[..<code].reduce(0) { $0 + 1 << $1 } + number(bits[code])
  }
}
