import ScenarioTrace

/// A stored property that supplies a view with values from outside.
public protocol DynamicProperty {
  /// Called before each possible evaluation of the body (DP-3).
  mutating func update()

  /// Connects a property to the graph; only the engine's own property wrappers replace this.
  static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the type's own dynamic properties, then calls `update()` at every run (DP-3).
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.addFields(of: Self.self, at: fieldOffset)
    buffer.add(UpdateBox<Self>.self, at: fieldOffset)
  }
}

/// Connects one dynamic property of one identity to the graph.
package protocol DynamicPropertyBox {
  /// The type of the property.
  associatedtype Property
  /// Connects the property of an identity.
  init(_ site: PropertySite)
  /// Writes the current value into the property.
  /// - Returns: Whether the body must be evaluated because of it.
  mutating func update(_ property: inout Property) -> Bool
  /// The origin of the change that the last update reported, if known.
  var origin: CauseOrigin? { get }
  /// Whether updating runs code of the program, whose reads of observable objects count as reads by the
  /// body (ENV-10).
  static var runsUserCode: Bool { get }
  /// Whether updating reads the environment of the identity.
  static var readsEnvironment: Bool { get }
}

extension DynamicPropertyBox {
  package static var runsUserCode: Bool { false }
  package static var readsEnvironment: Bool { false }
  package var origin: CauseOrigin? { nil }
}

/// Calls a custom property's `update()`, which alone does not count as a change (DP-3, DP-4).
private struct UpdateBox<Property: DynamicProperty>: DynamicPropertyBox {
  static var runsUserCode: Bool { true }

  init(_ site: PropertySite) {}

  func update(_ property: inout Property) -> Bool {
    property.update()
    return false
  }
}
