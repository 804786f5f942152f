/// Which parts of a picture's row may differ from the row above; a part is a 64th of it.
struct RowDifferences: Equatable, Sendable {
  static let none = RowDifferences(parts: 0)
  static let all = RowDifferences(parts: ~0)

  /// A bit for each part, the least significant for the first.
  private var parts: UInt64

  var isEmpty: Bool { parts == 0 }

  private init(parts: UInt64) { self.parts = parts }

  private static func width(stride: Int) -> Int { (stride + 63) / 64 }

  /// Adds bytes of the row, at least one.
  mutating func add(_ bytes: Range<Int>, stride: Int) {
    let width = Self.width(stride: stride)
    let (first, last) = (bytes.lowerBound / width, (bytes.upperBound - 1) / width)
    parts |= ~0 << UInt64(first) & ~0 >> UInt64(63 - last)
  }

  /// The first byte from one on that may differ; `nil` where none does.
  func first(from byte: Int, stride: Int) -> Int? {
    let width = Self.width(stride: stride)
    let own = byte / width
    let rest = parts >> UInt64(own)
    guard rest & 1 == 0 else { return byte }
    let next = (own + rest.trailingZeroBitCount) * width
    return rest == 0 || next >= stride ? nil : next
  }
}
