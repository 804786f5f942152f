/// A picture of stamps on a grid, which is compressed row by row as it is drawn.
///
/// A row is the one above it but for the changes of stamps, and only these are looked at. Below a line of the
/// grid, that one is meant which is above the line.
struct GridPicture {
  /// How far from each other the grid's lines are.
  private static let distance = 30

  /// How many bytes a row has.
  private let stride: Int
  /// The color of the grid; those of what is drawn have higher numbers.
  private let color: UInt8
  /// What the checksum needs of a line of the grid on which nothing is drawn.
  private let blankLine: AdlerChecksum.Sums
  /// The row as it is between lines of the grid.
  private var row: PictureRow
  private var stream = Deflate()
  private var checksum = AdlerChecksum()
  private let above, beyondLine: Deflate.Distance

  /// Draws a picture.
  /// - Parameters:
  ///   - width: How many pixels a row has.
  ///   - height: How many rows there are.
  ///   - color: The grid's color; those of the stamps have higher numbers.
  ///   - stamps: What is drawn, each to the right of those before it in the same rows.
  /// - Returns: The rows as a zlib stream.
  static func zlib(width: Int, height: Int, color: UInt8, stamps: [PlacedStamp]) -> [UInt8] {
    let changes = RowChanges(stamps, stride: width + 1, height: height)
    var picture = GridPicture(width: width, color: color)
    for number in 0..<height { picture.write(number, changes) }
    return picture.stream.finished(picture.checksum)
  }

  private init(width: Int, color: UInt8) {
    self.color = color
    stride = width + 1
    row = PictureRow(ground: (0..<width).map { $0.isMultiple(of: Self.distance) ? color : 0 })
    blankLine = AdlerChecksum.Sums([0] + Array(repeating: color, count: width))
    above = Deflate.Distance(stride)
    beyondLine = Deflate.Distance(2 * stride)
  }

  /// Writes the row that has the number.
  private mutating func write(_ number: Int, _ changes: RowChanges) {
    let own = changes.all.span.extracting(changes.numbers(of: number..<number + 1))
    row.draw(own, of: changes.pixels.span)
    switch number % Self.distance {
    case 0: return writeLine()
    case 1 where number == 1:
      let bytes = row.bytes
      stream.write(bytes.span)
    case 1:
      // Also what has changed on the line.
      let both = changes.all[changes.numbers(of: number - 1..<number + 1)]
      let sorted = both.sorted { $0.place < $1.place }
      writeRow(sorted.span, beyondLine)
    default: writeRow(own, above)
    }
    checksum.add(row.sums, count: stride)
  }

  /// Writes a line of the grid.
  private mutating func writeLine() {
    if row.isBlank {
      stream.write(0, times: 1)
      stream.write(color, times: stride - 1)
      checksum.add(blankLine, count: stride)
    } else {
      var bytes = row.bytes
      for place in 1..<stride { bytes[place] = max(bytes[place], color) }
      stream.write(bytes.span)
      checksum.add(AdlerChecksum.Sums(bytes), count: stride)
    }
  }

  /// Writes what has changed, and around it what was there so far back.
  private mutating func writeRow(_ changes: Span<RowChanges.Change>, _ distance: Deflate.Distance) {
    let row = row.bytes
    let bytes = row.span
    // What has yet to be written: parts that are near each other are one.
    var part = 0..<0
    for number in changes.indices where changes[number].count > 0 {
      let change = changes[number]
      if change.place - part.upperBound >= Stamp.distance {
        stream.write(bytes.extracting(part))
        stream.repeat(change.place - part.upperBound, from: distance)
        part = change.place..<change.end
      } else {
        part = part.lowerBound..<max(part.upperBound, change.end)
      }
    }
    if stride - part.upperBound < Stamp.distance { part = part.lowerBound..<stride }
    stream.write(bytes.extracting(part))
    stream.repeat(stride - part.upperBound, from: distance)
  }
}
