/// A picture with a palette as a PNG file, after the W3C recommendation.
enum PNGImage {
  /// What the files of all pictures with a size and a palette begin with: red, green and blue of each color.
  static func start(width: Int, height: Int, palette: [[UInt8]]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits for each pixel, a palette, the only compression and filtering there are, no interlacing.
    file.append("IHDR", bigEndian(width) + bigEndian(height) + [8, 3, 0, 0, 0])
    file.append("PLTE", palette.flatMap { $0 })
    return file
  }

  /// A file that begins so; the rows are color numbers, each row after a 0 for no filter, as a zlib stream.
  static func file(_ start: [UInt8], rows: [UInt8]) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(start.count + rows.count + 24)
    file += start
    file.append("IDAT", rows)
    file.append("IEND", [])
    return file
  }

  fileprivate static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension [UInt8] {
  /// Appends a part of a PNG file.
  fileprivate mutating func append(_ type: String, _ content: [UInt8]) {
    let type = Array(type.utf8)
    var checksum = CyclicChecksum()
    checksum.add(type)
    checksum.add(content)
    self += PNGImage.bigEndian(content.count)
    self += type
    self += content
    self += PNGImage.bigEndian(Int(checksum.value))
  }
}
