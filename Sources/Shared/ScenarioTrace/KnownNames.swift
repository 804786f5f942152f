/// Names, and which of them a misspelt one most likely meant.
///
/// A site may have thousands of pages, and as many links that lead to none of them: only the few names
/// that have most letters and pairs of letters in common with the misspelt one are compared with it.
public struct KnownNames: Sendable {
  /// How many names are compared, and how long they may be in letters: beyond that a name is not one
  /// that somebody mistyped.
  private static let (most, longest) = (16, 256)

  /// The names in their order.
  public let names: [String]
  private let traits: [Traits]

  /// Keeps names ready to be searched.
  public init(_ names: [String]) {
    self.names = names
    traits = names.map(Traits.init)
  }

  /// The nearest of the names, or `nil` where none is near enough; see `editDistance`.
  ///
  /// Ties go to the one that has more in common, then to the one listed first.
  /// - Complexity: O(*n*) for *n* names.
  public func nearest(to name: String) -> String? {
    guard let letters = letters(of: name) else { return nil }
    var best: (name: String, distance: Int)?
    for index in likest(Traits(of: name)) {
      guard let others = self.letters(of: names[index]),
        let distance = editDistance(from: letters, to: others, below: best?.distance ?? .max)
      else { continue }
      best = (names[index], distance)
    }
    return best?.name
  }

  /// The places of the names that have most in common with one, the likest first.
  private func likest(_ wanted: Traits) -> [Int] {
    var found: [(index: Int, differences: Int)] = []
    for (index, other) in traits.enumerated() {
      let differences = wanted.differences(from: other)
      if found.count == Self.most {
        guard differences < found[Self.most - 1].differences else { continue }
        found.removeLast()
      }
      let place = found.firstIndex { $0.differences > differences } ?? found.endIndex
      found.insert((index, differences), at: place)
    }
    return found.map(\.index)
  }

  private func letters(of name: String) -> [Unicode.Scalar]? {
    let letters = Array(name.unicodeScalars.prefix(Self.longest + 1))
    return letters.count <= Self.longest ? letters : nil
  }
}

/// The known name that a misspelt one most likely meant, or `nil` where none is near enough.
public func nearestName(to name: String, among known: [String]) -> String? {
  KnownNames(known).nearest(to: name)
}

/// Which letters and pairs of neighbors a name has, each as one bit that its bytes choose; letter case
/// is overlooked.
private struct Traits {
  private var bits = SIMD4<UInt64>()

  init(of name: String) {
    var last: UInt8 = 0
    for byte in name.utf8 {
      let letter = byte | 0x20
      add(letter)
      add(last &* 37 &+ letter)
      last = letter
    }
  }

  private mutating func add(_ trait: UInt8) {
    bits[Int(trait >> 6)] |= 1 << UInt64(trait & 63)
  }

  func differences(from other: Traits) -> Int {
    let differing = bits ^ other.bits
    return (0..<4).reduce(0) { $0 + differing[$1].nonzeroBitCount }
  }
}
