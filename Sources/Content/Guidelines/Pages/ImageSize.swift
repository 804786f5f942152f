/// The width and height from an image's file header.
///
/// A page that states them does not shift while its images load.
package struct ImageSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// Reads the header of a PNG or JPEG file, or the first tag of an SVG file.
  package init?(of bytes: [UInt8]) {
    guard let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.svg(bytes),
      size.width > 0, size.height > 0
    else { return nil }
    self = size
  }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether a PNG or JPEG file ends before its picture does, as after an interrupted copy.
  package static func isCutShort(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: pngSignature) { return !hasLastChunk(bytes) }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
    // Programs may add a little after the mark of the end.
    let end = bytes.suffix(1024)
    return !zip(end, end.dropFirst()).contains { $0 == (0xFF, 0xD9) }
  }

  /// Whether the chunks of a PNG file, each with a length, a name, content and a checksum, lead to the last one.
  private static func hasLastChunk(_ bytes: [UInt8]) -> Bool {
    var offset = pngSignature.count
    while offset + 12 <= bytes.count {
      let end = offset + 12 + number(bytes[offset..<offset + 4])
      if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return end <= bytes.count }
      offset = end
    }
    return false
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunk `IHDR` follows the signature and begins with width and height.
  private static func png(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: pngSignature), bytes.count >= 24,
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return ImageSize(
      width: number(bytes[16..<20]),
      height: number(bytes[20..<24])
    )
  }

  /// Segments have a marker, a length and content; that of a frame begins with precision, height and
  /// width.
  private static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return ImageSize(
          width: number(bytes[offset + 7..<offset + 9]),
          height: number(bytes[offset + 5..<offset + 7])
        )
      }
      offset += 2 + number(bytes[offset + 2..<offset + 4])
    }
    return nil
  }

  /// The `width` and `height` attributes of the first tag, or else the last two numbers of `viewBox`.
  private static func svg(_ bytes: [UInt8]) -> ImageSize? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg")?.upperBound,
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    if let width = attribute("width", of: tag).flatMap(pixels),
      let height = attribute("height", of: tag).flatMap(pixels)
    {
      return ImageSize(width: width, height: height)
    }
    let box = attribute("viewBox", of: tag)?.split { $0 == " " || $0 == "," } ?? []
    guard box.count == 4, let width = pixels(box[2]), let height = pixels(box[3]) else {
      return nil
    }
    return ImageSize(width: width, height: height)
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.firstRange(of: " \(name)=\(quote)")?.upperBound,
        let end = tag[start...].firstRange(of: quote)?.lowerBound
      else { continue }
      return tag[start..<end]
    }
    return nil
  }

  /// A length without a unit or in pixels, rounded to an integer.
  private static func pixels(_ text: Substring) -> Int? {
    let number = text.hasSuffix("px") ? text.dropLast(2) : text
    guard let value = Double(number), value > 0, value < 100_000 else { return nil }
    return Int(value.rounded())
  }

  /// A big-endian number.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
