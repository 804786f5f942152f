import Mustache

/// A count as handwritten tally marks: bundles of five, with the fifth stroke across the other four.
struct TallyMarks: Equatable {
  /// The data of an SVG path.
  let path: String
  let width: Int
  let height: Int
  /// How many strokes are not drawn.
  let left: Int

  private static let maxStrokes = 60
  private static let bundlesInRow = 4
  private static let strokeHeight = 20
  private static let strokeDistance = 7
  private static let bundleDistance = 38
  private static let rowDistance = 28
  /// Half a stroke's width, so that strokes are not cut off at the edges.
  private static let margin = 2

  /// - Parameter count: The number of strokes; only the first 60 are drawn.
  init(_ count: Int) {
    let strokes = (0..<min(count, Self.maxStrokes)).map(Self.stroke)
    path = strokes.map(\.path).joined()
    left = count - strokes.count
    width = (strokes.map(\.end).max() ?? 0) + Self.margin
    let rows = (strokes.count + Self.bundlesInRow * 5 - 1) / (Self.bundlesInRow * 5)
    height =
      max(1, rows) * Self.rowDistance - (Self.rowDistance - Self.strokeHeight) + 2 * Self.margin
  }

  private static func stroke(_ number: Int) -> (path: String, end: Int) {
    let bundle = number / 5
    let left = margin + 3 + bundle % bundlesInRow * bundleDistance
    let top = margin + bundle / bundlesInRow * rowDistance
    let stroke = number % 5
    if stroke == 4 {
      let right = left + 3 * strokeDistance + 3
      return ("M\(left - 3) \(top + 15)L\(right) \(top + 5)", right)
    }
    let x = left + stroke * strokeDistance
    return ("M\(x) \(top)v\(strokeHeight)", x)
  }

  /// The keys `tallyPath`, `tallyWidth`, `tallyHeight` and `tallyLeft`.
  var members: Members {
    [
      "tallyPath": .string(path), "tallyWidth": .integer(width), "tallyHeight": .integer(height),
      "tallyLeft": left > 0 ? .integer(left) : false,
    ]
  }
}
