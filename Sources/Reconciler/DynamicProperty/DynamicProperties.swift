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
  private var buffer: _DynamicPropertyBuffer
  private let cases: [EnumCase]
  /// The active case that the buffer is for, if the container is an enum.
  private var activeTag: Int?

  package init(of container: Any.Type, inputs: _ViewInputs) {
    buffer = _DynamicPropertyBuffer(for: container, inputs: inputs)
    cases =
      enumCases(of: container).contains { $0.carriesDynamicProperties }
      ? enumCases(of: container) : []
  }

  /// Whether the container has no dynamic property, so that its value decides alone (BODY-2).
  package var isEmpty: Bool { buffer.isEmpty && cases.isEmpty }

  /// Whether updating runs code of the program (ENV-10).
  package var runsUserCode: Bool { buffer.runsUserCode }

  /// Updates every property inside the container; returns those that changed.
  package func update<Container>(
    _ container: inout Container,
    phase: Phase
  ) -> [ChangedProperty] {
    guard !cases.isEmpty, let tag = ValueComparison.activeTag(of: container) else {
      return buffer.update(&container, phase: phase)
    }
    return updateCase(tag, of: &container, phase: phase)
  }

  /// Updates what the active case carries; another case starts with new boxes (DP-5).
  private func updateCase<Container>(
    _ tag: Int,
    of container: inout Container,
    phase: Phase
  ) -> [ChangedProperty] {
    guard let payload = cases.first(where: { $0.tag == tag })?.payload else {
      activeTag = tag
      return []
    }
    if activeTag != tag {
      activeTag = tag
      buffer = _DynamicPropertyBuffer(forPayload: payload, inputs: buffer.inputs)
    }
    func update<Payload>(_ type: Payload.Type) -> [ChangedProperty] {
      updatePayload(in: &container, as: type) { buffer.update(&$0, phase: phase) } ?? []
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
