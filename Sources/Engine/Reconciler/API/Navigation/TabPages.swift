import AttributeGraph

/// Sets whether tab views show pages (NAV-7).
public struct _TabViewStyleModifier<Style: TabViewStyle> {
  let style: Style
}

extension _TabViewStyleModifier: PrimitiveModifier {
  /// Mounts the content with the style.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    inputs.around.showsPages = Style.self == PageTabViewStyle.self
    body(inputs)
  }
}

/// One of the views of a tab view.
final class TabPage {
  let position: Int
  let tag: (() -> AnyHashable?)?
  /// Where the content is shown.
  let element = Element()
  var isSelected = false

  init(position: Int, tag: (() -> AnyHashable?)?) {
    (self.position, self.tag) = (position, tag)
  }
}

extension Tabs {
  /// A finger that moves this far to the side turns the page, in points.
  private nonisolated static var turningDistance: CGFloat { 50 }

  /// An element that shows the pages one at a time, and turns them with a finger.
  func makePager() -> InteractiveElement {
    InteractiveElement(
      .drag { [self] translation, isLast in
        guard isLast, abs(translation.width) > abs(translation.height),
          abs(translation.width) >= Self.turningDistance
        else { return }
        onMainActor { turn(by: translation.width < 0 ? 1 : -1) }
      }
    )
  }

  /// Selects a page beside the selected one.
  private func turn(by steps: Int) {
    let pages = pages.sorted { $0.element.precedes($1.element) }
    guard let current = pages.firstIndex(where: \.isSelected),
      pages.indices.contains(current + steps)
    else { return }
    select(pages[current + steps].position, pages[current + steps].tag?())
  }
}

extension View {
  /// Mounts a view of a tab view with the page style: only the selected one is shown (NAV-7).
  static func mountPage(view: _GraphValue<Self>, tabs: Tabs, inputs: _ViewInputs) {
    let tag = tabTag(of: view) ?? inputs.around.tabTag
    let page = tabs.addPage(tag: tag, until: inputs.subgraph)
    tabs.mount(page, inputs: inputs) { makeListed(view: view, inputs: $0) }
  }
}

private enum PagesInput: InheritedInput { static var defaultValue: Bool { false } }

extension InheritedInputs {
  /// Whether tab views show their views as pages (NAV-7).
  var showsPages: Bool {
    get { self[PagesInput.self] }
    set { self[PagesInput.self] = newValue }
  }
}
