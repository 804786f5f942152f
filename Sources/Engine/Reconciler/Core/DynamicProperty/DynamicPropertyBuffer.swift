import AttributeGraph
import ScenarioTrace
import ValueComparison

/// The dynamic properties of one type, in the order of their declaration (DP-1).
public struct _DynamicPropertyBuffer {
  private(set) var slots: [PropertySlot] = []
  private(set) var runsUserCode = false
  private(set) var readsEnvironment = false
  /// The dynamic fields; they also name the properties nested in them.
  private let fields: [DynamicField]

  /// Finds the stored properties whose static type is a dynamic property (DP-1); does not search nested
  /// values of other types (DP-2).
  init(for container: Any.Type) {
    fields = dynamicFields(of: container)
    addFields(of: container, at: 0)
  }

  /// Finds the properties in the payload of an enum's active case, which have no names (LOG-5).
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

  /// Adds a property at an offset from the start of the container; each identity gets its own box.
  package mutating func add<Box: DynamicPropertyBox>(_ box: Box.Type, at offset: Int) {
    runsUserCode = runsUserCode || box.runsUserCode
    readsEnvironment = readsEnvironment || box.readsEnvironment
    add(PropertyBox<Box>.self, at: offset)
  }

  /// Adds a property with its own connecting object.
  ///
  /// - Parameters:
  ///   - type: The object's type.
  ///   - offset: The property's offset in the container, in bytes.
  ///   - location: The offset of the location within the property, if it has one.
  mutating func add(_ type: any ConnectedProperty.Type, at offset: Int, location: Int = 0) {
    let name = name(at: offset)
    slots.append(PropertySlot(offset: offset, location: offset + location, name: name, type: type))
  }

  /// The name under which `_printChanges` lists a property at an offset (LOG-4, LOG-5).
  private func name(at offset: Int) -> String {
    fields.first { $0.offset == offset }?.name ?? "@\(offset)"
  }
}

/// A stored property that is a dynamic property.
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

/// A dynamic property of a type, shared by all identities.
package final class PropertySlot {
  /// In bytes from the start of the container.
  let offset: Int
  /// The offset of the property's location, in bytes from the start of the container.
  let location: Int
  /// The name in the output of `_printChanges`.
  package let name: String
  /// The type of the object that each identity has for the property.
  ///
  /// It is kept as a metatype, because looking the type up again for each identity would take longer
  /// than everything else.
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

/// The site of an identity's dynamic properties: the rule that updates them.
package struct PropertySite {
  let rule: Node
  let identity: Int
  private let shared: SharedInputs

  init(of rule: Node, identity: Int, in shared: SharedInputs) {
    self.rule = rule
    self.identity = identity
    self.shared = shared
  }

  package var host: ViewHost { shared.host }
  package var subgraph: Subgraph { rule.subgraph }
  var around: InheritedInputs { _read { yield shared.values } }
  package var environment: Attribute<EnvironmentValues> { shared.values.environment }
}

/// A dynamic property of one identity, linked to the one declared after it.
///
/// It is created at the container's first update, because the container's value may set its initial value.
protocol ConnectedProperty: AnyObject {
  var slot: PropertySlot { get }
  var next: (any ConnectedProperty)? { get set }
  /// Whether the last update reported a change.
  var isChanged: Bool { get }
  /// Connects the property of an identity.
  init<Container>(_ slot: PropertySlot, in container: inout Container, at site: PropertySite)
  /// Writes the current value into the property of a container.
  /// - Returns: Whether the body must be evaluated because of it.
  func update<Container>(in container: inout Container) -> Bool
  /// The origin of the change that the last update reported, if known.
  var origin: CauseOrigin? { get }
}

/// A dynamic property of one identity, implemented by its box.
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
