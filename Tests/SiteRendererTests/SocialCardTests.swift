import Foundation
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

  @Test func `is left out where the first page says so`() throws {
    let edit = `A site rendered again`.Edit(
      "",
      "index",
      "title: SwiftUI",
      "cards: false\ntitle: SwiftUI"
    )
    let theme = try `A rendered site`.theme.get()
    let options = RenderOptions(baseURL: "https://example.com/base")
    let files = try renderSite(edit.site, results: [], theme: theme, options: options)
    #expect(!files.contains { $0.path.hasPrefix("cards/") })
    let pages = files.filter { $0.path.hasSuffix(".html") }
    for page in pages { #expect(!String(decoding: page.bytes, as: UTF8.self).contains("og:image")) }
    let page = try #require(pages.first { $0.path == "guidelines/closures.html" })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("<meta name=\"twitter:card\" content=\"summary\">"))
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
    let stream = Deflate.zlib(Array("Wikipedia".utf8), stride: 9, differences: [.all])
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
    let rows = Array(repeating: RowDifferences.all, count: bytes.count / stride)
    let stream = Deflate.zlib(bytes, stride: stride, differences: rows)
    #expect(stream.dropLast(4) == start[...])
  }

  @Test func `is the same where it is known what repeats`() {
    let row = (0..<200).map { UInt8($0 % 7) }
    var other = row
    other.replaceSubrange(90..<120, with: row[20..<50])
    let rows = [row, row, other, other, other, row, row, row, row, row.reversed(), row.reversed()]
    var part = RowDifferences.none
    part.add(90..<120, stride: 200)
    let differences = (0..<11).map { row -> RowDifferences in
      [0, 9].contains(row) ? .all : [2, 5].contains(row) ? part : .none
    }
    let bytes = Array(rows.joined())
    #expect(
      Deflate.zlib(bytes, stride: 200, differences: differences)
        == Deflate.zlib(bytes, stride: 200, differences: differences.map { _ in .all })
    )
  }

  @Test func `knows what nothing was drawn on`() {
    var canvas = Canvas(width: 3, height: 6)
    canvas.fill(1..<2, 0..<6, color: 1)
    #expect(canvas.differences == Array(repeating: .all, count: 6))
    canvas.compareRows()
    #expect(canvas.differences == [.all] + Array(repeating: .none, count: 5))
    canvas.fill(0..<2, 2..<3, color: 2)
    canvas.fill(2..<3, 3..<5, color: 2)
    let columns = canvas.differences.map { row in
      (0..<4).map { row.columns(from: $0, stride: 4) }
    }
    #expect(columns[1] == [nil, nil, nil, nil])
    #expect(columns[2] == [1..<2, 1..<2, 2..<3, nil])
    #expect(columns[3] == [1..<2, 1..<2, 2..<3, 3..<4])
    #expect(columns[4] == [nil, nil, nil, nil])
    #expect(columns[5] == [3..<4, 3..<4, 3..<4, 3..<4])
  }

  @Test func `has strokes with smooth edges`() {
    var canvas = Canvas(width: 5, height: 5)
    canvas.stroke([(x: 0, y: 2.5), (x: 5, y: 2.5)], breadth: 2, color: 1)
    let column = (0..<5).map { canvas.bytes[$0 * canvas.stride + 3] }
    #expect(column == [0, 12, 15, 12, 0])
  }

  @Test func `knows what a stroke has not changed`() {
    var canvas = Canvas(width: 40, height: 40)
    canvas.compareRows()
    canvas.stroke([(x: 8, y: 5), (x: 8, y: 30), (x: 25, y: 12.5)], breadth: 5, color: 1)
    canvas.stroke([(x: 30, y: 20), (x: 30, y: 5)], breadth: 4, color: 2)
    let rows = (0..<40).map { canvas.bytes[$0 * canvas.stride..<($0 + 1) * canvas.stride] }
    for row in 1..<40 {
      for (column, (above, own)) in zip(rows[row - 1], rows[row]).enumerated() where above != own {
        #expect(
          canvas.differences[row].columns(from: column, stride: canvas.stride)?.lowerBound == column
        )
      }
    }
    #expect(canvas.differences[7].isEmpty)
  }

  @Test func `is drawn where a stroke reaches and nowhere else`() {
    let segments = (0..<48).map { number in
      let angle = Double(number) * .pi / 24
      let end = (x: 20 + 15 * cos(angle), y: 20 + 12 * sin(angle))
      return Segment(from: (x: 20, y: 20), to: end, breadth: Double(2 + number % 9))
    }
    for segment in segments {
      for row in 0..<40 {
        let touched = (0..<40).filter { segment.coverage(column: $0, row: row) > 0.01 }
        #expect(touched.allSatisfy(segment.columns(ofRow: row).contains))
        #expect(touched.isEmpty || segment.rows.contains(row))
        let full = touched.filter { segment.coverage(column: $0, row: row) == 1 }
        #expect(full.isEmpty || full == Array(full[0]...full[full.count - 1]))
      }
    }
  }

  @Test func `has letters without their accents, and a space for what it cannot write`() {
    #expect(StrokeFont.glyph("é") == StrokeFont.glyph("E"))
    #expect(StrokeFont.glyph("語").strokes.isEmpty)
    #expect(StrokeFont.width("II") == StrokeFont.gap)
  }
}
