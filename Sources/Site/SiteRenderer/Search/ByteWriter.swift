/// Writes numbers and texts one after another, for a `ByteReader`.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: How many bytes there will be, if that is known.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Adds how many numbers there are, and the numbers as they lie in memory: what is remembered stays on
  /// its machine, or is made again elsewhere.
  package mutating func add<Number: BitwiseCopyable>(_ numbers: [Number]) { add(numbers[...]) }

  package mutating func add<Number: BitwiseCopyable>(_ numbers: ArraySlice<Number>) {
    add(UInt32(numbers.count))
    numbers.withUnsafeBytes { bytes += $0 }
  }

  /// Adds the lengths of texts, and all their bytes.
  package mutating func add(_ texts: [String]) {
    add(texts.map { UInt32($0.utf8.count) })
    for text in texts { bytes += text.utf8 }
  }

  package mutating func add(_ texts: [String: String]) {
    let entries = texts.sorted { $0.key < $1.key }
    add(entries.map(\.key))
    add(entries.map(\.value))
  }

  mutating func add(_ number: UInt32) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }
}

/// Reads what a `ByteWriter` has written; an answer is `nil` where the bytes do not have it.
package struct ByteReader {
  /// What has not been read.
  package private(set) var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  package mutating func numbers() -> [UInt32]? { numbers(as: UInt32.self) }

  package mutating func numbers<Number: BitwiseCopyable>(as _: Number.Type) -> [Number]? {
    let size = MemoryLayout<Number>.stride
    guard let count = number(), rest.count / size >= count else { return nil }
    let numbers = [Number](unsafeUninitializedCapacity: Int(count)) { numbers, filled in
      UnsafeMutableRawBufferPointer(numbers).copyBytes(from: rest.prefix(size * Int(count)))
      filled = Int(count)
    }
    rest = rest.dropFirst(size * numbers.count)
    return numbers
  }

  package mutating func texts() -> [String]? {
    guard let lengths = numbers() else { return nil }
    let size = lengths.reduce(0) { $0 + Int($1) }
    guard rest.count >= size else { return nil }
    let texts = rest.withUnsafeBytes { bytes in
      var start = 0
      return lengths.map { length in
        defer { start += Int(length) }
        let text = UnsafeRawBufferPointer(rebasing: bytes[start..<start + Int(length)])
        return String(decoding: text, as: UTF8.self)
      }
    }
    rest = rest.dropFirst(size)
    return texts
  }

  package mutating func dictionary() -> [String: String]? {
    guard let keys = texts(), let values = texts(), keys.count == values.count else { return nil }
    return Dictionary(zip(keys, values)) { first, _ in first }
  }

  /// The bytes of as many numbers as were written, where they lie.
  mutating func stretch<Number: BitwiseCopyable>(of _: Number.Type) -> ArraySlice<UInt8>? {
    let size = MemoryLayout<Number>.stride
    guard let count = number(), rest.count / size >= count else { return nil }
    defer { rest = rest.dropFirst(size * Int(count)) }
    return rest.prefix(size * Int(count))
  }

  /// Leaves numbers out.
  /// - Returns: Whether there are any to leave out.
  mutating func skipNumbers() -> Bool {
    guard let count = number() else { return false }
    return skip(UInt64(count) * 4)
  }

  /// Leaves texts out, likewise.
  mutating func skipTexts() -> Bool {
    guard let lengths = numbers() else { return false }
    return skip(lengths.reduce(0) { $0 + UInt64($1) })
  }

  private mutating func skip(_ count: UInt64) -> Bool {
    guard rest.count >= count else { return false }
    rest = rest.dropFirst(Int(count))
    return true
  }

  mutating func number() -> UInt32? {
    guard rest.count >= 4 else { return nil }
    let number = rest.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    rest = rest.dropFirst(4)
    return number
  }
}
