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

  private static let margin = 64.0

  /// The picture as a PNG file, drawn over what all cards of the site show.
  func png(over background: Canvas) -> [UInt8] {
    var canvas = background
    drawTitle(on: &canvas)
    if let comparison { draw(comparison, on: &canvas) }
    return PNGImage(
      width: Self.width,
      height: Self.height,
      palette: Self.palette,
      rows: canvas.bytes,
      differences: canvas.differences
    )
    .bytes
  }

  /// What all cards of a site show: a grid and the site's name.
  static func background(siteName: String) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    for column in stride(from: 0, to: width, by: 30) {
      canvas.fill(column..<column + 1, 0..<height, color: Ink.grid.rawValue)
    }
    for row in stride(from: 0, to: height, by: 30) {
      canvas.fill(0..<width, row..<row + 1, color: Ink.grid.rawValue)
    }
    drawTally(5, x: margin, y: 62, height: 34, breadth: 5, ink: .words, on: &canvas)
    canvas.text(siteName, x: 132, y: 94, height: 26, breadth: 4.5, color: Ink.words.rawValue)
    canvas.compareRows()
    return canvas
  }

  private func drawTitle(on canvas: inout Canvas) {
    let room = Double(Self.width) - 2 * Self.margin
    let (height, lines) = Self.fitted(title, into: room)
    for (number, line) in lines.enumerated() {
      let baseline = 150 + height + Double(number) * height * 1.55
      canvas.text(
        line,
        x: Self.margin,
        y: baseline,
        height: height,
        breadth: height / 5.5,
        color: Ink.words.rawValue
      )
    }
  }

  /// The title in the biggest letters in which it takes no more than three lines.
  static func fitted(_ title: String, into room: Double) -> (height: Double, lines: [String]) {
    for height in [54.0, 46, 38] {
      let lines = wrapped(title, into: room * StrokeFont.height / height)
      if lines.count <= 3 { return (height, lines) }
    }
    return (30, Array(wrapped(title, into: room * StrokeFont.height / 30).prefix(4)))
  }

  private static func wrapped(_ title: String, into room: Double) -> [String] {
    title.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, StrokeFont.width(last + " " + word) <= room {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  private func draw(_ comparison: CountComparison, on canvas: inout Canvas) {
    let end = draw(comparison.avoid.count, x: Self.margin, ink: .avoid, on: &canvas)
    let arrow = (start: end + 50, end: end + 150)
    canvas.stroke([(arrow.start, 500), (arrow.end, 500)], breadth: 8, color: Ink.soft.rawValue)
    canvas.stroke(
      [(arrow.end - 28, 474), (arrow.end, 500), (arrow.end - 28, 526)],
      breadth: 8,
      color: Ink.soft.rawValue
    )
    let right = draw(comparison.prefer.count, x: arrow.end + 60, ink: .prefer, on: &canvas)
    let words = ["\(comparison.column.metric.rawValue) of", comparison.column.view]
    for (number, line) in words.enumerated() {
      canvas.text(
        line,
        x: right + 70,
        y: 492 + Double(number) * 46,
        height: 24,
        breadth: 4,
        color: Ink.soft.rawValue
      )
    }
  }

  /// Draws a count with its tally below; returns where it ends.
  private func draw(_ count: Int, x: Double, ink: Ink, on canvas: inout Canvas) -> Double {
    let height = 120.0
    let number = "\(count)"
    canvas.text(number, x: x, y: 546, height: height, breadth: 18, color: ink.rawValue)
    Self.drawTally(min(count, 10), x: x - 6, y: 574, height: 28, breadth: 4, ink: ink, on: &canvas)
    return x + max(StrokeFont.width(number) * height / StrokeFont.height, 100)
  }

  private static func drawTally(
    _ count: Int,
    x: Double,
    y: Double,
    height: Double,
    breadth: Double,
    ink: Ink,
    on canvas: inout Canvas
  ) {
    let distance = height * 0.38
    for number in 0..<count {
      let left = x + Double(number / 5) * distance * 5.5 + distance / 2
      if number % 5 == 4 {
        let ends = [
          (left - distance / 2, y + height * 0.75), (left + distance * 3.5, y + height / 4),
        ]
        canvas.stroke(ends.map { (x: $0.0, y: $0.1) }, breadth: breadth, color: ink.rawValue)
      } else {
        let place = left + Double(number % 5) * distance
        canvas.stroke([(place, y), (place, y + height)], breadth: breadth, color: ink.rawValue)
      }
    }
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
