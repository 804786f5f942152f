import Foundation

/// An order of objects by one of their properties.
public final class NSSortDescriptor: NSObject, @unchecked Sendable {
  public let key: String?
  public let ascending: Bool
  /// The descriptor of Swift's own type that this one stands for.
  package let base: Any?
  private let order: (Any, Any) -> ComparisonResult

  private init(
    _ key: String?,
    _ ascending: Bool,
    _ base: Any? = nil,
    order: @escaping (Any, Any) -> ComparisonResult
  ) {
    (self.key, self.ascending, self.base, self.order) = (key, ascending, base, order)
  }

  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { orderOf(plainValue($0), plainValue($1)) }
  }

  /// Compares the values of a key with a method of theirs.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    guard let selector else {
      self.init(key: key, ascending: ascending)
      return
    }
    self.init(key: key, ascending: ascending) { first, second in
      let (first, second) = (plainValue(first), plainValue(second))
      guard let text = first as? String, let other = second as? String else {
        return orderOf(first, second)
      }
      guard let result = selector.result(NSString(string: text), other) as? ComparisonResult else {
        fatalError("the engine cannot call the method of a sort descriptor for '\(key ?? "")'")
      }
      return result
    }
  }

  public convenience init(
    key: String?,
    ascending: Bool,
    comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    let path = PredicateCondition.Term.path((key ?? "SELF").split(separator: ".").map(String.init))
    self.init(key, ascending) { comparator(path.value(in: $0) as Any, path.value(in: $1) as Any) }
  }

  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    let text = "\(keyPath)"
    self.init(text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) }, ascending) {
      guard let first = $0 as? Root, let second = $1 as? Root else { return .orderedSame }
      return orderOf(plainValue(first[keyPath: keyPath]), plainValue(second[keyPath: keyPath]))
    }
  }

  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self.init(nil, true, descriptor) {
      guard let first = $0 as? Compared, let second = $1 as? Compared else { return .orderedSame }
      return descriptor.compare(first, second)
    }
  }

  public var reversedSortDescriptor: Any {
    let order = order
    return NSSortDescriptor(key, !ascending, order: order)
  }

  public func compare(_ first: Any, to second: Any) -> ComparisonResult {
    let result = order(first, second)
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }
}

extension Sequence {
  /// The elements in an order; equal ones stay in theirs.
  package func sorted(by descriptors: [NSSortDescriptor]) -> [Element] {
    guard !descriptors.isEmpty else { return Array(self) }
    return enumerated().sorted { first, second in
      for descriptor in descriptors {
        let result = descriptor.compare(first.element, to: second.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return first.offset < second.offset
    }
    .map(\.element)
  }
}

// MARK: - Values

/// A value without what wraps it: an optional, or a class of Foundation.
package func plainValue(_ value: Any?) -> Any? {
  guard let value else { return nil }
  if let optional = value as? any OptionalValue { return plainValue(optional.wrapped) }
  switch value {
  case let text as NSString: return text._bridgeToSwift()
  case let date as NSDate: return date._bridgeToSwift()
  default: return value
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}

/// The order of two values; nothing comes first.
func orderOf(_ first: Any?, _ second: Any?) -> ComparisonResult {
  guard let first else { return second == nil ? .orderedSame : .orderedAscending }
  guard let second else { return .orderedDescending }
  if let first = number(first), let second = number(second) { return order(first, second) }
  func order<Value: Comparable>(_ first: Value, _ other: Any) -> ComparisonResult {
    guard let second = other as? Value else { return .orderedSame }
    return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
  }
  guard let first = first as? any Comparable else { return .orderedSame }
  return order(first, second)
}

/// Whether two values are equal.
func areEqual(_ first: Any?, _ second: Any?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  if let first = number(first), let second = number(second) { return first == second }
  guard let one = first as? AnyHashable, let other = second as? AnyHashable else {
    return (first as AnyObject) === (second as AnyObject)
  }
  return one == other
}

/// The elements of a collection; `nil` for another value.
func elements(of value: Any?) -> [Any]? {
  switch value {
  case let set as NSSet: set.allObjects
  case let set as NSOrderedSet: set.array
  case is String, is Data, is [String: Any]: nil
  case let sequence as any Collection: sequence.map { $0 as Any }
  default: nil
  }
}

private func number(_ value: Any) -> Double? {
  switch value {
  case let value as Bool: value ? 1 : 0
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as NSNumber: value.doubleValue
  case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
  default: nil
  }
}
