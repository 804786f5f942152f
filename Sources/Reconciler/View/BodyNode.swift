import AttributeGraph
import ScenarioTrace

/// The attribute of a body: evaluated when its container's value, a dynamic property or something
/// observed changed.
///
/// A container without dynamic properties depends on its value alone (BODY-2); one with them
/// depends on its identity and on each box too, and its body runs only if the value differs or a box
/// says so (BODY-3, BODY-4).
class BodyNode: Node {
  final let plan: BodyPlan
  final unowned let host: ViewHost
  fileprivate final var properties: DynamicProperties?
  fileprivate final var observation = BodyObservation()
  /// What updating the properties reads, if it reads that at all.
  fileprivate final let environment: Attribute<EnvironmentValues>?
  fileprivate final var reasons = Reasons()

  /// Why a body runs.
  fileprivate struct Reasons {
    var isFirst = false
    var isValueChanged = false
    var arePropertiesChanged = false
    /// The changes of what was observed.
    var triggers: [String] = []

    var isAny: Bool { isFirst || isValueChanged || arePropertiesChanged || !triggers.isEmpty }
  }

  required init(_ plan: BodyPlan, inputs: _ViewInputs) {
    self.plan = plan
    host = inputs.host
    environment = plan.properties.readsEnvironment ? inputs.environment : nil
    properties = plan.properties.isEmpty ? nil : DynamicProperties(plan.properties, inputs: inputs)
    super.init(in: inputs.subgraph)
    identity = inputs.identity
  }

  override func letGo() {
    super.letGo()
    properties = nil
    observation = BodyObservation()
  }

  override func hasEnded() { host.unmount(identity) }

  /// The items of `_printChanges` for the run that is going on, or was the last.
  final var causes: [String] {
    var causes = reasons.triggers
    if reasons.isValueChanged { causes.append("@self") }
    if reasons.isFirst, properties != nil { causes.append("@identity") }
    for change in changedProperties { causes.append(change.name) }
    return causes
  }

  private var changedProperties: [ChangedProperty] {
    reasons.arePropertiesChanged ? properties?.changes ?? [] : []
  }

  /// Says that the body is about to be evaluated, and why; the first evaluation needs no cause.
  fileprivate final func tellEvaluation(to host: ViewHost) {
    host.noteEvaluation(of: self)
    guard host.recorder != nil else { return }
    if !reasons.isFirst { recordOrigins() }
    host.record(.evaluated(identity: identity, causes: causes))
  }

  /// Says where each cause came from.
  private func recordOrigins() {
    if reasons.isValueChanged {
      let fields = host.takeDifferingFields(of: identity)
      let origin = CauseOrigin.value(parent: followedProducer, fields: fields)
      host.record(.caused(identity: identity, item: "@self", origin: origin))
    }
    for change in changedProperties {
      guard let origin = change.origin else { continue }
      host.record(.caused(identity: identity, item: change.name, origin: origin))
    }
  }
}

/// The node of a body of one kind.
final class TypedBodyNode<Accessor: BodyAccessor>: BodyNode {
  override func run() {
    var (value, isValueChanged) = readFollowed(as: Accessor.Container.self)
    reasons.isFirst = !hasValue
    reasons.isValueChanged = isValueChanged
    reasons.triggers = observation.takeTriggers(isSelfModified: isSelfModified)
    reasons.arePropertiesChanged = updateProperties(of: &value)
    guard reasons.isAny || isSelfModified else { return }
    let host = host
    tellEvaluation(to: host)
    output(evaluate(value, for: host))
  }

  private func updateProperties(of value: inout Accessor.Container) -> Bool {
    guard plan.properties.runsUserCode else { return properties?.update(&value) ?? false }
    // Brought up to date here, what rules of the environment observe is not this body's.
    if let environment { _ = environment.read() }
    return observation.track(for: self, host: host) { properties?.update(&value) ?? false }
  }

  private func evaluate(_ value: Accessor.Container, for host: ViewHost) -> Accessor.Body {
    let rule = graph.suspendRule()
    BodyFrames.enter(self)
    defer {
      BodyFrames.leave()
      graph.resume(rule)
    }
    return observation.track(for: self, host: host) { Accessor.body(of: value) }
  }
}
