import AttributeGraph

/// The subgraph of dynamic content.
final class ContentSubgraph: Subgraph {
  /// How the content is removed, if it says so.
  var removal: (any ContentRemoval)?
}

/// How content is removed.
protocol ContentRemoval {
  /// Whether nothing is visible of it, so that the end of the content is reported before anything that appears at the
  /// same time (ID-9).
  var isUnseen: Bool { get }
  /// The seconds that it takes in a transaction; `nil` if it is not animated.
  func seconds(in transaction: Transaction) -> Double?
}

/// Content of a type known only at run time, in a separate subgraph (AG-15).
struct DynamicChild {
  let subgraph: Subgraph
  let element = Element()

  /// An empty child of the container whose rule is running.
  init<Value>(below context: RuleContext<Value>) {
    subgraph = ContentSubgraph(among: context.childSubgraphs)
  }

  /// Mounts content below the running rule of a container.
  static func mount<Value>(
    below context: RuleContext<Value>,
    inputs: _ViewInputs,
    _ make: @MainActor (_ViewInputs) -> Void
  ) -> DynamicChild {
    let child = DynamicChild(below: context)
    child.mount(inputs: inputs, make)
    return child
  }

  /// Mounts content in the child.
  func mount(inputs: _ViewInputs, _ make: @MainActor (_ViewInputs) -> Void) {
    let inputs = inputs.moved(into: subgraph, element)
    onMainActor { make(inputs) }
  }
}

/// The single child of a container, replaced when its identity changes (ID-2, ID-6, ID-7).
struct SingleChild<Identity: Equatable> {
  private var identity: Identity?
  private var child: DynamicChild?
  private var leaving = LeavingContent<Identity, DynamicChild>()

  /// Whether there is a child, which would be replaced by one with the identity.
  func isReplaced(by newIdentity: Identity) -> Bool { child != nil && identity != newIdentity }

  /// Keeps the child if the identity is the same; otherwise ends it, at once or when its removal is complete
  /// (ID-13), and mounts a new one.
  ///
  /// A child that is kept goes on with its state when its identity comes back (ID-14). If the old and the new child share their source, the old one stays as it is while it leaves.
  mutating func update<Value>(
    to newIdentity: Identity,
    below context: RuleContext<Value>,
    inputs: _ViewInputs,
    element: Element,
    canLeave: Bool = true,
    isShared: Bool = false,
    isKept: Bool = false,
    mount: (@MainActor (_ViewInputs) -> Void)?
  ) {
    guard identity != newIdentity else { return }
    let (old, oldIdentity, children) = (child, identity, context.childSubgraphs)
    identity = newIdentity
    let back = mount == nil ? nil : leaving.takeBack(newIdentity)
    child = back ?? mount.map { DynamicChild.mount(below: context, inputs: inputs, $0) }
    var isLeaving = false
    if canLeave, let old, let oldIdentity {
      isLeaving = leaving.add(
        old,
        old.subgraph,
        as: oldIdentity,
        of: children,
        inputs,
        isKept: isKept
      )
      if isLeaving, isShared { old.subgraph.pause() }
    }
    let (staying, paused) = leaving.subgraphs
    children.replaceAll(
      with: staying + (child.map { [$0.subgraph] } ?? []),
      settingAside: paused,
      ending: isLeaving ? [] : old.map { [$0.subgraph] } ?? []
    )
    element.replaceChildren(child.map { [$0.element] } ?? [])
    PreferenceObservers.notifyAll(from: inputs.around.preferenceObservers)
  }
}

extension _ViewInputs {
  /// Adds the rule of a dynamic container: pulled at every render and after every transaction
  /// (AG-16, ID-5).
  @discardableResult
  func addContainer<R: StatefulRule>(_ rule: R) -> Node {
    let container = Attribute(rule, in: subgraph)
    subgraph.addConsumer(container, isTransactional: true)
    return container.node
  }
}

extension _ViewInputs {
  /// Performs an update, and notes how many views it has taken away if something else takes the place of what is shown here.
  func replacing(by reason: String, if isReplaced: Bool, _ update: () -> Void) {
    let before = host.departureCount
    update()
    guard isReplaced else { return }
    host.note(.replaced, [reason, "\(host.departureCount - before)"], of: identity)
  }
}

/// Extracts a payload from a value that does not always have one; otherwise keeps the last payload.
struct PayloadRule<Source, Payload>: StatefulRule {
  let source: Attribute<Source>
  let payload: (Source) -> Payload?

  mutating func update(_ context: RuleContext<Payload>) {
    if let payload = payload(source.value) { context.output(payload) }
  }
}
