/// What cards are drawn of; each shape begins at its own origin.
enum StrokeShape: Hashable {
  /// A letter so many pixels high, from its lower left corner.
  case letter(Unicode.Scalar, height: Int)
  /// So many marks from the upper left corner, each fifth across the four before it.
  case tally(Int, height: Int)
  /// An arrow to the right, from where it begins.
  case arrow

  static let arrowLength = 100

  typealias Stroke = [(x: Double, y: Double)]

  /// The lines that the pen draws from point to point, in pixels.
  var strokes: [Stroke] {
    switch self {
    case .letter(let scalar, let height): Self.letter(scalar, height: Double(height))
    case .tally(let count, let height): (0..<count).map { Self.mark($0, height: Double(height)) }
    case .arrow: [[(0, 0), (100, 0)], [(72, -26), (100, 0), (72, 26)]]
    }
  }

  private static func letter(_ scalar: Unicode.Scalar, height: Double) -> [Stroke] {
    let scale = height / Double(StrokeFont.height)
    return StrokeFont.glyph(scalar).strokes.map { points in
      points.map { (x: Double($0.x) * scale, y: -Double($0.y) * scale) }
    }
  }

  private static func mark(_ number: Int, height: Double) -> Stroke {
    let distance = height * 0.38
    let left = Double(number / 5) * distance * 5.5 + distance / 2
    if number % 5 == 4 {
      return [(left - distance / 2, height * 0.75), (left + distance * 3.5, height / 4)]
    }
    let x = left + Double(number % 5) * distance
    return [(x, 0), (x, height)]
  }
}

/// What draws a shape.
struct Pen: Hashable {
  let breadth: Double
  let color: Int
}
