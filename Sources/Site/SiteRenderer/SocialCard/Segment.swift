/// A straight stroke with round ends on a grid of pixels.
///
/// In a row, the columns that it covers wholly lie side by side, as do those that it touches.
struct Segment {
  private let start: (x: Double, y: Double)
  private let (dx, dy): (Double, Double)
  private let length: Double
  /// Beyond the outer distance there is no ink, and within the inner one nothing but ink.
  private let (outer, inner): (Double, Double)
  /// The rows that it may touch.
  let rows: Range<Int>

  init(from start: (x: Double, y: Double), to end: (x: Double, y: Double), breadth: Double) {
    self.start = start
    (dx, dy) = (end.x - start.x, end.y - start.y)
    length = dx * dx + dy * dy
    (outer, inner) = (breadth / 2 + 0.5, max(0, breadth / 2 - 0.5))
    let reach = breadth / 2 + 1
    rows = Int(min(start.y, end.y) - reach)..<Int(max(start.y, end.y) + reach) + 1
  }

  /// The columns of a row that it may touch: around the part of it that is near enough.
  func columns(ofRow row: Int) -> Range<Int> {
    let middle = Double(row) + 0.5 - start.y
    var (first, last) = (0.0, 1.0)
    if dy != 0 {
      let (near, far) = ((middle - outer) / dy, (middle + outer) / dy)
      first = max(first, min(near, far))
      last = min(last, max(near, far))
    }
    guard first <= last else { return 0..<0 }
    let (left, right) = (start.x + first * dx, start.x + last * dx)
    return Int(min(left, right) - outer + 0.5)..<max(0, Int(max(left, right) + outer + 0.5))
  }

  /// How much of a pixel is covered, from 0 to 1.
  func coverage(column: Int, row: Int) -> Double {
    let (x, y) = (Double(column) + 0.5 - start.x, Double(row) + 0.5 - start.y)
    let along = length == 0 ? 0 : max(0, min(1, (x * dx + y * dy) / length))
    let (offX, offY) = (x - along * dx, y - along * dy)
    let distance = offX * offX + offY * offY
    guard distance < outer * outer else { return 0 }
    return distance <= inner * inner ? 1 : outer - distance.squareRoot()
  }
}
