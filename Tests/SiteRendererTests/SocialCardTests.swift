import Foundation
import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A social card` {
  @Test func `is there for each guideline where the address is known`() throws {
    let theme = try `A rendered site`.theme.get()
    let options = RenderOptions(baseURL: "https://example.com/base")
    let files = try render(
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
    let edit = `A site rendered file by file`.Edit(
      "",
      "index",
      "title: SwiftUI",
      "cards: false\ntitle: SwiftUI"
    )
    let theme = try `A rendered site`.theme.get()
    let options = RenderOptions(baseURL: "https://example.com/base")
    let files = try render(edit.site, results: [], theme: theme, options: options)
    #expect(!files.contains { $0.path.hasPrefix("cards/") })
    let pages = files.filter { $0.path.hasSuffix(".html") }
    for page in pages { #expect(!String(decoding: page.bytes, as: UTF8.self).contains("og:image")) }
    let page = try #require(pages.first { $0.path == "guidelines/closures.html" })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("<meta name=\"twitter:card\" content=\"summary\">"))
  }

  @Test(arguments: [
    ("Sort rows", 54, ["Sort rows"]),
    (
      "Keep closures out of the environment of a screen", 54,
      ["Keep closures out of", "the environment of a", "screen"]
    ),
  ])
  func `has its title in the biggest letters that fit`(
    title: String,
    height: Int,
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
    var checksum = CyclicChecksum()
    checksum.add(Array("IEND".utf8))
    #expect(checksum.value == 0xAE42_6082)
    checksum = CyclicChecksum()
    checksum.add(Array("The quick brown fox ".utf8))
    checksum.add(Array("jumps over the lazy dog".utf8))
    #expect(checksum.value == 0x414F_A339)
    var adler = AdlerChecksum()
    adler.add(AdlerChecksum.Sums(Array("Wiki".utf8)), count: 4)
    adler.add(AdlerChecksum.Sums(Array("pedia".utf8)), count: 5)
    #expect(adler.value == 0x11E6_0398)
  }

  @Test func `has the checksum of what a row has become`() {
    var row = Array("Wikimedia".utf8)
    var sums = AdlerChecksum.Sums(row)
    sums.replace(row[4], by: UInt8(ascii: "p"), rest: 5)
    row[4] = UInt8(ascii: "p")
    #expect(sums == AdlerChecksum.Sums(row))
  }

  /// What zlib's own decoder reads as the same bytes again; `Tests/Browser/test_output.py` decodes cards.
  @Test func `is compressed by what it repeats`() {
    func stream(_ write: (inout Deflate) -> Void) -> [UInt8] {
      var stream = Deflate()
      write(&stream)
      return stream.finished(AdlerChecksum()).dropLast(4)
    }
    let empty: [UInt8] = [0x78, 0x01, 0x03, 0x00]
    #expect(stream { _ in } == empty)
    let (zeros, short): ([UInt8], [UInt8]) = (
      [0, 0, 0, 0, 0], [0x78, 0x01, 0x63, 0x00, 0x01, 0x00]
    )
    #expect(stream { $0.write(0, times: 5) } == short)
    #expect(stream { $0.write(zeros.span) } == short)
    let row: [UInt8] = [1, 2, 3]
    let repeated = stream {
      $0.write(row.span)
      $0.repeat(1, from: Deflate.Distance(3))
      $0.repeat(2, from: Deflate.Distance(3))
    }
    let expected: [UInt8] = [0x78, 0x01, 0x63, 0x64, 0x62, 0x06, 0x22, 0x00]
    #expect(repeated == expected)
  }

  static let pens = [Pen(breadth: 5, color: 2), Pen(breadth: 2.5, color: 3)]

  /// A letter over lines of the grid, an arrow that leaves the picture at the right, a tally that does below.
  static let stamps = [
    placed(.letter("S", height: 38), pens[0], column: 7, row: 52),
    placed(.tally(7, height: 28), pens[1], column: 3, row: 66),
    placed(.arrow, pens[1], column: 50, row: 40),
  ]

  static func placed(_ shape: StrokeShape, _ pen: Pen, column: Int, row: Int) -> PlacedStamp {
    StampCollection().stamp(shape, pen, at: Place(column: column, row: row))
  }

  @Test func `is the grid with what is drawn on it`() throws {
    let (width, height) = (100, 75)
    let stream = GridPicture.zlib(width: width, height: height, color: 15, stamps: Self.stamps)
    let rows = try Inflation.bytes(of: stream)
    #expect(rows.count == (width + 1) * height)
    var expected = (0..<height).map { row -> [UInt8] in
      [0] + (0..<width).map { row % 30 == 0 || $0 % 30 == 0 ? 15 : 0 }
    }
    for placed in Self.stamps {
      var ink: [Int: [Int: UInt8]] = [:]
      for change in placed.stamp.changes {
        for index in 0..<change.count {
          let pixel = placed.stamp.pixels[change.start + index]
          ink[placed.row + change.row, default: [:]][placed.column + change.column + index] = pixel
        }
      }
      var current: [Int: UInt8] = [:]
      for row in 0..<height {
        current.merge(ink[row] ?? [:]) { $1 }
        for (column, pixel) in current where pixel != 0 && column < width {
          expected[row][column + 1] = pixel
        }
      }
    }
    for row in 0..<height {
      let own = Array(rows[row * (width + 1)..<(row + 1) * (width + 1)])
      #expect(own == expected[row])
    }
  }

  @Test func `has what a stamp changes from row to row`() throws {
    let stamp = Self.placed(.tally(1, height: 10), Pen(breadth: 2, color: 1), column: 5, row: 5)
      .stamp
    let upright = stamp.changes.filter { (2..<9).contains($0.row) }
    #expect(upright.isEmpty)
    let last = stamp.changes.last
    #expect(
      last.map { stamp.pixels[$0.start..<$0.start + $0.count].allSatisfy { $0 == 0 } } == true
    )
  }

  @Test func `has strokes with smooth edges`() {
    var canvas = Canvas(width: 5, height: 5)
    canvas.stroke([(x: 0, y: 2.5), (x: 5, y: 2.5)], breadth: 2)
    let column = (0..<5).map { canvas.pixels[$0 * 5 + 2] }
    let expected: [UInt8] = [0, 4, 7, 4, 0]
    #expect(column == expected)
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
    let (accented, plain, unknown): (Character, Character, Character) = ("é", "E", "語")
    #expect(StrokeFont.glyph(accented) == StrokeFont.glyph(plain))
    #expect(StrokeFont.glyph(unknown).strokes.isEmpty)
    #expect(StrokeFont.width("II") == StrokeFont.gap)
  }
}
