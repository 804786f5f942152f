import Observation
import ValueComparison

/// Identifies an environment value and defines its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}

/// The values that a view inherits: a persistent list of keys and values (ENV-1).
public struct EnvironmentValues {
  private var list: EnvironmentElement?
  /// The identity whose modifier is being applied; 0 for the host.
  private var writer = 0
  /// Records which keys are read, for `@Environment(\.self)` (ENV-8).
  var reads: EnvironmentReadList?

  /// The environment in which every key has its default.
  public init() {}

  /// The value of a key.
  ///
  /// Setting a value equal to the current one adds nothing (ENV-2).
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      reads?.note(key)
      let found = find(key)
      Self.writerOfLastRead = found?.writer
      return found?.value ?? Key.defaultValue
    }
    set {
      let options = Profile.current.comparisonOptions
      if let found = find(key), isEqual(found.value, newValue, options: options) { return }
      list = TypedElement<Key>(newValue, writer: writer, next: list)
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
}

extension EnvironmentValues {
  /// The identity that set the last value read; `nil` for a default.
  private(set) static nonisolated(unsafe) var writerOfLastRead: Int?

  /// Changes values on behalf of an identity.
  mutating func write(as writer: EnvironmentWriter, _ change: (inout EnvironmentValues) -> Void) {
    self.writer = writer.identity
    change(&self)
    self.writer = 0
  }

  /// The value at a key path, and the identity that set it; `nil` for a default.
  func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> (value: Value, writer: Int?) {
    Self.writerOfLastRead = nil
    return (self[keyPath: keyPath], Self.writerOfLastRead)
  }

  /// Drops elements that are hidden by later ones with the same key.
  mutating func dropHiddenElements() {
    var known: Set<ObjectIdentifier> = []
    var kept: [EnvironmentElement] = []
    var element = list
    while let candidate = element {
      if known.insert(ObjectIdentifier(type(of: candidate))).inserted { kept.append(candidate) }
      element = candidate.next
    }
    list = kept.reversed().reduce(nil) { next, element in element.copy(before: next) }
  }
}

/// The keys that were read of an environment (ENV-8).
final class EnvironmentReadList {
  private var comparisons: [ObjectIdentifier: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]

  func note<Key: EnvironmentKey>(_ key: Key.Type) {
    comparisons[ObjectIdentifier(key)] = { old, new in
      isEqual(old[key], new[key], options: Profile.current.comparisonOptions)
    }
  }

  /// Whether all keys read so far have equal values in both environments.
  func areEqual(in old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
    comparisons.values.allSatisfy { $0(old, new) }
  }
}

/// A link of the list; links are compared by identity.
class EnvironmentElement {
  fileprivate let writer: Int
  fileprivate let next: EnvironmentElement?

  fileprivate init(writer: Int, next: EnvironmentElement?) {
    self.writer = writer
    self.next = next
  }

  fileprivate func copy(before next: EnvironmentElement?) -> EnvironmentElement {
    fault("every element has a value")
  }
}

private final class TypedElement<Key: EnvironmentKey>: EnvironmentElement {
  let value: Key.Value

  init(_ value: Key.Value, writer: Int, next: EnvironmentElement?) {
    self.value = value
    super.init(writer: writer, next: next)
  }

  override func copy(before next: EnvironmentElement?) -> EnvironmentElement {
    TypedElement(value, writer: writer, next: next)
  }
}

/// Identifies a class in the environment, where objects are found by their type (ENV-7).
struct ObjectIdentity<Object: AnyObject>: Hashable {}

private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object set for a type, if any.
  subscript<Object: AnyObject>(identity: ObjectIdentity<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// The object set for a type; traps if there is none (ENV-7).
  subscript<Object: AnyObject>(required identity: ObjectIdentity<Object>) -> Object {
    guard let object = self[identity] else {
      fault(
        "No Observable object of type \(typeName(of: Object.self)) found. "
          + "A View.environmentObject(_:) for \(typeName(of: Object.self)) may be missing "
          + "as an ancestor of this view."
      )
    }
    return object
  }
}

/// The identity whose modifier last replaced an environment; 0 for the host.
final class EnvironmentWriter {
  var identity = 0
}
