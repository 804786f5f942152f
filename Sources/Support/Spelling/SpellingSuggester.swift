/// Finds the known name that a misspelled name most likely stands for.
///
/// A site may have thousands of pages and as many broken links. Only the few names that share the most
/// letters and pairs of letters with the misspelled name are compared in full.
package struct SpellingSuggester: Sendable {
  /// The number of names to compare, and their maximum length: a longer text is not a typo.
  private static let (maxCandidates, maxLength) = (16, 256)

  /// The names in their original order.
  package let names: [String]
  private let traits: [Traits]

  /// Prepares names for searching.
  package init(_ names: [String]) {
    self.names = names
    traits = names.map(Traits.init)
  }

  /// The nearest name, or `nil` if none is similar enough; see `editDistance`.
  ///
  /// Ties go to the name that shares more letters, then to the one listed first.
  /// - Complexity: O(*n*) for *n* names.
  package func nearest(to name: String) -> String? {
    guard let letters = letters(of: name) else { return nil }
    var best: (name: String, distance: Int)?
    for index in candidates(Traits(of: name)) {
      guard let others = self.letters(of: names[index]),
        let distance = editDistance(from: letters, to: others, below: best?.distance ?? .max)
      else { continue }
      best = (names[index], distance)
    }
    return best?.name
  }

  /// The indices of the names that share the most with a name, best first.
  private func candidates(_ wanted: Traits) -> [Int] {
    var found: [(index: Int, differences: Int)] = []
    for (index, other) in traits.enumerated() {
      let differences = wanted.differences(from: other)
      if found.count == Self.maxCandidates {
        guard differences < found[Self.maxCandidates - 1].differences else { continue }
        found.removeLast()
      }
      let position = found.firstIndex { $0.differences > differences } ?? found.endIndex
      found.insert((index, differences), at: position)
    }
    return found.map(\.index)
  }

  private func letters(of name: String) -> [Unicode.Scalar]? {
    let letters = Array(name.unicodeScalars.prefix(Self.maxLength + 1))
    return letters.count <= Self.maxLength ? letters : nil
  }
}

/// The known name that a misspelled name most likely stands for, or `nil` if none is similar enough.
package func nearestName(to name: String, among known: [String]) -> String? {
  SpellingSuggester(known).nearest(to: name)
}

/// The letters and pairs of adjacent letters in a name, each as one bit of a hash, ignoring case.
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
