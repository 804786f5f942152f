/// The counts that a cell allows: `3`, `≥ 2`, `≤ 3` or `2–4`.
package struct CountRange: Hashable, Sendable, CustomStringConvertible {
  /// `Int.min` for a cell such as `≤ 3`.
  package let lowest: Int
  /// `Int.max` for a cell such as `≥ 2`.
  package let highest: Int

  /// Parses the text of a cell; `nil` if it is anything else.
  package init?(_ text: String) {
    if let number = count(text) {
      self.init(exactly: number)
    } else if let number = Self.number(in: text, after: "≥") {
      self.init(number, .max)
    } else if let number = Self.number(in: text, after: "≤") {
      self.init(atMost: number)
    } else {
      let ends = text.split(separator: "–", omittingEmptySubsequences: false).map {
        count(String($0))
      }
      guard ends.count == 2, let lowest = ends[0], let highest = ends[1], lowest < highest else {
        return nil
      }
      self.init(lowest, highest)
    }
  }

  /// The range of one number.
  package init(exactly number: Int) { self.init(number, number) }

  /// The range of a budget.
  package init(atMost number: Int) { self.init(.min, number) }

  private init(_ lowest: Int, _ highest: Int) {
    self.lowest = lowest
    self.highest = highest
  }

  private static func number(in text: String, after sign: Character) -> Int? {
    guard text.first == sign else { return nil }
    return count(String(text.dropFirst().drop { $0 == " " }))
  }

  /// The number, if there is only one.
  package var only: Int? { lowest == highest ? lowest : nil }

  /// The spelling of a range, which has more than one number.
  package var budget: String? { only == nil ? description : nil }

  package func contains(_ count: Int) -> Bool { lowest <= count && count <= highest }

  /// The counts of two rows together.
  package static func + (first: Self, second: Self) -> Self {
    Self(
      first.lowest == .min || second.lowest == .min ? .min : first.lowest + second.lowest,
      first.highest == .max || second.highest == .max ? .max : first.highest + second.highest
    )
  }

  /// The range that `--fix` writes: a number is replaced, a range grows just enough.
  package func fixed(for count: Int) -> Self {
    only == nil ? Self(min(lowest, count), max(highest, count)) : Self(exactly: count)
  }

  /// The spelling in a table.
  package var description: String {
    if let only { return "\(only)" }
    if highest == .max { return "≥ \(lowest)" }
    return lowest == .min ? "≤ \(highest)" : "\(lowest)–\(highest)"
  }
}
