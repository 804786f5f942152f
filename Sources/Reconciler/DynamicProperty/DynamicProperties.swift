import AttributeGraph
import ScenarioTrace
import ValueComparison

/// A property that reported a change.
package struct ChangedProperty {
  /// As `_printChanges` lists it (LOG-4, LOG-5).
  package let name: String
  package let origin: CauseOrigin?
}

/// The dynamic properties of one rule's container, shared by the copies of the rule.
package final class DynamicProperties {
  private var properties: ConnectedProperties
  private let cases: [EnumCase]
  /// Connects what another case of an enum carries.
  private let connect: ((_ payload: Any.Type) -> ConnectedProperties)?
  /// The active case that the buffer is for, if the container is an enum.
  private var activeTag: Int?

  package init(of container: Any.Type, inputs: _ViewInputs) {
    properties = _DynamicPropertyBuffer(for: container, inputs: inputs).properties
    cases =
      enumCases(of: container).contains { $0.carriesDynamicProperties }
      ? enumCases(of: container) : []
    connect =
      cases.isEmpty
      ? nil : { _DynamicPropertyBuffer(forPayload: $0, inputs: inputs).properties }
  }

  /// Whether the container has no dynamic property, so that its value decides alone (BODY-2).
  package var isEmpty: Bool { properties.isEmpty && cases.isEmpty }

  /// Whether updating runs code of the program (ENV-10).
  package var runsUserCode: Bool { properties.runsUserCode }

  /// Whether updating reads the environment.
  package var readsEnvironment: Bool { properties.readsEnvironment }

  /// Updates every property inside the container; returns those that changed.
  package func update<Container>(_ container: inout Container) -> [ChangedProperty] {
    guard !cases.isEmpty, let tag = ValueComparison.activeTag(of: container) else {
      return properties.update(&container)
    }
    return updateCase(tag, of: &container)
  }

  /// Updates what the active case carries; another case starts with new boxes (DP-5).
  private func updateCase<Container>(
    _ tag: Int,
    of container: inout Container
  ) -> [ChangedProperty] {
    guard let payload = cases.first(where: { $0.tag == tag })?.payload else {
      activeTag = tag
      return []
    }
    if activeTag != tag {
      activeTag = tag
      if let connect { properties = connect(payload) }
    }
    func update<Payload>(_ type: Payload.Type) -> [ChangedProperty] {
      updatePayload(in: &container, as: type) { properties.update(&$0) } ?? []
    }
    return _openExistential(payload, do: update)
  }
}

extension EnumCase {
  fileprivate var carriesDynamicProperties: Bool {
    guard let payload, !isIndirect else { return false }
    return payload is any DynamicProperty.Type
      || tupleElements(of: payload).contains { $0.type is any DynamicProperty.Type }
  }
}
