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
    let slot = PropertySlot(offset: offset, name: name(at: offset), box: PropertyBox<Box>.self)
    slots.append(slot)
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
  fileprivate let offset: Int
  /// As `_printChanges` lists the property.
  package let name: String
  /// What each identity has for the property.
  ///
  /// Boxes are made from a metatype that is kept: to find the type of a box anew for each would take
  /// longer than anything else.
  private let box: ConnectedProperty.Type

  fileprivate init(offset: Int, name: String, box: ConnectedProperty.Type) {
    self.offset = offset
    self.name = name
    self.box = box
  }

  /// Connects the property of the identity that the inputs name.
  func connect(_ inputs: _ViewInputs) -> ConnectedProperty { box.init(slot: self, inputs: inputs) }
}

/// A dynamic property of an identity, as the owner of what it keeps.
package struct PropertySite {
  unowned let host: ViewHost
  private let identity: Int
  private let slot: PropertySlot

  fileprivate init(slot: PropertySlot, inputs: _ViewInputs) {
    self.slot = slot
    host = inputs.host
    identity = inputs.identity
  }

  var owner: CauseOrigin { .property(owner: identity, name: slot.name) }
}

/// A dynamic property of one identity, and the one that is declared after it.
class ConnectedProperty {
  private let slot: PropertySlot
  final var next: ConnectedProperty?
  /// Whether the last update reported a change.
  final var isChanged = false

  required init(slot: PropertySlot, inputs: _ViewInputs) { self.slot = slot }

  final var name: String { slot.name }
  final var offset: Int { slot.offset }

  /// Writes the current values into the property of a container.
  /// - Returns: Whether the body must be evaluated for it.
  func update<Container>(in container: inout Container) -> Bool { false }

  /// Where the change came from that the last update reported, if that is known.
  var origin: CauseOrigin? { nil }
}

private final class PropertyBox<Box: DynamicPropertyBox>: ConnectedProperty {
  private var box: Box

  required init(slot: PropertySlot, inputs: _ViewInputs) {
    box = Box(PropertySite(slot: slot, inputs: inputs), inputs: inputs)
    super.init(slot: slot, inputs: inputs)
  }

  override func update<Container>(in container: inout Container) -> Bool {
    updateField(in: &container, at: offset, as: Box.Property.self) { box.update(&$0) }
  }

  override var origin: CauseOrigin? { box.origin }
}
