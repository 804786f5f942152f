/// Pixels on which one draws with a round pen; edges are smooth.
struct Canvas {
  /// How much ink a pixel can have, from none.
  static let shades = 8

  let width: Int
  let height: Int
  /// The shade of each pixel, rows from the top.
  private(set) var pixels: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Draws a line from point to point; where strokes meet, the greater part counts.
  mutating func stroke(_ points: [(x: Double, y: Double)], breadth: Double) {
    for (start, end) in zip(points, points.dropFirst()) {
      let segment = Segment(from: start, to: end, breadth: breadth)
      for row in segment.rows.clamped(to: 0..<height) { draw(segment, row: row) }
    }
  }

  /// Draws what a row has of a segment: full ink between the columns that have less, or none.
  private mutating func draw(_ segment: Segment, row: Int) {
    let columns = segment.columns(ofRow: row).clamped(to: 0..<width)
    let start = row * width
    var (left, right) = (columns.lowerBound, columns.upperBound)
    while left < right {
      let coverage = segment.coverage(column: left, row: row)
      if coverage == 1 { break }
      cover(start + left, by: coverage)
      left += 1
    }
    while right > left {
      let coverage = segment.coverage(column: right - 1, row: row)
      if coverage == 1 { break }
      cover(start + right - 1, by: coverage)
      right -= 1
    }
    for column in left..<right { pixels[start + column] = UInt8(Self.shades - 1) }
  }

  private mutating func cover(_ place: Int, by coverage: Double) {
    let shade = min(Self.shades - 1, Int(coverage * Double(Self.shades)))
    pixels[place] = max(pixels[place], UInt8(shade))
  }
}
