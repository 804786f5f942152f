import Observation
import ValueComparison

/// Names a value of the environment and gives its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that reach a view from above: a persistent list of keys and values (ENV-1).
public struct EnvironmentValues {
  private var list: EnvironmentElement?
  /// Distinguishes the environments of successive host passes, which otherwise hold the same values.
  private var generation = 0
  /// Notes which keys are read, for `@Environment(\.self)` (ENV-8).
  var reads: EnvironmentReadList?

  /// The environment in which every key has its default.
  public init() {}

  /// The value of a key.
  ///
  /// Setting one equal to what is found already adds nothing (ENV-2).
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      reads?.note(key)
      return find(key)?.value ?? Key.defaultValue
    }
    set {
      let options = ViewHost.profile.comparisonOptions
      if let found = find(key), isEqual(found.value, newValue, options: options) { return }
      list = TypedElement<Key>(newValue, next: list)
    }
  }

  private func find<Key: EnvironmentKey>(_ key: Key.Type) -> TypedElement<Key>? {
    var element = list
    while let candidate = element {
      if let found = candidate as? TypedElement<Key> { return found }
      element = candidate.next
    }
    return nil
  }

  /// Starts the list of a host pass: the same values in an environment that differs (ROOT-4).
  mutating func renew() { generation += 1 }
}

/// The keys that were read of an environment (ENV-8).
final class EnvironmentReadList {
  private var comparisons: [ObjectIdentifier: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]

  func note<Key: EnvironmentKey>(_ key: Key.Type) {
    comparisons[ObjectIdentifier(key)] = { old, new in
      isEqual(old[key], new[key], options: ViewHost.profile.comparisonOptions)
    }
  }

  /// Whether all keys read so far have the same values in both.
  func areEqual(in old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
    comparisons.values.allSatisfy { $0(old, new) }
  }
}

/// A link of the list; links are compared by reference.
class EnvironmentElement {
  fileprivate let next: EnvironmentElement?
  fileprivate init(next: EnvironmentElement?) { self.next = next }
}

private final class TypedElement<Key: EnvironmentKey>: EnvironmentElement {
  let value: Key.Value

  init(_ value: Key.Value, next: EnvironmentElement?) {
    self.value = value
    super.init(next: next)
  }
}

/// Stands for a class in the environment: objects are found by their type (ENV-7).
struct ObjectIdentity<Object: AnyObject>: Hashable {}

private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object given for a type, if any.
  subscript<Object: AnyObject>(identity: ObjectIdentity<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// The object given for a type; traps where there is none (ENV-7).
  subscript<Object: AnyObject>(required identity: ObjectIdentity<Object>) -> Object {
    guard let object = self[identity] else {
      fatalError(
        "No Observable object of type \(typeName(of: Object.self)) found. "
          + "A View.environmentObject(_:) for \(typeName(of: Object.self)) may be missing "
          + "as an ancestor of this view."
      )
    }
    return object
  }
}
