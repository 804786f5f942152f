import ScenarioTrace

/// A value that is stored elsewhere and read and written here.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of writes through this binding (BIND-13).
  public var transaction = Transaction()
  var location: AnyLocation<Value>
  /// The copy from when the binding was created or last updated; it takes part in comparisons (BIND-1).
  var _value: Value

  package init(value: Value, location: AnyLocation<Value>) {
    _value = value
    self.location = location
  }

  /// A binding computed by two closures; `get` is called immediately (BIND-8).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    let location = FunctionalLocation(get: get) { value, _ in set(value) }
    self.init(value: get(), location: location)
  }

  /// A binding computed by two closures, one of which receives the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(value: get(), location: FunctionalLocation(get: get, set: set))
  }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(value: value, location: ConstantLocation(value))
  }

  /// The value; reading it inside a body makes that body depend on it (BIND-4).
  public var wrappedValue: Value {
    get {
      guard HostUpdate.isRunning else { return location.get() }
      location.wasRead = true
      return _value
    }
    nonmutating set { location.set(newValue, transaction: transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value (BIND-6).
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(value: _value[keyPath: part], location: location.projecting(part))
  }

  /// The same binding with animated writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding {
  /// A binding to the wrapped value of an optional; `nil` if the optional is empty.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(value: value, location: base.location.projecting(\.[unwrappedOr: Fallback(value)]))
  }
}

/// A fallback for while the optional is empty; all fallbacks are equal.
private struct Fallback<Value>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
  static func == (first: Self, second: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension Optional {
  fileprivate subscript(unwrappedOr fallback: Fallback<Wrapped>) -> Wrapped {
    get { self ?? fallback.value }
    set { self = newValue }
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  /// Connects the property to a location that tracks reads for this view only (BIND-4).
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(BindingBox<Value>.self, at: fieldOffset)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// Gives each binding in a view a separate location that tracks whether *this* view reads it: the owner
/// of the value does not become a reader (BIND-2, BIND-3, BIND-4).
private struct BindingBox<Value>: DynamicPropertyBox {
  private var scoped: ScopedLocation<Value>?

  init(_ site: PropertySite) {}

  /// Another location counts as a change, as any input does that a rule reads for the first time (AG-10,
  /// BIND-9).
  mutating func update(_ property: inout Binding<Value>) -> Bool {
    let location = ScopedLocation.reusing(scoped, for: property.location)
    let isNew = location !== scoped
    scoped = location
    let isWritten = location.readChange()
    property.location = location
    property._value = location.updateValue
    return (isNew || isWritten) && location.wasRead
  }

  var origin: CauseOrigin? { scoped?.origin }
}

/// A location as seen by one view.
///
/// It starts as read if the source was read (BIND-5). It stays the same object, so that a grandchild
/// given the binding compares equal (BIND-14).
final class ScopedLocation<Value>: AnyLocation<Value> {
  private let source: AnyLocation<Value>

  private init(source: AnyLocation<Value>) {
    self.source = source
    super.init()
    wasRead = source.wasRead
  }

  /// The last location, as long as the source is the same.
  static func reusing(
    _ last: ScopedLocation?,
    for source: AnyLocation<Value>
  ) -> ScopedLocation {
    if let last, last.source == source { return last }
    return ScopedLocation(source: source)
  }

  override var origin: CauseOrigin? { source.origin }
  override func get() -> Value { source.get() }
  override var plainValue: Value? { source.plainValue }
  override var updateValue: Value { source.updateValue }
  override func set(_ value: Value, transaction: Transaction) {
    source.set(value, transaction: transaction)
  }
  override func readChange() -> Bool { source.readChange() }
  override func isSameLocation(as other: AnyLocation<Value>) -> Bool { source == other }
}

extension Binding: WrappedProperty { static var valueType: Any.Type { Value.self } }
