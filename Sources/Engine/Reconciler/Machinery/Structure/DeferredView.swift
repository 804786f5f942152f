import AttributeGraph

/// A view of an element in a lazy container that is mounted while the element is visible, so that the
/// container can count the element's rows without evaluating it (LAZY-2).
final class DeferredView {
  fileprivate let region: LazyRegion
  /// Where the view is shown.
  fileprivate let element = Element()
  fileprivate var child: DynamicChild?
  fileprivate weak var node: Node?

  fileprivate init(region: LazyRegion) { self.region = region }

  /// Makes the next update check whether the element is visible.
  func update() { node?.requireRun() }

  /// Whether the view shows a label, or did when it was last visible.
  func shows(_ label: String) -> Bool { child?.element.shows(label) == true }
}

extension _ViewInputs {
  /// Mounts a view of an element in a lazy container while the element is visible.
  @MainActor
  func deferView(in region: LazyRegion, _ make: @escaping @MainActor (_ViewInputs) -> Void) {
    let view = DeferredView(region: region)
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
    let region = view.region
    let isVisible = region.isVisible
    let hidden = isVisible ? nil : view.child
    if isVisible, view.child == nil {
      view.child = DynamicChild.mount(below: context, inputs: inputs, make)
    } else if !region.isKept {
      view.child = nil
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
