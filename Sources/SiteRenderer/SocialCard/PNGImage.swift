/// A picture with a palette as a PNG file, after the W3C recommendation.
enum PNGImage {
  /// What the files of all pictures with a size and a palette begin with: red, green and blue of each color.
  static func start(width: Int, height: Int, palette: [[UInt8]]) -> [UInt8] {
    // Eight bits for each pixel, a palette, the only compression and filtering there are, no interlacing.
    let header = bigEndian(width) + bigEndian(height) + [8, 3, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("PLTE", palette.flatMap { $0 })
  }

  /// The rest of a file: rows of color numbers, each after a 0 for no filter, as a zlib stream.
  static func rest(_ rows: [UInt8]) -> [UInt8] { chunk("IDAT", rows) + chunk("IEND", []) }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let type = Array(type.utf8)
    var checksum = CyclicChecksum()
    checksum.add(type)
    checksum.add(content)
    return bigEndian(content.count) + type + content + bigEndian(Int(checksum.value))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
