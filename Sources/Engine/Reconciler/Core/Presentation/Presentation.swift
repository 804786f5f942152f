import AttributeGraph
import ScenarioTrace

/// Content shown in front of a view while a binding has a value.
///
/// All presentations work alike: a container observes the binding itself, so that the presenter need
/// not read it (NAV-5). When the content is shown, the container mounts the result of the stored closure
/// (NAV-2).
struct PresentationRule<Source, Item, PresentedContent: View>: StatefulRule {
  let source: Attribute<Source>
  let inputs: _ViewInputs
  let element: Element
  /// The position in the queue, if only one presentation is shown at a time.
  let turn: QueuedPresentation?
  let parts: (Source) -> PresentationParts<Item, PresentedContent>
  private var child = SingleChild<PresentationIdentity>()
  private var shown = PresentationIdentity(isPresented: false, id: nil)
  private var cover: ScreenCover?

  init(
    source: Attribute<Source>,
    inputs: _ViewInputs,
    element: Element,
    turn: QueuedPresentation? = nil,
    parts: @escaping (Source) -> PresentationParts<Item, PresentedContent>
  ) {
    self.source = source
    self.inputs = inputs
    self.element = element
    self.turn = turn
    self.parts = parts
  }

  mutating func update(_ context: RuleContext<Void>) {
    let parts = parts(source.value)
    _ = parts.item.location.readChange()
    var item = shownItem(parts, for: context.node)
    if item != nil, shown.isPresented, shown.id != item.flatMap(parts.identify),
      parts.kind != .destination
    {
      // Another item: the presentation closes first, and the rule runs again (NAV-8).
      item = nil
    }
    let identity = PresentationIdentity(
      isPresented: item != nil,
      id: item.flatMap(parts.identify)
    )
    let dismissal = InteractiveDismissal()
    let presentation = self
    let content: @MainActor (_ViewInputs) -> Void = {
      presentation.mountContent(as: parts.kind, inputs: $0, dismissal)
    }
    child.update(
      to: identity,
      below: context,
      inputs: inputs,
      element: element,
      canLeave: false,
      mount: item == nil ? nil : content
    )
    let isChanged = shown.isPresented != identity.isPresented
    shown = identity
    if isChanged {
      announce(isPresented: identity.isPresented, parts, dismissal)
      if !identity.isPresented, parts.item.location.updateValue != nil { runAgain(context.node) }
    }
    if identity.isPresented, parts.kind == .destination, cover == nil {
      cover = ScreenCover(inputs)
    }
    cover?.isShown = identity.isPresented
    context.output(())
  }

  /// Presents the next item after the presenter's `onDismiss` (NAV-8).
  private func runAgain(_ node: Node) {
    let host = inputs.host
    host.enqueueAction { host.enqueue { node.invalidate() } }
  }

  /// The item to present, if it can be presented now.
  private func shownItem(
    _ parts: PresentationParts<Item, PresentedContent>,
    for node: Node
  ) -> Item? {
    guard let item = parts.item.location.updateValue, parts.canBegin || shown.isPresented else {
      turn?.withdraw()
      return nil
    }
    return turn?.take(parts.kind, for: node) == false ? nil : item
  }

  /// Registers what the step `dismiss` closes with the host, and calls the presenter's `onDismiss`.
  private func announce(
    isPresented: Bool,
    _ parts: PresentationParts<Item, PresentedContent>,
    _ dismissal: InteractiveDismissal
  ) {
    inputs.host.presentation(
      of: element,
      isPresented: isPresented,
      dismissal: dismissal,
      dismiss: dismiss
    )
    guard !isPresented else { return }
    if let onDismiss = parts.onDismiss { inputs.host.enqueueAction(onDismiss) }
    turn?.end()
  }

  private var dismiss: () -> Void {
    { [source, parts] in
      guard let source = source.currentValue else { return }
      let binding = parts(source).item
      binding.location.set(nil, transaction: binding.transaction)
    }
  }

  /// Mounts the content below an environment with its own dismiss action (ENV-6).
  @MainActor
  private func mountContent(
    as kind: PresentationLevel.Kind,
    inputs: _ViewInputs,
    _ dismissal: InteractiveDismissal
  ) {
    var inputs = inputs
    if kind == .destination {
      inputs.host.note(.pushed, [], of: inputs.identity)
    } else {
      inputs.around.dismissal = dismissal
    }
    inputs.around.presentationLevel = PresentationLevel()
    (inputs.around.splitColumn, inputs.around.scrollTracker) = (nil, nil)
    (inputs.around.scrollFollowers, inputs.around.scrolledSpaces) = ([], ScrolledSpaces())
    inputs.around.screen =
      kind == .destination ? inputs.around.screen?.makeSibling(until: inputs.subgraph) : nil
    inputs.environment = Attribute(
      PresentationEnvironment(presenter: inputs.environment, dismiss: dismiss),
      in: inputs.subgraph
    )
    if let modal = Modal.open(kind, inputs) { inputs.around.modal = modal }
    inputs = inputs.enteringCoverable().drawn(kind.role)
    let rule = PresentedContentRule(source: source, parts: parts, host: inputs.host)
    let content = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(content)
    PresentedContent._makeView(view: _GraphValue(content), inputs: inputs)
  }
}

/// The parts of a presentation.
struct PresentationParts<Item, Content> {
  /// The kind of presentation, which decides what it queues with.
  var kind = PresentationLevel.Kind.sheet
  /// The item to present; `nil` for none.
  let item: Binding<Item?>
  /// The identity of an item; a new identity means a new presentation.
  let identify: (Item) -> AnyHashable?
  let onDismiss: (() -> Void)?
  /// Whether there is everything that the presentation needs to begin.
  var canBegin = true
  /// Whether the body around it has built the content, so that no closure runs.
  var isBuilt = false
  let content: (Item) -> Content
}

private struct PresentationIdentity: Equatable {
  let isPresented: Bool
  let id: AnyHashable?
}

/// The presenter's environment, with an action that closes the presentation (ENV-6).
private struct PresentationEnvironment: Rule {
  let presenter: Attribute<EnvironmentValues>
  let dismiss: () -> Void

  var value: EnvironmentValues {
    var values = presenter.value
    values.present(dismissedBy: dismiss)
    return values
  }
}

/// Runs the content closure when it is presented, and again when the closure, the item or something that
/// it observes changes (NAV-2).
private struct PresentedContentRule<Source, Item, Content>: StatefulRule {
  let source: Attribute<Source>
  let parts: (Source) -> PresentationParts<Item, Content>
  unowned let host: ViewHost
  var observation = ContentObservation(of: "a presentation")

  mutating func update(_ context: RuleContext<Content>) {
    let parts = parts(source.value)
    guard let item = parts.item.location.updateValue else { return }
    guard !parts.isBuilt else { return context.output(parts.content(item)) }
    let content = host.graph.withoutCurrentAttribute {
      observation.track(for: context.node, host: host) { parts.content(item) }
    }
    context.output(content)
  }
}

extension PresentationLevel.Kind {
  fileprivate var role: ScreenNode.Role {
    switch self {
    case .sheet: .sheet
    case .popover, .menu: .popover
    case .alert: .alert
    case .destination: .group
    }
  }
}
