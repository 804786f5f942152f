import ContentHash

/// One of several parts of all scenarios, each verified on a separate machine.
package struct Shard: Equatable, Sendable {
  /// The number of the part, counted from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// All scenarios as one part.
  package static let all = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Parses `2/5`.
  /// - Returns: `nil` for any other text, or if the number exceeds the count.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCII) }),
      let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether the scenarios of a page belong to this part.
  ///
  /// Only the page's path decides, so that a new page moves no other one to a machine without its results.
  func contains(_ page: String) -> Bool {
    let hash = UInt64(contentHash(of: [page]).prefix(16), radix: 16) ?? 0
    return hash % UInt64(count) == UInt64(number - 1)
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}
