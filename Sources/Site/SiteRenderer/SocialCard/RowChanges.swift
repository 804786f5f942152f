/// What stamps change in each row of a picture.
struct RowChanges {
  /// Bytes of a row that are not as above; there may be none.
  struct Change {
    /// The first of them.
    let place: Int
    let count: Int
    /// Where the first is among the pixels.
    let start: Int

    var end: Int { place &+ count }
  }

  /// From top to bottom, in a row from left to right.
  private(set) var all: [Change] = []
  /// For each row the number of changes above it, and at last that of all.
  private var counts: [Int]
  /// What the bytes of all changes become: color and shade, or 0 where nothing is drawn.
  private(set) var pixels: [UInt8] = []

  /// - Parameters:
  ///   - stamps: What is drawn, each to the right of those before it in the same rows, and none to the left of
  ///     the picture or above it.
  ///   - stride: How many bytes a row has, the first of which is none of a pixel.
  ///   - height: How many rows there are.
  init(_ stamps: [PlacedStamp], stride: Int, height: Int) {
    counts = Array(repeating: 0, count: height + 1)
    for placed in stamps {
      for change in placed.stamp.changes where placed.row &+ change.row < height {
        counts[placed.row &+ change.row &+ 1] &+= 1
      }
    }
    for row in 0..<height { counts[row + 1] += counts[row] }
    all = Array(repeating: Change(place: 0, count: 0, start: 0), count: counts[height])
    // Where the next change of each row belongs.
    var numbers = counts
    for placed in stamps {
      let first = pixels.count
      pixels += placed.stamp.pixels
      for change in placed.stamp.changes where placed.row &+ change.row < height {
        let row = placed.row &+ change.row
        let place = min(placed.column &+ change.column &+ 1, stride)
        let count = min(change.count, stride &- place)
        all[numbers[row]] = Change(place: place, count: count, start: first &+ change.start)
        numbers[row] &+= 1
      }
    }
  }

  /// The numbers of those of some rows.
  func numbers(of rows: Range<Int>) -> Range<Int> {
    counts[rows.lowerBound]..<counts[rows.upperBound]
  }
}
