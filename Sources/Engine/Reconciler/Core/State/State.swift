import AttributeGraph
import ScenarioTrace
import ValueComparison

/// A value that a view owns and that lives as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The initial value or, inside a body, the copy from the last run of the view's rule (STATE-8).
  var _value: Value
  var _location: AnyLocation<Value>?

  /// A state with an initial value.
  public init(wrappedValue value: Value) { _value = value }

  /// A state with an initial value.
  public init(initialValue value: Value) { _value = value }

  /// The value; reading it inside a body makes the body depend on it (STATE-5).
  public var wrappedValue: Value {
    get {
      guard let _location else { return _value }
      guard HostUpdate.isRunning else { return _location.get() }
      _location.wasRead = true
      return _value
    }
    nonmutating set {
      guard let _location else { return DroppedWrite.note("unmounted") }
      _location.set(newValue, transaction: Transaction())
    }
  }

  /// A binding to the value; creating it does not count as a read (STATE-5).
  public var projectedValue: Binding<Value> {
    Binding(value: _value, location: _location ?? ConstantLocation(_value))
  }

  /// Connects the property to the storage of its identity.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    guard let location = MemoryLayout<Self>.offset(of: \._location) else {
      fault("a state stores where its value is")
    }
    buffer.add(StateProperty<Value>.self, at: fieldOffset, location: location)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is initially `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// The storage of a state, which also acts as the connected property of its identity.
///
/// It is a single object. It accesses the parts of the property in place, because the type of the whole
/// would have to be found for each identity.
class StateProperty<Value>: StoredLocation<Value>, ConnectedProperty {
  final let slot: PropertySlot
  final var next: (any ConnectedProperty)?
  private(set) final var isChanged = false
  /// Whether no update has reported the storage yet.
  private final var isNew = true
  /// Whether a write was applied since the last update.
  private final var isWritten = false

  required init<Container>(
    _ slot: PropertySlot,
    in container: inout Container,
    at site: PropertySite
  ) {
    self.slot = slot
    super.init(Self.takeInitialValue(in: &container, at: slot.offset, site), at: site)
  }

  /// The value that the property of a new identity begins with, and that it stores in the container.
  class func takeInitialValue<Container>(
    in container: inout Container,
    at offset: Int,
    _ site: PropertySite
  ) -> Value {
    storedField(of: &container, at: offset)
  }

  /// Writes the value of the update into the property.
  func store<Container>(in container: inout Container) {
    updateField(in: &container, at: slot.offset, as: Value.self) { $0 = updateValue }
  }

  override final var origin: CauseOrigin? { .property(owner: site.identity, name: slot.name) }

  /// The property's rule is notified of writes without an edge.
  override final func notifyOwner() {
    isWritten = true
    site.rule.requireRun()
  }

  /// The first update counts as a change; later ones count if the state was written and some body has
  /// ever read it (STATE-4, STATE-7).
  final func update<Container>(in container: inout Container) -> Bool {
    setReference(in: &container, at: slot.location, to: self)
    isChanged = isNew || isWritten && wasRead
    if !isNew { store(in: &container) }
    (isNew, isWritten) = (false, false)
    return isChanged
  }
}

extension State: WrappedProperty { static var valueType: Any.Type { Value.self } }
