import Foundation

/// An object whose properties predicates and sort descriptors find by their names.
package protocol KeyedObject: AnyObject {
  func keyedValue(_ key: String) -> Any?
}

/// A condition on an object, written as a format or as a closure.
open class NSPredicate: NSObject, @unchecked Sendable {
  let condition: PredicateCondition
  /// What the predicate tests; the same for equal ones.
  package let predicateFormat: String

  init(_ condition: PredicateCondition, _ format: String) {
    (self.condition, predicateFormat) = (condition, format)
  }

  public convenience init(value: Bool) {
    self.init(.constant(value), value ? "TRUEPREDICATE" : "FALSEPREDICATE")
  }

  public convenience init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    self.init(.block(block), "BLOCKPREDICATE")
  }

  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
  }

  /// Reads a format; the program stops at what the engine does not know.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    let texts = (arguments ?? []).map { "\(plainValue($0) ?? "nil")" }
    self.init(parser.predicate(), ([predicateFormat] + texts).joined(separator: "\n"))
  }

  open func evaluate(with object: Any?) -> Bool { condition.holds(for: object) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPredicate)?.predicateFormat == predicateFormat
      && predicateFormat != "BLOCKPREDICATE"
  }

  open override var hash: Int { predicateFormat.hashValue }
}

/// Predicates of which all, one or none must hold.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
  public enum LogicalType: UInt, Sendable {
    case not, and, or
  }

  public let compoundPredicateType: LogicalType
  public let subpredicates: [NSPredicate]

  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    (compoundPredicateType, self.subpredicates) = (type, subpredicates)
    let parts = subpredicates.map(\.condition)
    let condition: PredicateCondition =
      switch type {
      case .not: .not(.all(parts))
      case .and: .all(parts)
      case .or: .any(parts)
      }
    super.init(condition, "\(type)(\(subpredicates.map(\.predicateFormat)))")
  }

  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}

/// What a predicate tests.
indirect enum PredicateCondition {
  /// How two values are compared.
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// A value in a comparison.
  enum Term {
    case value(Any?)
    case path([String])
    case list([Term])
  }

  /// Which elements of a collection a comparison needs.
  enum Quantifier: String {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  case constant(Bool)
  case block((Any?, [String: Any]?) -> Bool)
  case comparison(Term, Operator, Term, options: String.CompareOptions, Quantifier?)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): return value
    case .block(let block): return block(object, nil)
    case .all(let parts): return parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): return parts.contains { $0.holds(for: object) }
    case .not(let part): return !part.holds(for: object)
    case .comparison(let left, let relation, let right, let options, let quantifier):
      let (left, right) = (left.value(in: object), right.value(in: object))
      func test(_ value: Any?) -> Bool { relation.holds(value, right, options) }
      guard let quantifier else { return test(left) }
      let elements = elements(of: left) ?? []
      return switch quantifier {
      case .any, .some: elements.contains(where: test)
      case .all: elements.allSatisfy(test)
      case .none: !elements.contains(where: test)
      }
    }
  }
}

extension PredicateCondition.Term {
  func value(in object: Any?) -> Any? {
    switch self {
    case .value(let value): plainValue(value)
    case .list(let terms): terms.map { $0.value(in: object) as Any }
    case .path(let keys): keys.reduce(plainValue(object), Self.value)
    }
  }

  /// The value of a key; of a collection, that of each element.
  private static func value(of object: Any?, _ key: String) -> Any? {
    guard let object, key.uppercased() != "SELF" else { return object }
    if key == "@count" { return elements(of: object)?.count }
    if let keyed = object as? any KeyedObject { return plainValue(keyed.keyedValue(key)) }
    if let dictionary = object as? [String: Any] { return plainValue(dictionary[key]) }
    if let elements = elements(of: object) {
      let values = elements.map { value(of: $0, key) }
      return values.flatMap { value in PredicateCondition.parts(of: value) }
    }
    fatalError("a predicate cannot find '\(key)' in \(type(of: object))")
  }
}

extension PredicateCondition {
  /// The elements of a collection, or the value itself.
  fileprivate static func parts(of value: Any?) -> [Any] {
    elements(of: value) ?? (value.map { [$0] } ?? [])
  }
}

extension PredicateCondition.Operator {
  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    let (first, second) = (left as? String, right as? String)
    switch self {
    case .equal, .notEqual:
      let isEqual =
        if let first, let second { first.compare(second, options: options) == .orderedSame } else {
          areEqual(left, right)
        }
      return isEqual == (self == .equal)
    case .less: return left != nil && right != nil && orderOf(left, right) == .orderedAscending
    case .greater: return left != nil && right != nil && orderOf(left, right) == .orderedDescending
    case .lessOrEqual:
      return left != nil && right != nil && orderOf(left, right) != .orderedDescending
    case .greaterOrEqual:
      return left != nil && right != nil && orderOf(left, right) != .orderedAscending
    case .contains where first == nil:
      return elements(of: left)?.contains { areEqual($0, right) } == true
    case .contains: return second.flatMap { first?.range(of: $0, options: options) } != nil
    case .beginsWith:
      return second.flatMap { first?.range(of: $0, options: options.union(.anchored)) } != nil
    case .endsWith:
      return second.flatMap {
        first?.range(of: $0, options: options.union([.anchored, .backwards]))
      }
        != nil
    case .like: return second.map { matches(first, Self.pattern(ofWildcards: $0), options) } == true
    case .matches: return second.map { matches(first, $0, options) } == true
    case .isIn:
      if let second, let first { return second.range(of: first, options: options) != nil }
      return elements(of: right)?.contains { areEqual($0, left) } == true
    case .between:
      guard let bounds = elements(of: right), bounds.count == 2, left != nil else { return false }
      return orderOf(left, plainValue(bounds[0])) != .orderedAscending
        && orderOf(left, plainValue(bounds[1])) != .orderedDescending
    }
  }

  private func matches(_ text: String?, _ pattern: String, _ options: String.CompareOptions) -> Bool
  {
    guard let text else { return false }
    let range = text.range(
      of: "^(?:\(pattern))$",
      options: options.intersection(.caseInsensitive).union(.regularExpression)
    )
    return range != nil
  }

  private static func pattern(ofWildcards text: String) -> String {
    NSRegularExpression.escapedPattern(for: text)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}
