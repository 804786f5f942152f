import AttributeGraph
import ScenarioTrace

/// A value that a view owns and that lives as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The initial value, or inside a body the copy taken when the view's rule last ran (STATE-8).
  var _value: Value
  var _location: AnyLocation<Value>?

  /// A state with the value that it has at first.
  public init(wrappedValue value: Value) { _value = value }

  /// A state with the value that it has at first.
  public init(initialValue value: Value) { _value = value }

  /// The value; reading it inside a body makes the body depend on it (STATE-5).
  public var wrappedValue: Value {
    get {
      guard let _location else { return _value }
      guard ViewHost.isUpdating else { return _location.get() }
      _location.wasRead = true
      return _value
    }
    nonmutating set { _location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value; making it does not count as reading (STATE-5).
  public var projectedValue: Binding<Value> {
    Binding(value: _value, location: _location ?? ConstantLocation(_value))
  }

  /// Connects the property to the storage of its identity.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(StateBox<Value>.self, at: fieldOffset)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

/// Keeps a state's storage for one identity.
private struct StateBox<Value>: DynamicPropertyBox {
  private let site: PropertySite
  private var location: StoredLocation<Value>?

  init(_ site: PropertySite, inputs: _ViewInputs) { self.site = site }

  var origin: CauseOrigin? { location?.origin }

  /// The first update creates the storage and counts as a change; later ones count if the state was
  /// written and some body has ever read it (STATE-4, STATE-7).
  mutating func update(_ property: inout State<Value>) -> Bool {
    guard let location else {
      let location = StoredLocation(property._value, of: site, in: site.host.graph.runningRule)
      self.location = location
      property._location = location
      return true
    }
    let isWritten = location.takeWrite()
    property._location = location
    property._value = location.updateValue
    return isWritten && location.wasRead
  }
}
