import Observation

/// Makes bindings to the properties of an observable object (OBS-10).
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }
  private var object: Value

  /// Only observable objects support bindings.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { object = wrappedValue }

  private init(object: Value) { self.object = object }

  /// The value itself, for `$object.property`.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property, whose value is read immediately (BIND-11).
  public subscript<Subject>(
    dynamicMember property: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(object: wrappedValue, property: property)
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Makes bindings to an object's properties.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: WrappedProperty { static var valueType: Any.Type { Value.self } }
