import AttributeGraph

/// A view in a lazy container that is mounted while it is visible, so that the container can count the rows
/// around it without evaluating it (LAZY-2, LAZY-6).
final class DeferredView {
  fileprivate let region: LazyRegion
  /// Whether it is known how many rows the view is.
  private let isCounted: Bool
  /// Where the view is shown.
  let element = Element()
  fileprivate var child: DynamicChild?
  /// What the view showed before it ended because it was far away.
  fileprivate var endedLabels: Set<String> = []
  fileprivate weak var node: Node?

  fileprivate init(region: LazyRegion, isCounted: Bool) {
    (self.region, self.isCounted) = (region, isCounted)
  }

  /// Whether the view is shown.
  fileprivate var isVisible: Bool { region.isVisible(self) || (!isCounted && child != nil) }

  /// Makes the next update check whether the view is visible.
  func update() { node?.requireRun() }

  /// Whether the view shows a label, or did when it was last visible.
  func shows(_ label: String) -> Bool {
    child?.element.shows(label) ?? endedLabels.contains(label)
  }
}

extension _ViewInputs {
  /// Mounts a view in a lazy container while it is visible; one whose rows are not counted yet, from when it
  /// comes into view, since its rows are then part of the container (LAZY-8).
  @MainActor
  func deferView(
    in region: LazyRegion,
    isCounted: Bool = true,
    _ make: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let view = DeferredView(region: region, isCounted: isCounted)
    element.append(view.element)
    view.node = addContainer(DeferredRule(view: view, inputs: self, make: make))
    region.addView(view, in: subgraph)
  }
}

/// Mounts a deferred view, sets it aside when it is out of sight, and ends it when it is far away (LAZY-3).
private struct DeferredRule: StatefulRule {
  let view: DeferredView
  let inputs: _ViewInputs
  let make: @MainActor (_ViewInputs) -> Void
  var isShown = false

  mutating func update(_ context: RuleContext<Void>) {
    let isVisible = view.isVisible
    let hidden = isVisible ? nil : view.child
    if isVisible, view.child == nil {
      view.child = DynamicChild.mount(below: context, inputs: inputs, make)
    } else if !view.region.isKept(view), let child = view.child {
      let labels = inputs.host.graph.withLastValues { child.element.shownLabels }
      (view.endedLabels, view.child) = (Set(labels), nil)
    }
    let isEnded = hidden != nil && view.child == nil
    guard isVisible != isShown || isEnded else { return context.output(()) }
    isShown = isVisible
    let (shown, aside) = (isVisible ? view.child : nil, isEnded ? nil : hidden)
    context.childSubgraphs.replaceAll(
      with: shown.map { [$0.subgraph] } ?? [],
      settingAside: aside.map { [$0.subgraph] } ?? [],
      ending: isEnded ? hidden.map { [$0.subgraph] } ?? [] : []
    )
    view.element.replaceChildren(shown.map { [$0.element] } ?? [])
    PreferenceObservers.notifyAll(from: inputs.around.preferenceObservers)
    context.output(())
  }
}
