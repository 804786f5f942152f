/// One of several parts of all scenarios, each to be verified on a machine of its own.
package struct Shard: Equatable, Sendable {
  /// Which part, counted from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// Everything.
  package static let all = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `2/5`.
  /// - Returns: `nil` for another text, or where the number is not one of the count.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCII) }),
      let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Every element whose turn it is: neighbors, which often cost alike, go to different parts.
  func part<Element>(of elements: [Element]) -> [Element] {
    elements.indices.filter { $0 % count == number - 1 }.map { elements[$0] }
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}
