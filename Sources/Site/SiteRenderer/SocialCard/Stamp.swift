/// A shape in one color, as what each of its rows changes below the one above.
struct Stamp: Sendable {
  /// Columns that are not as in the row above.
  struct Change {
    /// The first of them and the row, counted from the stamp's origin.
    let column, row: Int
    let count: Int
    /// Where the first of them is among the pixels.
    let start: Int
  }

  /// How many columns have to lie between two changes of a row.
  static let distance = 4

  /// From top to bottom, in a row from left to right; the last ones leave nothing of the shape.
  private(set) var changes: [Change] = []
  /// What the pixels of all changes become: color and shade, or 0 where nothing is drawn.
  private(set) var pixels: [UInt8] = []

  /// Draws lines from point to point.
  init(_ strokes: [StrokeShape.Stroke], offset: Place, _ pen: Pen) {
    let reach = pen.breadth / 2 + 2
    func span(_ values: some Sequence<Double>) -> Range<Int> {
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      return Int((least - reach).rounded(.down))..<Int((most + reach).rounded(.up)) + 1
    }
    let columns = span(strokes.joined().lazy.map(\.x))
    let rows = span(strokes.joined().lazy.map(\.y))
    let (left, top) = (Double(columns.lowerBound), Double(rows.lowerBound))
    let (x, y) = (Double(offset.x) / Double(Place.unit), Double(offset.y) / Double(Place.unit))
    var canvas = Canvas(width: columns.count, height: rows.count)
    for stroke in strokes {
      canvas.stroke(stroke.map { ($0.x + x - left, $0.y + y - top) }, breadth: pen.breadth)
    }
    let color = UInt8(pen.color * Canvas.shades)
    let inks = canvas.pixels.map { $0 == 0 ? 0 : color + $0 }
    for row in 1..<rows.count {
      let start = row * columns.count
      for part in Self.differences(inks, start..<start + columns.count) {
        changes.append(
          Change(
            column: columns.lowerBound + part.lowerBound - start,
            row: rows.lowerBound + row,
            count: part.count,
            start: pixels.count
          )
        )
        pixels += inks[part]
      }
    }
  }

  /// Where a row's pixels are not those above them.
  private static func differences(_ pixels: [UInt8], _ row: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for place in row where pixels[place] != pixels[place - row.count] {
      if let last = parts.last, place - last.upperBound < distance {
        parts[parts.count - 1] = last.lowerBound..<place + 1
      } else {
        parts.append(place..<place + 1)
      }
    }
    return parts
  }
}

/// A stamp in a picture.
struct PlacedStamp: Sendable {
  let stamp: Stamp
  /// The pixel of its origin.
  let column, row: Int
}
