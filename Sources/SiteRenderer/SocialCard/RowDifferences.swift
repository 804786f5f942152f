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

  /// The first bytes from one on that may differ, to the end of their part; `nil` where none do.
  func columns(from byte: Int, stride: Int) -> Range<Int>? {
    let width = Self.width(stride: stride)
    let part = byte / width
    let rest = parts >> UInt64(part)
    guard rest != 0 else { return nil }
    let next = part + rest.trailingZeroBitCount
    let start = max(byte, next * width)
    return start < stride ? start..<min(stride, (next + 1) * width) : nil
  }
}
