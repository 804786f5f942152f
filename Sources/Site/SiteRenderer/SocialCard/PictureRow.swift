/// A picture's row as it changes from top to bottom, over a ground that shows where nothing is drawn.
struct PictureRow {
  private let ground: [UInt8]
  private let groundSums: AdlerChecksum.Sums
  /// Numbers of colors after a 0, which says that the row is not filtered.
  private(set) var bytes: [UInt8]
  private(set) var sums: AdlerChecksum.Sums

  /// - Parameter colors: Those of the ground, with lower numbers than all that are drawn.
  init(ground colors: [UInt8]) {
    ground = [0] + colors
    bytes = ground
    groundSums = AdlerChecksum.Sums(ground)
    sums = groundSums
  }

  /// Whether nothing is drawn.
  var isBlank: Bool { sums.first == groundSums.first }

  /// Makes columns what the changes say.
  mutating func draw(_ changes: Span<RowChanges.Change>, of pixels: Span<UInt8>) {
    let ground = ground
    var sums = sums
    var bytes = bytes.mutableSpan
    for number in changes.indices {
      let change = changes[number]
      let pixels = pixels.extracting(change.start..<change.start &+ change.count)
      for index in pixels.indices {
        let place = change.place &+ index
        let byte = pixels[index] == 0 ? ground[place] : pixels[index]
        sums.replace(bytes[place], by: byte, rest: bytes.count &- place)
        bytes[place] = byte
      }
    }
    self.sums = sums
  }
}
