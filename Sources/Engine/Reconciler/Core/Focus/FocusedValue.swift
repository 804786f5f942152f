import AttributeGraph
import Observation
import ValueComparison

/// A value that the focused view, or a view around it, publishes; declaring the property subscribes the view
/// to it, as with the environment (PW-10).
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  fileprivate enum Content {
    case keyPath(KeyPath<FocusedValues, Value?>)
    case value(Value?)
  }

  fileprivate var content: Content

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { content = .keyPath(keyPath) }

  /// Reads the observable object that is published for its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .keyPath(\FocusedValues[ObjectIdentity<Value>()])
  }

  /// The value; `nil` if nothing publishes one.
  public var wrappedValue: Value? {
    switch content {
    case .keyPath: nil
    case .value(let value): value
    }
  }

  /// Connects the property to the values that the host collects.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(FocusedValueBox<Value>.self, at: fieldOffset)
  }
}

/// Reads a value whenever the focus, or what is published, has changed, and compares it with the last one.
private struct FocusedValueBox<Value>: DynamicPropertyBox {
  static var runsUserCode: Bool { true }

  private let site: PropertySite
  private var keyPath: KeyPath<FocusedValues, Value?>?
  private var last: Value??

  init(_ site: PropertySite) { self.site = site }

  mutating func update(_ property: inout FocusedValue<Value>) -> Bool {
    guard case .keyPath(let wanted) = property.content else { return false }
    let (values, isReplaced) = site.host.focus.values.read()
    let isSameKey = keyPath == wanted
    keyPath = wanted
    if let last, isSameKey, !isReplaced {
      property.content = .value(last)
      return false
    }
    let value = site.host.graph.withoutCurrentAttribute { values[keyPath: wanted] }
    property.content = .value(value)
    defer { last = .some(value) }
    let options = site.host.graph.comparisonOptions(mode: .equatableAlways)
    return last.map { !isEqual($0, value, options: options) } ?? true
  }
}

extension FocusedValue: WrappedProperty { static var valueType: Any.Type { Value.self } }
