import Synchronization

/// The shapes that the cards of a site have in common, each drawn once for each place within a pixel.
final class StampCollection: Sendable {
  /// What is drawn, with what, and how far from a pixel's corner.
  private struct Key: Hashable {
    let shape: StrokeShape
    let pen: Pen
    let offset: Place
  }

  private let stamps = Mutex<[Key: Stamp]>([:])

  /// A shape with its origin at a place.
  func stamp(_ shape: StrokeShape, _ pen: Pen, at place: Place) -> PlacedStamp {
    let (column, row) = (place.x / Place.unit, place.y / Place.unit)
    let offset = Place(x: place.x % Place.unit, y: place.y % Place.unit)
    let key = Key(shape: shape, pen: pen, offset: offset)
    let stamp = stamps.withLock { stamps in
      if let known = stamps[key] { return known }
      let new = Stamp(shape.strokes, offset: offset, pen)
      stamps[key] = new
      return new
    }
    return PlacedStamp(stamp: stamp, column: column, row: row)
  }
}

/// Where something is in a picture, in thirtieths of a pixel, which letters of all sizes are at whole ones of.
struct Place: Hashable {
  static let unit = 30

  /// From the left edge, and from the upper one.
  var x, y: Int

  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// A pixel's corner.
  init(column: Int, row: Int) { self.init(x: column * Self.unit, y: row * Self.unit) }
}
