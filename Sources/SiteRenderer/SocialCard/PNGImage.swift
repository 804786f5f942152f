/// A picture with a palette as a PNG file, after the W3C recommendation.
struct PNGImage {
  let width: Int
  let height: Int
  /// Red, green and blue of each color.
  let palette: [[UInt8]]
  /// Rows from the top, a number of a color for each pixel after a 0, which says that the row is not filtered.
  let rows: [UInt8]
  /// For each row, what is not known to be the same as in the one above.
  let differences: [RowDifferences]

  /// The file.
  var bytes: [UInt8] {
    // Eight bits for each pixel, a palette, the only compression and filtering there are, no interlacing.
    let header = bigEndian(width) + bigEndian(height) + [8, 3, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("PLTE", palette.flatMap { $0 })
      + chunk("IDAT", Deflate.zlib(rows, stride: width + 1, differences: differences))
      + chunk("IEND", [])
  }

  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + content
    return bigEndian(content.count) + named + bigEndian(Int(Self.checksum(named)))
  }

  private func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let checksums = (0..<256).map { number -> UInt32 in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// CRC-32.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { checksums[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
