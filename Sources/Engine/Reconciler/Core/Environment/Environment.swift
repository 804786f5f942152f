import AttributeGraph
import Observation
import ScenarioTrace
import ValueComparison

/// A value from the environment; declaring the property subscribes the view to it (ENV-3).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }

  var content: Content

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value; the key's default outside a mounted view.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .value(let value): value
    }
  }

  /// Connects the property to the environment of its identity.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(EnvironmentBox<Value>.self, at: fieldOffset)
  }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment.Content: @unchecked Sendable where Value: Sendable {}

extension Environment {
  /// Reads the observable object that was set for its type (ENV-7).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    content = .keyPath(\EnvironmentValues[required: ObjectIdentity<Value>()])
  }

  /// Reads the observable object that was set for its type, if there is one (ENV-7).
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    content = .keyPath(\EnvironmentValues[ObjectIdentity<Object>()])
  }
}

/// Reads an environment value whenever the environment was replaced, and compares it with the last one
/// (ENV-3, ENV-4).
private struct EnvironmentBox<Value>: DynamicPropertyBox {
  static var runsUserCode: Bool { true }
  static var readsEnvironment: Bool { true }

  let site: PropertySite
  var keyPath: KeyPath<EnvironmentValues, Value>?
  var last: Value?
  /// The identity that set the value; `nil` for a default.
  private var writer: Int?

  init(_ site: PropertySite) { self.site = site }

  var origin: CauseOrigin? {
    .environment(writer: writer ?? site.around.environmentWriter.identity)
  }

  mutating func update(_ property: inout Environment<Value>) -> Bool {
    guard case .keyPath(let wanted) = property.content else { return false }
    let (values, isReplaced) = site.environment.read()
    let isSameKey = keyPath == wanted
    keyPath = wanted
    if let last, isSameKey, !isReplaced {
      property.content = .value(last)
      return false
    }
    let value: Value
    (value, writer) = site.host.graph.withoutCurrentAttribute { values.read(wanted) }
    if let whole = value as? EnvironmentValues { return update(&property, toWhole: whole) }
    property.content = .value(value)
    defer { last = value }
    let options = site.host.graph.comparisonOptions(mode: .equatableAlways)
    guard let last else { return true }
    let isChanged = !isEqual(last, value, options: options)
    if isChanged, writer == nil { site.host.note(.defaulted, [], of: site.identity) }
    return isChanged
  }

  /// `@Environment(\.self)` counts only the keys that the body reads (ENV-8).
  private mutating func update(
    _ property: inout Environment<Value>,
    toWhole new: EnvironmentValues
  ) -> Bool {
    let old = last as? EnvironmentValues
    let reads = old?.reads ?? EnvironmentReadList()
    var tracked = new
    tracked.reads = reads
    guard let value = tracked as? Value else { return false }
    property.content = .value(value)
    last = value
    guard var untracked = old else { return true }
    untracked.reads = nil
    let isChanged = !reads.areEqual(in: untracked, and: new)
    writer = EnvironmentValues.writerOfLastRead
    return isChanged
  }
}

extension Environment: WrappedProperty { static var valueType: Any.Type { Value.self } }
