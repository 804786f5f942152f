import AttributeGraph
import ScenarioTrace
import ValueComparison

/// The dynamic properties of one type, in the order of their declaration (DP-1).
public struct _DynamicPropertyBuffer {
  private(set) var slots: [PropertySlot] = []
  private(set) var runsUserCode = false
  private(set) var readsEnvironment = false
  /// The properties that give nested ones their names.
  private let fields: [DynamicField]

  /// Finds the stored properties whose static type is a dynamic property (DP-1); nested values of
  /// other types are not searched (DP-2).
  init(for container: Any.Type) {
    fields = dynamicFields(of: container)
    addFields(of: container, at: 0)
  }

  /// The properties of what an enum's active case carries, which have no names (LOG-5).
  init(forPayload payload: Any.Type) {
    fields = []
    if let property = payload as? any DynamicProperty.Type {
      property._makeProperty(in: &self, fieldOffset: 0)
    } else if !tupleElements(of: payload).isEmpty {
      addFields(of: payload, at: 0)
    }
  }

  mutating func addFields(of container: Any.Type, at offset: Int) {
    for field in dynamicFields(of: container) {
      field.type._makeProperty(in: &self, fieldOffset: offset + field.offset)
    }
  }

  /// Adds a property at an offset from the start of the container; each identity has a box for it.
  package mutating func add<Box: DynamicPropertyBox>(_ box: Box.Type, at offset: Int) {
    runsUserCode = runsUserCode || box.runsUserCode
    readsEnvironment = readsEnvironment || box.readsEnvironment
    add(PropertyBox<Box>.self, at: offset)
  }

  /// Adds a property that an object of its own is connected to.
  ///
  /// - Parameters:
  ///   - type: The object's type.
  ///   - offset: Where the property begins, from the start of the container.
  ///   - location: Where in the property its location is, if it has one.
  mutating func add(_ type: any ConnectedProperty.Type, at offset: Int, location: Int = 0) {
    let name = name(at: offset)
    slots.append(PropertySlot(offset: offset, location: offset + location, name: name, type: type))
  }

  /// The name under which `_printChanges` lists a property at an offset (LOG-4, LOG-5).
  private func name(at offset: Int) -> String {
    fields.first { $0.offset == offset }?.name ?? "@\(offset)"
  }
}

/// A stored property that is a dynamic one.
private struct DynamicField {
  let name: String
  let offset: Int
  let type: any DynamicProperty.Type
}

private func dynamicFields(of container: Any.Type) -> [DynamicField] {
  storedFields(of: container).compactMap { field in
    (field.type as? any DynamicProperty.Type).map {
      DynamicField(name: field.name, offset: field.offset, type: $0)
    }
  }
}

/// A dynamic property of a type, the same for all identities.
package final class PropertySlot {
  /// In bytes from the start of the container.
  let offset: Int
  /// Where the property's location is, in bytes from the start of the container.
  let location: Int
  /// As `_printChanges` lists the property.
  package let name: String
  /// What each identity has for the property.
  ///
  /// It is made from a metatype that is kept: to find its type anew for each would take longer than
  /// anything else.
  private let type: any ConnectedProperty.Type

  fileprivate init(offset: Int, location: Int, name: String, type: any ConnectedProperty.Type) {
    self.offset = offset
    self.location = location
    self.name = name
    self.type = type
  }

  /// Connects the property of an identity.
  func connect<Container>(
    in container: inout Container,
    at site: PropertySite
  ) -> any ConnectedProperty {
    type.init(self, in: &container, at: site)
  }
}

/// Where the dynamic properties of an identity are: the rule that updates them.
package struct PropertySite {
  let rule: Node
  let identity: Int
  private let shared: SharedInputs

  init(of rule: Node, identity: Int, in shared: SharedInputs) {
    self.rule = rule
    self.identity = identity
    self.shared = shared
  }

  var host: ViewHost { shared.host }
  var subgraph: Subgraph { rule.subgraph }
  var around: InheritedInputs { _read { yield shared.values } }
  var environment: Attribute<EnvironmentValues> { shared.values.environment }
}

/// A dynamic property of one identity, and the one that is declared after it.
///
/// It is made when the container is updated for the first time, whose value may say how it begins.
protocol ConnectedProperty: AnyObject {
  var slot: PropertySlot { get }
  var next: (any ConnectedProperty)? { get set }
  /// Whether the last update reported a change.
  var isChanged: Bool { get }
  /// Connects the property of an identity.
  init<Container>(_ slot: PropertySlot, in container: inout Container, at site: PropertySite)
  /// Writes the current values into the property of a container.
  /// - Returns: Whether the body must be evaluated for it.
  func update<Container>(in container: inout Container) -> Bool
  /// Where the change came from that the last update reported, if that is known.
  var origin: CauseOrigin? { get }
}

/// A dynamic property of one identity that its box describes.
private final class PropertyBox<Box: DynamicPropertyBox>: ConnectedProperty {
  let slot: PropertySlot
  var next: (any ConnectedProperty)?
  private(set) var isChanged = false
  private var box: Box

  init<Container>(_ slot: PropertySlot, in container: inout Container, at site: PropertySite) {
    self.slot = slot
    box = Box(site)
  }

  func update<Container>(in container: inout Container) -> Bool {
    isChanged = updateField(in: &container, at: slot.offset, as: Box.Property.self) {
      box.update(&$0)
    }
    return isChanged
  }

  var origin: CauseOrigin? { box.origin }
}
