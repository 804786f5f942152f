import AttributeGraph
import ScenarioTrace
import ValueComparison

/// The attribute of a body, which is evaluated when its container's value, a dynamic property or
/// something that it observes changes.
///
/// A container without dynamic properties depends only on its value (BODY-2). One with dynamic properties
/// also depends on its identity and on each box, and its body runs only if the value differs or a box
/// reports a change (BODY-3, BODY-4).
class BodyNode: Node {
  final let plan: BodyPlan
  fileprivate final let shared: SharedInputs
  fileprivate final var properties = DynamicProperties()
  fileprivate final var observation = BodyObservation()
  fileprivate final var reasons = Reasons()
  /// The body during whose evaluation this one is being evaluated, if any.
  final var outer: BodyNode?

  /// Why a body runs.
  fileprivate struct Reasons {
    var isFirst = false
    var isValueChanged = false
    var arePropertiesChanged = false
    /// The changes of observed properties.
    var triggers: [String] = []

    var isAny: Bool { isFirst || isValueChanged || arePropertiesChanged || !triggers.isEmpty }
  }

  required init(
    _ plan: BodyPlan,
    in subgraph: Subgraph,
    identity: Int,
    shared: SharedInputs
  ) {
    self.plan = plan
    self.shared = shared
    super.init(in: subgraph)
    self.identity = identity
  }

  override func tearDown() {
    super.tearDown()
    properties.disconnect()
    properties = DynamicProperties()
    observation = BodyObservation()
  }

  override func hasEnded() {
    if identity != 0 { host.unmount(identity) }
  }

  final var host: ViewHost { shared.host }

  /// The items of `_printChanges` for the current or last run.
  final var causes: [String] {
    var causes = reasons.triggers
    if reasons.isValueChanged { causes.append("@self") }
    if reasons.isFirst, !plan.properties.isEmpty { causes.append("@identity") }
    for change in changedProperties { causes.append(change.name) }
    return causes
  }

  /// The type of the view, with what was written before the last run.
  final var typeAndWrites: String {
    let written =
      changedProperties.flatMap(\.written)
      + reasons.triggers.map { String($0.drop { $0 == "\\" }) }
    let type = typeName(of: plan.declaredType)
    return written.isEmpty ? type : "\(type) (\(written.joined(separator: " and ")) was written)"
  }

  private var changedProperties: [ChangedProperty] {
    reasons.arePropertiesChanged ? properties.changes : []
  }

  /// Records that the body is about to be evaluated, and why; the first evaluation needs no cause.
  fileprivate final func recordEvaluation() {
    let host = host
    host.noteEvaluation(of: self)
    guard host.recorder != nil, identity != 0 else { return }
    if !reasons.isFirst { recordOrigins() }
    host.record(.evaluated(identity: identity, causes: causes))
  }

  /// Records the origin of each cause.
  private func recordOrigins() {
    var value: CauseOrigin?
    if reasons.isValueChanged {
      let fields = host.takeDifferingFields(of: identity)
      let origin = CauseOrigin.value(parent: primaryProducer, fields: fields)
      host.record(.caused(identity: identity, item: "@self", origin: origin))
      value = origin
    }
    for change in changedProperties {
      // A property that only the value has replaced comes from where the value does.
      guard let origin = change.origin ?? value else { continue }
      host.record(.caused(identity: identity, item: change.name, origin: origin))
    }
  }
}

/// The node of a body of one kind.
final class TypedBodyNode<Accessor: BodyAccessor>: BodyNode {
  override func run() {
    let isSelfModified = isSelfModified
    reasons.isValueChanged = updatePrimaryInput()
    reasons.isFirst = !hasValue
    if isSelfModified || observation.hasWatch || !reasons.triggers.isEmpty {
      reasons.triggers = observation.takeTriggers(isSelfModified: isSelfModified) {
        host.noteRead(of: $0, by: identity)
      }
    }
    var value = primaryValue(as: Accessor.Container.self)
    if !plan.properties.isEmpty {
      reasons.arePropertiesChanged = updateProperties(of: &value)
    }
    guard reasons.isAny || isSelfModified else { return }
    if graph.isTraced { return evaluateTraced(value) }
    output(evaluate(value))
  }

  /// Evaluates the body and records it; if the value before was equal, the evaluation was wasted, as
  /// content/reference/verification.md defines it.
  @inline(never)
  private func evaluateTraced(_ value: Accessor.Container) {
    recordEvaluation()
    let repetition = outputComparingWhole(evaluate(value))
    guard identity != 0 else { return }
    switch repetition {
    case .none: break
    case .exceptCaptures: host.note(.repeated, [], of: identity)
    case .whole: host.record(.counted(identity: identity, metric: .wasted))
    }
  }

  @inline(__always)
  private func evaluate(_ value: Accessor.Container) -> Accessor.Body {
    let wasUserCode = graph.beginUserCode()
    BodyFrames.enter(self)
    defer {
      BodyFrames.leave(self)
      graph.endUserCode(wasUserCode)
    }
    return observation.track(for: self, host: host, noteReads: noteReads) {
      Accessor.body(of: value)
    }
  }

  /// Notes of how many objects the body read properties, for a trace.
  private var noteReads: ((Int) -> Void)? {
    guard host.recorder != nil else { return nil }
    return { [identity, host] in host.noteReads(of: $0, by: identity) }
  }

  @inline(__always)
  private func updateProperties(of value: inout Accessor.Container) -> Bool {
    let plan = plan.properties
    guard plan.runsUserCode else { return properties.update(&value, by: plan, at: site) }
    // Updating the environment first keeps what its rules observe out of this body's observation.
    if plan.readsEnvironment { _ = site.environment.read() }
    return observation.track(for: self, host: host) {
      properties.update(&value, by: plan, at: site)
    }
  }

  private var site: PropertySite { PropertySite(of: self, identity: identity, in: shared) }
}
