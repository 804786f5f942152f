/// The name of an engine rule: capitals, a hyphen and a number, as `CMP-16`.
package struct RuleID: Hashable, Comparable, Sendable {
  /// What the rule is about: `CMP`.
  package let family: String
  package let number: Int

  /// Reads an id; `nil` where the text has another form.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), String(number) == String(parts[1]),
      number >= 0,
      !parts[0].isEmpty, parts[0].allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return nil }
    family = String(parts[0])
    self.number = number
  }

  /// The fragment that leads to the rule on its page: `cmp-16`.
  package var anchor: String { description.lowercased() }

  package static func < (first: Self, second: Self) -> Bool {
    (first.family, first.number) < (second.family, second.number)
  }
}

extension RuleID: CustomStringConvertible {
  package var description: String { "\(family)-\(number)" }
}

/// A place where a page or a scenario says that it shows a rule.
package struct RuleReference: Equatable, Sendable {
  package let id: RuleID
  package let range: Range<Int>
}
