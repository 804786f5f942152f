import ScenarioTrace
import ValueComparison

/// A property that reported a change.
package struct ChangedProperty {
  /// As `_printChanges` lists it (LOG-4, LOG-5).
  package let name: String
  package let origin: CauseOrigin?
}

/// What is known of the dynamic properties of a type, worked out once.
package final class PropertyPlan {
  fileprivate let slots: [PropertySlot]
  /// The cases of an enum, if any of them carries dynamic properties.
  fileprivate let cases: [EnumCase]
  /// Whether updating runs code of the program (ENV-10).
  package let runsUserCode: Bool
  /// Whether updating reads the environment.
  package let readsEnvironment: Bool

  package convenience init(of container: Any.Type) {
    let cases = enumCases(of: container)
    let isConnected = cases.contains { $0.carriesDynamicProperties }
    self.init(_DynamicPropertyBuffer(for: container), cases: isConnected ? cases : [])
  }

  fileprivate convenience init(ofPayload payload: Any.Type) {
    self.init(_DynamicPropertyBuffer(forPayload: payload), cases: [])
  }

  private init(_ buffer: _DynamicPropertyBuffer, cases: [EnumCase]) {
    self.cases = cases
    slots = buffer.slots
    runsUserCode = buffer.runsUserCode
    readsEnvironment = buffer.readsEnvironment
  }

  /// Whether the container has no dynamic property, so that its value decides alone (BODY-2).
  package var isEmpty: Bool { slots.isEmpty && cases.isEmpty }
}

/// The dynamic properties of one container and identity.
package struct DynamicProperties {
  private var first: ConnectedProperty?
  private let cases: CaseProperties?

  /// Connects the properties of the identity that the inputs name.
  package init(_ plan: PropertyPlan, inputs: _ViewInputs) {
    first = plan.connect(inputs)
    cases = plan.cases.isEmpty ? nil : CaseProperties(cases: plan.cases, inputs: inputs)
  }

  /// Updates every property inside the container (BODY-3).
  /// - Returns: Whether any of them changed.
  package mutating func update<Container>(_ container: inout Container) -> Bool {
    guard let cases, let tag = activeTag(of: container) else {
      return updateAll(in: &container)
    }
    return updateCase(tag, of: cases, in: &container)
  }

  /// Those that the last update found changed; of several under one name, one after the other, the
  /// first.
  package var changes: [ChangedProperty] {
    var changes: [ChangedProperty] = []
    var next = first
    while let property = next {
      next = property.next
      guard property.isChanged, changes.last?.name != property.name else { continue }
      changes.append(ChangedProperty(name: property.name, origin: property.origin))
    }
    return changes
  }

  private func updateAll<Container>(in container: inout Container) -> Bool {
    var isChanged = false
    var next = first
    while let property = next {
      property.isChanged = property.update(in: &container)
      isChanged = isChanged || property.isChanged
      next = property.next
    }
    return isChanged
  }

  /// Updates what the active case carries; another case starts with new boxes (DP-5).
  private mutating func updateCase<Container>(
    _ tag: Int,
    of cases: CaseProperties,
    in container: inout Container
  ) -> Bool {
    let payload = cases.payload(of: tag)
    if cases.activeTag != tag {
      cases.activeTag = tag
      first = payload.flatMap { PropertyPlan(ofPayload: $0).connect(cases.inputs) }
    }
    guard let payload else { return false }
    func update<Payload>(_ type: Payload.Type) -> Bool {
      updatePayload(in: &container, as: type) { updateAll(in: &$0) } ?? false
    }
    return _openExistential(payload, do: update)
  }
}

/// The cases of an enum with dynamic properties, of which the active one is connected.
private final class CaseProperties {
  private let cases: [EnumCase]
  let inputs: _ViewInputs
  var activeTag: Int?

  init(cases: [EnumCase], inputs: _ViewInputs) {
    self.cases = cases
    self.inputs = inputs
  }

  func payload(of tag: Int) -> Any.Type? { cases.first { $0.tag == tag }?.payload }
}

extension PropertyPlan {
  /// A chain of the properties of an identity.
  fileprivate func connect(_ inputs: _ViewInputs) -> ConnectedProperty? {
    var first: ConnectedProperty?
    for slot in slots.reversed() {
      let property = slot.connect(inputs)
      property.next = first
      first = property
    }
    return first
  }
}

extension EnumCase {
  fileprivate var carriesDynamicProperties: Bool {
    guard let payload, !isIndirect else { return false }
    return payload is any DynamicProperty.Type
      || tupleElements(of: payload).contains { $0.type is any DynamicProperty.Type }
  }
}
