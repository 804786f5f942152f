import ScenarioTrace
import ValueComparison

/// A property that reported a change.
package struct ChangedProperty {
  /// The name in the output of `_printChanges` (LOG-4, LOG-5).
  package let name: String
  package let origin: CauseOrigin?

  /// What was written, as it is called in code.
  var written: [String] {
    guard case .announcement(let object, let properties) = origin else {
      return [String(name.drop { $0 == "_" })]
    }
    return properties.map { "\(object).\($0)" }
  }
}

/// The dynamic properties of a type, computed once.
package final class PropertyPlan {
  fileprivate let slots: [PropertySlot]
  /// The cases of an enum, if any of them has dynamic properties in its payload.
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

  /// Whether the container has no dynamic properties, so that only its value matters (BODY-2).
  package var isEmpty: Bool { slots.isEmpty && cases.isEmpty }
}

/// The dynamic properties of one container and identity.
package struct DynamicProperties {
  /// The properties, or those of an enum's active case; the first update connects them.
  private var first: (any ConnectedProperty)?
  private var active: ActiveCase?

  /// No properties, until the first update.
  package init() {}

  /// Updates every property inside the container (BODY-3).
  ///
  /// - Parameters:
  ///   - container: A value of the type that the plan describes.
  ///   - plan: The type's plan; the same for each update.
  ///   - site: The site of the container.
  /// - Returns: Whether any of them changed.
  package mutating func update<Container>(
    _ container: inout Container,
    by plan: PropertyPlan,
    at site: @autoclosure () -> PropertySite
  ) -> Bool {
    guard !plan.cases.isEmpty, let tag = activeTag(of: container) else {
      return updateAll(of: plan, in: &container, at: site())
    }
    return updateCase(tag, of: plan, in: &container, at: site())
  }

  /// The properties that changed in the last update; of consecutive ones with the same name, only the
  /// first.
  package var changes: [ChangedProperty] {
    var changes: [ChangedProperty] = []
    var next = first
    while let property = next {
      next = property.next
      guard property.isChanged, changes.last?.name != property.slot.name else { continue }
      changes.append(ChangedProperty(name: property.slot.name, origin: property.origin))
    }
    return changes
  }

  /// Releases the properties one by one: a binding that outlives the view keeps its state, which is one of
  /// them, and must not keep the properties declared after it.
  package mutating func disconnect() {
    var next = first.take()
    while let property = next {
      next = property.next
      property.next = nil
    }
  }

  @inline(__always)
  private mutating func updateAll<Container>(
    of plan: PropertyPlan,
    in container: inout Container,
    at site: @autoclosure () -> PropertySite
  ) -> Bool {
    if first == nil { first = plan.connect(in: &container, at: site()) }
    var isChanged = false
    var next = first
    while let property = next {
      if property.update(in: &container) { isChanged = true }
      next = property.next
    }
    return isChanged
  }

  /// Updates the payload of the active case; a different case gets new boxes (DP-5).
  private mutating func updateCase<Container>(
    _ tag: Int,
    of plan: PropertyPlan,
    in container: inout Container,
    at site: PropertySite
  ) -> Bool {
    if active?.tag != tag {
      let payload = plan.cases.first { $0.tag == tag }?.payload
      active = ActiveCase(tag: tag, payload: payload)
      disconnect()
    }
    guard let active, let payload = active.payload, let plan = active.plan else { return false }
    func update<Payload>(_ type: Payload.Type) -> Bool {
      updatePayload(in: &container, as: type) { updateAll(of: plan, in: &$0, at: site) } ?? false
    }
    return _openExistential(payload, do: update)
  }
}

/// The case that an enum with dynamic properties is in.
private final class ActiveCase {
  let tag: Int
  let payload: Any.Type?
  /// The plan for the payload's properties.
  let plan: PropertyPlan?

  init(tag: Int, payload: Any.Type?) {
    self.tag = tag
    self.payload = payload
    plan = payload.map(PropertyPlan.init(ofPayload:))
  }
}

extension PropertyPlan {
  /// Connects the properties of an identity, as a linked list.
  fileprivate func connect<Container>(
    in container: inout Container,
    at site: PropertySite
  ) -> (any ConnectedProperty)? {
    var first: (any ConnectedProperty)?
    for slot in slots.reversed() {
      let property = slot.connect(in: &container, at: site)
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
