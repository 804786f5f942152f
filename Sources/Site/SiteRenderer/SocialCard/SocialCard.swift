import Guidelines

/// The picture that stands for a page where a link to it is shown: its title and its two counts.
struct SocialCard {
  static let width = 1200
  static let height = 630

  let title: String
  let comparison: CountComparison?

  private enum Ink: Int, CaseIterable {
    case paper
    case grid
    case words
    case soft
    case avoid
    case prefer

    /// The default theme's light colors, since a picture has one scheme.
    var color: [UInt8] {
      switch self {
      case .paper: [0xF7, 0xF6, 0xF2]
      case .grid: [0xEE, 0xED, 0xE8]
      case .words: [0x15, 0x17, 0x1C]
      case .soft: [0x55, 0x5A, 0x65]
      case .avoid: [0xB0, 0x29, 0x0F]
      case .prefer: [0x0C, 0x6A, 0x44]
      }
    }
  }

  /// In pixels.
  private static let margin = 64

  /// The picture as a PNG file.
  func png(siteName: String, _ stamps: StampCollection) -> [UInt8] {
    var drawn = Self.header(siteName, stamps) + titleLines(stamps)
    if let comparison { drawn += shapes(of: comparison, stamps) }
    let rows = GridPicture.zlib(
      width: Self.width,
      height: Self.height,
      color: UInt8(Ink.grid.rawValue * Canvas.shades + Canvas.shades - 1),
      stamps: drawn
    )
    return PNGImage.file(Self.fileStart, rows: rows)
  }

  private static let fileStart = PNGImage.start(width: width, height: height, palette: palette)

  /// What all cards of a site show: its name.
  private static func header(_ siteName: String, _ stamps: StampCollection) -> [PlacedStamp] {
    let words = Pen(breadth: 4.5, color: Ink.words.rawValue)
    let mark = stamps.stamp(
      .tally(5, height: 34),
      Pen(breadth: 5, color: Ink.words.rawValue),
      at: Place(column: margin, row: 62)
    )
    let name = text(siteName, at: Place(column: 132, row: 94), height: 26, words, stamps)
    return [mark] + name
  }

  private func titleLines(_ stamps: StampCollection) -> [PlacedStamp] {
    let (height, lines) = Self.fitted(title, into: Self.width - 2 * Self.margin)
    let pen = Pen(breadth: Double(height) / 5.5, color: Ink.words.rawValue)
    return lines.enumerated().flatMap { number, line in
      var place = Place(column: Self.margin, row: 150 + height)
      place.y += number * height * Place.unit * 31 / 20
      return Self.text(line, at: place, height: height, pen, stamps)
    }
  }

  /// A line of text, whose baseline begins at a place.
  private static func text(
    _ line: String,
    at place: Place,
    height: Int,
    _ pen: Pen,
    _ stamps: StampCollection
  ) -> [PlacedStamp] {
    var place = place
    return line.compactMap { character in
      let glyph = StrokeFont.glyph(character)
      defer { place.x += (glyph.width + StrokeFont.gap) * height }
      if glyph.strokes.isEmpty { return nil }
      return stamps.stamp(.letter(glyph.scalar, height: height), pen, at: place)
    }
  }

  /// The title in the biggest letters in which it takes no more than three lines, so many pixels wide.
  static func fitted(_ title: String, into room: Int) -> (height: Int, lines: [String]) {
    let words = title.split(separator: " ")
    let widths = words.map(StrokeFont.width)
    func wrapped(_ height: Int) -> [Range<Int>] {
      var (lines, width): ([Range<Int>], Int) = ([], 0)
      for (number, word) in widths.enumerated() {
        width += StrokeFont.wordGap + word
        if let line = lines.last, width * height <= room * Place.unit {
          lines[lines.count - 1] = line.lowerBound..<number + 1
        } else {
          lines.append(number..<number + 1)
          width = word
        }
      }
      return lines
    }
    let heights = [54, 46, 38]
    let height = heights.first { wrapped($0).count <= 3 }
    let lines = wrapped(height ?? 30).prefix(height == nil ? 4 : 3)
    return (height ?? 30, lines.map { words[$0].joined(separator: " ") })
  }

  private func shapes(of comparison: CountComparison, _ stamps: StampCollection) -> [PlacedStamp] {
    let (avoid, end) = Self.count(comparison.avoid.count, x: Self.margin, ink: .avoid, stamps)
    let pen = Pen(breadth: 8, color: Ink.soft.rawValue)
    let arrow = stamps.stamp(.arrow, pen, at: Place(column: end + 50, row: 500))
    let x = end + 50 + StrokeShape.arrowLength + 60
    let (prefer, right) = Self.count(comparison.prefer.count, x: x, ink: .prefer, stamps)
    let words = ["\(comparison.column.metric.rawValue) of", comparison.column.view]
    let lines = words.enumerated().flatMap { number, line in
      Self.text(
        line,
        at: Place(column: right + 70, row: 492 + number * 46),
        height: 24,
        Pen(breadth: 4, color: Ink.soft.rawValue),
        stamps
      )
    }
    return avoid + [arrow] + prefer + lines
  }

  /// A count with its tally below, and where it ends.
  private static func count(
    _ count: Int,
    x: Int,
    ink: Ink,
    _ stamps: StampCollection
  ) -> ([PlacedStamp], end: Int) {
    let height = 120
    let pen = Pen(breadth: 18, color: ink.rawValue)
    let place = Place(column: x, row: 546)
    let number = text("\(count)", at: place, height: height, pen, stamps)
    let tally = stamps.stamp(
      .tally(min(count, 10), height: 28),
      Pen(breadth: 4, color: ink.rawValue),
      at: Place(column: x - 6, row: 574)
    )
    let width = StrokeFont.width("\(count)") * height / Place.unit
    return (number + [tally], x + max(width, 100))
  }

  /// Each color from paper to full.
  private static let palette: [[UInt8]] = Ink.allCases.flatMap { ink in
    (0..<Canvas.shades).map { shade in mixed(ink.color, shade) }
  }

  private static func mixed(_ color: [UInt8], _ shade: Int) -> [UInt8] {
    zip(Ink.paper.color, color).map { paper, full in
      let difference = Int(full) - Int(paper)
      return UInt8(Int(paper) + difference * shade / (Canvas.shades - 1))
    }
  }
}
