/// Writes numbers and texts one after another, for a `ByteReader`.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds how many numbers there are, and the numbers.
  package mutating func add(_ numbers: [UInt32]) {
    bytes.reserveCapacity(bytes.count + 4 + 4 * numbers.count)
    add(UInt32(numbers.count))
    // In pieces, since there may be millions.
    for start in stride(from: 0, to: numbers.count, by: 4096) {
      let piece = numbers[start..<min(start + 4096, numbers.count)]
      piece.map { $0.littleEndian }.withUnsafeBytes { bytes += $0 }
    }
  }

  /// Adds the lengths of texts, and all their bytes.
  package mutating func add(_ texts: [String]) {
    add(texts.map { UInt32($0.utf8.count) })
    for text in texts { bytes += text.utf8 }
  }

  private mutating func add(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// Reads what a `ByteWriter` has written; an answer is `nil` where the bytes do not have it.
package struct ByteReader {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package mutating func numbers() -> [UInt32]? {
    guard let count = number(), rest.count / 4 >= count else { return nil }
    let numbers = [UInt32](unsafeUninitializedCapacity: Int(count)) { numbers, filled in
      UnsafeMutableRawBufferPointer(numbers).copyBytes(from: rest.prefix(4 * Int(count)))
      filled = Int(count)
    }
    rest = rest.dropFirst(4 * numbers.count)
    return numbers.map { UInt32(littleEndian: $0) }
  }

  package mutating func texts() -> [String]? {
    guard let lengths = numbers() else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(lengths.count)
    for length in lengths {
      guard rest.count >= length else { return nil }
      texts.append(String(decoding: rest.prefix(Int(length)), as: UTF8.self))
      rest = rest.dropFirst(Int(length))
    }
    return texts
  }

  private mutating func number() -> UInt32? {
    guard rest.count >= 4 else { return nil }
    let number = rest.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    rest = rest.dropFirst(4)
    return UInt32(littleEndian: number)
  }
}
