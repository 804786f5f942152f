/// A picture of few colors, drawn with round strokes whose edges are smooth.
///
/// A pixel is a color and how much of it there is over the paper, so that a palette holds every shade.
struct Canvas: Sendable {
  /// How many shades a color has.
  static let shades = 8

  let width: Int
  let height: Int
  /// Rows from the top, each after a byte 0; `color * shades + shade`, 0 being the paper.
  private(set) var bytes: [UInt8]
  /// For each row, what is not known to be the same as in the one above.
  private(set) var differences: [RowDifferences]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = Array(repeating: 0, count: (width + 1) * height)
    differences = Array(repeating: .all, count: height)
  }

  /// How many bytes a row has.
  var stride: Int { width + 1 }

  /// Where a row's first pixel is.
  private func start(ofRow row: Int) -> Int { row * stride + 1 }

  /// Finds what rows have in common with the ones above, which then is known of what is not drawn on.
  mutating func compareRows() {
    for row in 1..<height {
      let start = row * stride
      differences[row] = .none
      for column in 0..<stride where bytes[start + column] != bytes[start + column - stride] {
        differences[row].add(column..<column + 1, stride: stride)
      }
    }
  }

  /// Notes that columns of a row may differ from those above.
  private mutating func mark(_ columns: Range<Int>, row: Int) {
    guard !columns.isEmpty, row < height else { return }
    let bytes = columns.lowerBound + 1..<columns.upperBound + 1
    differences[row].add(bytes, stride: stride)
  }

  /// Fills whole pixels.
  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, color: Int) {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    for row in rows { fill(columns, row: row, color: color) }
    guard !rows.isEmpty else { return }
    mark(columns, row: rows.lowerBound)
    mark(columns, row: rows.upperBound)
  }

  private mutating func fill(_ columns: Range<Int>, row: Int, color: Int) {
    let (start, full) = (start(ofRow: row), UInt8(color * Self.shades + Self.shades - 1))
    for column in columns { bytes[start + column] = full }
  }

  /// Draws a line from point to point; the ends are round.
  mutating func stroke(_ points: [(x: Double, y: Double)], breadth: Double, color: Int) {
    for (start, end) in zip(points, points.dropFirst()) {
      let segment = Segment(from: start, to: end, breadth: breadth)
      var above = 0..<0
      for row in segment.rows.clamped(to: 0..<height) {
        let columns = segment.columns(ofRow: row).clamped(to: 0..<width)
        draw(segment, columns, row: row, color: color)
        if !segment.isLikeAbove(row) {
          mark(above, row: row)
          mark(columns, row: row)
        }
        above = columns
      }
      mark(above, row: min(segment.rows.upperBound, height))
    }
  }

  /// Draws what a row has of a segment: full ink between the columns that have less, or none.
  private mutating func draw(_ segment: Segment, _ columns: Range<Int>, row: Int, color: Int) {
    let start = start(ofRow: row)
    var (left, right) = (columns.lowerBound, columns.upperBound)
    while left < right {
      let coverage = segment.coverage(column: left, row: row)
      if coverage == 1 { break }
      cover(start + left, by: coverage, color: color)
      left += 1
    }
    while right > left {
      let coverage = segment.coverage(column: right - 1, row: row)
      if coverage == 1 { break }
      cover(start + right - 1, by: coverage, color: color)
      right -= 1
    }
    fill(left..<right, row: row, color: color)
  }

  /// Where strokes of a color meet, the greater part counts; over another color the new one lies on top.
  private mutating func cover(_ place: Int, by coverage: Double, color: Int) {
    guard coverage > 0 else { return }
    let shade = min(Self.shades - 1, Int(coverage * Double(Self.shades)))
    let old = Int(bytes[place])
    let isSame = old / Self.shades == color
    if isSame, old % Self.shades >= shade { return }
    if !isSame, shade == 0 { return }
    bytes[place] = UInt8(color * Self.shades + shade)
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
