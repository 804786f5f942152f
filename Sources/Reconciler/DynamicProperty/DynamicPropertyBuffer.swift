import AttributeGraph
import ScenarioTrace
import ValueComparison

/// The dynamic properties of one container and identity, in the order of their declaration (DP-1).
public struct _DynamicPropertyBuffer {
  package let inputs: _ViewInputs
  private(set) var properties = ConnectedProperties()
  private let fields: [DynamicFields.Field]

  /// Finds the stored properties whose static type is a dynamic property (DP-1); nested values of
  /// other types are not searched (DP-2).
  init(for container: Any.Type, inputs: _ViewInputs) {
    self.inputs = inputs
    fields = DynamicFields.of(container)
    addFields(of: container, at: 0)
  }

  /// The properties of what an enum's active case carries, which have no names (LOG-5).
  init(forPayload payload: Any.Type, inputs: _ViewInputs) {
    self.inputs = inputs
    fields = []
    if let property = payload as? any DynamicProperty.Type {
      property._makeProperty(in: &self, fieldOffset: 0)
    } else if !tupleElements(of: payload).isEmpty {
      addFields(of: payload, at: 0)
    }
  }

  mutating func addFields(of container: Any.Type, at offset: Int) {
    for field in DynamicFields.of(container) {
      field.type._makeProperty(in: &self, fieldOffset: offset + field.offset)
    }
  }

  /// The name under which `_printChanges` lists a property at an offset (LOG-4, LOG-5).
  package func name(at offset: Int) -> String {
    fields.first { $0.offset == offset }?.name ?? "@\(offset)"
  }

  /// Adds the box of a property at an offset from the start of the container.
  package mutating func add<Box: DynamicPropertyBox>(_ box: Box, at offset: Int) {
    properties.runsUserCode = properties.runsUserCode || Box.runsUserCode
    properties.readsEnvironment = properties.readsEnvironment || Box.readsEnvironment
    properties.entries.append(
      ConnectedProperties.Entry(offset: offset, name: name(at: offset), box: PropertyBox(box))
    )
  }
}

/// The boxes of one container and identity.
struct ConnectedProperties {
  fileprivate struct Entry {
    let offset: Int
    let name: String
    let box: AnyPropertyBox
  }

  fileprivate var entries: [Entry] = []
  fileprivate(set) var runsUserCode = false
  fileprivate(set) var readsEnvironment = false

  var isEmpty: Bool { entries.isEmpty }

  /// Updates every box into the container (BODY-3).
  /// - Returns: Those that changed.
  func update<Container>(_ container: inout Container) -> [ChangedProperty] {
    var changed: [ChangedProperty] = []
    for entry in entries where entry.box.update(in: &container, at: entry.offset) {
      if changed.last?.name == entry.name { continue }
      changed.append(ChangedProperty(name: entry.name, origin: entry.box.origin))
    }
    return changed
  }
}

/// The dynamic properties among a type's stored fields, found once per type (DP-1).
private enum DynamicFields {
  struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static nonisolated(unsafe) var known: [ObjectIdentifier: [Field]] = [:]

  static func of(_ container: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(container)] { return fields }
    let fields = storedFields(of: container).compactMap { field in
      (field.type as? any DynamicProperty.Type).map {
        Field(name: field.name, offset: field.offset, type: $0)
      }
    }
    known[ObjectIdentifier(container)] = fields
    return fields
  }
}

/// A box of any property.
private class AnyPropertyBox {
  func update<Container>(in container: inout Container, at offset: Int) -> Bool { false }
  var origin: CauseOrigin? { nil }
}

private final class PropertyBox<Box: DynamicPropertyBox>: AnyPropertyBox {
  private var box: Box

  init(_ box: Box) { self.box = box }

  override func update<Container>(in container: inout Container, at offset: Int) -> Bool {
    updateField(in: &container, at: offset, as: Box.Property.self) { box.update(&$0) }
  }

  override var origin: CauseOrigin? { box.origin }
}
