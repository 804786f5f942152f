/// A picture of few colors, drawn with round strokes whose edges are smooth.
///
/// A pixel is a color and how much of it there is over the paper, so that a palette holds every shade.
struct Canvas: Sendable {
  /// How many shades a color has.
  static let shades = 8

  let width: Int
  let height: Int
  /// Rows from the top; `color * shades + shade`, 0 being the paper.
  private(set) var pixels: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Fills whole pixels.
  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, color: Int) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) {
        pixels[row * width + column] = UInt8(color * Self.shades + Self.shades - 1)
      }
    }
  }

  /// Draws a line from point to point; the ends are round.
  mutating func stroke(_ points: [(x: Double, y: Double)], breadth: Double, color: Int) {
    for (start, end) in zip(points, points.dropFirst()) {
      segment(from: start, to: end, breadth: breadth, color: color)
    }
  }

  private mutating func segment(
    from start: (x: Double, y: Double),
    to end: (x: Double, y: Double),
    breadth: Double,
    color: Int
  ) {
    let reach = breadth / 2 + 1
    let columns = Int(min(start.x, end.x) - reach)..<Int(max(start.x, end.x) + reach) + 1
    let rows = Int(min(start.y, end.y) - reach)..<Int(max(start.y, end.y) + reach) + 1
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) {
        let (x, y) = (Double(column) + 0.5 - start.x, Double(row) + 0.5 - start.y)
        let along = length == 0 ? 0 : max(0, min(1, (x * dx + y * dy) / length))
        let (offX, offY) = (x - along * dx, y - along * dy)
        let coverage = breadth / 2 + 0.5 - (offX * offX + offY * offY).squareRoot()
        guard coverage > 0 else { continue }
        cover(row * width + column, by: coverage, color: color)
      }
    }
  }

  /// Where strokes of a color meet, the greater part counts; over another color the new one lies on top.
  private mutating func cover(_ pixel: Int, by coverage: Double, color: Int) {
    let shade = min(Self.shades - 1, Int(coverage * Double(Self.shades)))
    let old = Int(pixels[pixel])
    let isSame = old / Self.shades == color
    if isSame, old % Self.shades >= shade { return }
    if !isSame, shade == 0 { return }
    pixels[pixel] = UInt8(color * Self.shades + shade)
  }
}

extension Canvas {
  /// Draws a line of text; `y` is the baseline.
  mutating func text(
    _ line: some StringProtocol,
    x: Double,
    y: Double,
    height: Double,
    breadth: Double,
    color: Int
  ) {
    let scale = height / StrokeFont.height
    var left = x
    for character in line {
      let glyph = StrokeFont.glyph(character)
      for points in glyph.strokes {
        let placed = points.map { (x: left + $0.x * scale, y: y - $0.y * scale) }
        stroke(placed, breadth: breadth, color: color)
      }
      left += (glyph.width + StrokeFont.gap) * scale
    }
  }
}
