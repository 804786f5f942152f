import AttributeGraph
import ValueComparison

/// A state whose initial value is made once per identity: what `@State` with a default value is when a
/// program is built with Xcode 27 (STATE-10).
///
/// Until then it stores the closure that makes the value, so a new value of the view compares equal where a
/// `State` would have stored another object (STATE-15).
@propertyWrapper
public struct LazyState<Value>: DynamicProperty {
  fileprivate enum Storage {
    /// The expression that the property is declared with.
    case byDefault(DefaultValue<Value>)
    /// A closure that an initializer gives, which is compared like any other (CMP-16).
    case initially(() -> Value)
    /// The copy from the last run of the view's rule (STATE-8).
    case current(Value)

    var value: Value {
      switch self {
      case .byDefault(let expression): expression.make()
      case .initially(let makeValue): makeValue()
      case .current(let value): value
      }
    }
  }

  fileprivate var storage: Storage
  fileprivate var location: AnyLocation<Value>?

  /// A state with an initial value, which is made when the view is first evaluated.
  public init(wrappedValue makeValue: @autoclosure @escaping () -> Value) {
    storage = .byDefault(DefaultValue(make: makeValue))
  }

  /// A state with a closure for its initial value, which runs when the view is first evaluated.
  public init(_ makeValue: @escaping () -> Value) { storage = .initially(makeValue) }

  /// The value; reading it inside a body makes the body depend on it (STATE-5).
  public var wrappedValue: Value {
    get {
      guard let location else { return storage.value }
      guard HostUpdate.isRunning else { return location.get() }
      location.wasRead = true
      return storage.value
    }
    nonmutating set {
      guard let location else { return DroppedWrite.note("unmounted") }
      location.set(newValue, transaction: Transaction())
    }
  }

  /// A binding to the value; creating it does not count as a read (STATE-5).
  public var projectedValue: Binding<Value> {
    let value = storage.value
    return Binding(value: value, location: location ?? ConstantLocation(value))
  }

  /// Connects the property to the storage of its identity.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    guard let location = MemoryLayout<Self>.offset(of: \.location) else {
      fault("a state stores where its value is")
    }
    buffer.add(LazyStateProperty<Value>.self, at: fieldOffset, location: location)
  }
}

/// The expression that a property is declared with: it captures nothing of the view, and the same
/// property always has the same one.
///
/// The closure itself would compare unequal in a debug build: a wrapper's initializer is given it inside an
/// adapter for generic code, which is new each time.
private struct DefaultValue<Value>: Equatable {
  let make: () -> Value
  static func == (first: Self, second: Self) -> Bool { true }
}

extension LazyState: @unchecked Sendable where Value: Sendable {}

extension LazyState where Value: ExpressibleByNilLiteral {
  /// A state that is initially `nil`.
  public init() { self.init(wrappedValue: nil) }
}

private final class LazyStateProperty<Value>: StateProperty<Value> {
  /// Runs the closure, outside of the rule and of the evaluation of any body (STATE-11).
  override class func takeInitialValue<Container>(
    in container: inout Container,
    at offset: Int,
    _ site: PropertySite
  ) -> Value {
    let storage: LazyState<Value>.Storage = storedField(of: &container, at: offset)
    let value = site.host.graph.withoutCurrentAttribute { onMainActor { storage.value } }
    store(value, in: &container, at: offset)
    return value
  }

  override func store<Container>(in container: inout Container) {
    Self.store(updateValue, in: &container, at: slot.offset)
  }

  private static func store<Container>(
    _ value: Value,
    in container: inout Container,
    at offset: Int
  ) {
    updateField(in: &container, at: offset, as: LazyState<Value>.Storage.self) {
      $0 = .current(value)
    }
  }
}

extension LazyState: WrappedProperty {
  static var wrapperName: String { "State" }
  static var valueType: Any.Type { Value.self }
}
