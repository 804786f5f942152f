import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A social card` {
  @Test func `is there for each guideline where the address is known`() throws {
    let theme = try `A rendered site`.theme.get()
    let options = RenderOptions(baseURL: "https://example.com/base")
    let files = try renderSite(
      ExampleSite.site,
      results: ExampleSite.results,
      theme: theme,
      options: options
    )
    let cards = files.map(\.path).filter { $0.hasPrefix("cards/") }
    #expect(
      cards == ["cards/guidelines/closures.png", "cards/guidelines/handlers.png", "cards/site.png"]
    )
    let page = try #require(files.first { $0.path == "guidelines/closures.html" })
    let address = "https://example.com/base/cards/guidelines/closures.png"
    #expect(
      String(decoding: page.bytes, as: UTF8.self)
        .contains("<meta property=\"og:image\" content=\"\(address)\">")
    )
    #expect(!`A rendered site`.files.keys.contains { $0.hasPrefix("cards/") })
  }

  @Test(arguments: [
    ("Sort rows", 54.0, ["Sort rows"]),
    (
      "Keep closures out of the environment of a screen", 54,
      ["Keep closures out of", "the environment of a", "screen"]
    ),
  ])
  func `has its title in the biggest letters that fit`(
    title: String,
    height: Double,
    lines: [String]
  ) {
    let fitted = SocialCard.fitted(title, into: 1072)
    #expect(fitted.height == height)
    #expect(fitted.lines == lines)
  }

  @Test func `has a title of at most four lines`() {
    let title = Array(repeating: "evaluations", count: 60).joined(separator: " ")
    #expect(SocialCard.fitted(title, into: 1072).lines.count == 4)
  }
}

@Suite struct `A picture` {
  @Test func `has the checksums that others compute`() {
    #expect(PNGImage.checksum(Array("IEND".utf8)) == 0xAE42_6082)
    let stream = Deflate.zlib(Array("Wikipedia".utf8), stride: 9, isLikeAbove: [false])
    #expect(stream.suffix(4) == [0x11, 0xE6, 0x03, 0x98])
  }

  /// What zlib's own decoder reads as the same bytes again; `Tests/Browser/test_output.py` decodes cards.
  @Test(
    arguments: [
      ([], 5, [0x78, 0x01, 0x03, 0x00]),
      (Array(repeating: 0, count: 5), 5, [0x78, 0x01, 0x63, 0x00, 0x01, 0x00]),
      ([1, 2, 3, 1, 2, 3], 3, [0x78, 0x01, 0x63, 0x64, 0x62, 0x06, 0x22, 0x00]),
    ] as [([UInt8], Int, [UInt8])]
  )
  func `is compressed by what it repeats`(bytes: [UInt8], stride: Int, start: [UInt8]) {
    let rows = Array(repeating: false, count: bytes.count / stride)
    let stream = Deflate.zlib(bytes, stride: stride, isLikeAbove: rows)
    #expect(stream.dropLast(4) == start[...])
  }

  @Test func `is the same where it is known which rows repeat`() {
    let row = (0..<200).map { UInt8($0 % 7) }
    let bytes = Array(Array(repeating: row, count: 9).joined()) + row.reversed() + row.reversed()
    let isLikeAbove = (0..<11).map { $0 != 0 && $0 != 9 }
    #expect(
      Deflate.zlib(bytes, stride: 200, isLikeAbove: isLikeAbove)
        == Deflate.zlib(bytes, stride: 200, isLikeAbove: isLikeAbove.map { _ in false })
    )
  }

  @Test func `knows the rows that nothing was drawn on`() {
    var canvas = Canvas(width: 3, height: 6)
    canvas.fill(1..<2, 0..<6, color: 1)
    #expect(canvas.isLikeAbove == [false, false, false, false, false, false])
    canvas.compareRows()
    #expect(canvas.isLikeAbove == [false, true, true, true, true, true])
    canvas.fill(0..<3, 2..<3, color: 2)
    #expect(canvas.isLikeAbove == [false, true, false, false, true, true])
  }

  @Test func `has strokes with smooth edges`() {
    var canvas = Canvas(width: 5, height: 5)
    canvas.stroke([(x: 0, y: 2.5), (x: 5, y: 2.5)], breadth: 2, color: 1)
    let column = (0..<5).map { canvas.pixels[$0 * 5 + 2] }
    #expect(column == [0, 12, 15, 12, 0])
  }

  @Test func `has letters without their accents, and a space for what it cannot write`() {
    #expect(StrokeFont.glyph("é") == StrokeFont.glyph("E"))
    #expect(StrokeFont.glyph("語").strokes.isEmpty)
    #expect(StrokeFont.width("II") == StrokeFont.gap)
  }
}
