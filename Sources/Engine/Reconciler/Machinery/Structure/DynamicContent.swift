import AttributeGraph

/// The subgraph of dynamic content.
final class ContentSubgraph: Subgraph {
  /// Whether nothing is visible while the content is removed, in which case its end is reported before
  /// anything that appears at the same time (ID-9).
  var isRemovalUnseen = false
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

  /// Keeps the child if the identity is the same; otherwise ends it and mounts a new one.
  mutating func update<Value>(
    to newIdentity: Identity,
    below context: RuleContext<Value>,
    inputs: _ViewInputs,
    element: Element,
    mount: (@MainActor (_ViewInputs) -> Void)?
  ) {
    guard identity != newIdentity else { return }
    let ended = child
    identity = newIdentity
    child = mount.map { DynamicChild.mount(below: context, inputs: inputs, $0) }
    context.childSubgraphs.replaceAll(
      with: child.map { [$0.subgraph] } ?? [],
      ending: ended.map { [$0.subgraph] } ?? []
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

/// Extracts a payload from a value that does not always have one; otherwise keeps the last payload.
struct PayloadRule<Source, Payload>: StatefulRule {
  let source: Attribute<Source>
  let payload: (Source) -> Payload?

  mutating func update(_ context: RuleContext<Payload>) {
    if let payload = payload(source.value) { context.output(payload) }
  }
}
