/// The id of an engine rule: capital letters, a hyphen and a number, as in `CMP-16`.
package struct RuleID: Hashable, Comparable, Sendable {
  /// The rule's subject: `CMP`.
  package let family: String
  package let number: Int

  /// Parses an id; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), String(number) == String(parts[1]),
      number >= 0,
      !parts[0].isEmpty, parts[0].allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return nil }
    family = String(parts[0])
    self.number = number
  }

  /// The fragment of the rule on its page: `cmp-16`.
  package var anchor: String { description.lowercased() }

  package static func < (first: Self, second: Self) -> Bool {
    (first.family, first.number) < (second.family, second.number)
  }
}

extension RuleID: CustomStringConvertible {
  package var description: String { "\(family)-\(number)" }
}

/// A rule id on a page or scenario, with its location.
package struct RuleReference: Equatable, Sendable {
  package let id: RuleID
  package let range: Range<Int>
}
