import FoundationShim

// What `#Predicate` makes of a call that Foundation has on Apple's systems only.

extension PredicateExpressions {
  /// Whether a text contains another, whatever their case and accents.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    let root: Root
    let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return text.localizedStandardContains(part)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

// MARK: - Comparing predicates

extension Predicate {
  /// What the predicate tests, the same for each evaluation of the code that creates it.
  var text: String { predicateText(expression) }
}

/// A variable, whose number differs each time.
private protocol NumberedVariable {}

extension PredicateExpressions.Variable: NumberedVariable {}

private func predicateText(_ value: Any) -> String {
  if value is any NumberedVariable { return "variable" }
  if let model = value as? any PersistentModel { return "\(model._$model.id)" }
  let parts = Mirror(reflecting: value).children
  guard !(value is AnyKeyPath), !parts.isEmpty else { return "\(type(of: value)) \(value)" }
  return "\(type(of: value))(\(parts.map { predicateText($0.value) }.joined(separator: ", ")))"
}
