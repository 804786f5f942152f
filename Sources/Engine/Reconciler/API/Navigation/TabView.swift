import AttributeGraph

/// Shows one of several views, each with a tab.
///
/// The enclosing body builds all tabs; each is mounted when it is first selected, and stays mounted (NAV-4).
public struct TabView<Selection: Hashable, Content> {
  let selection: Binding<Selection>?
  let content: Content
}

extension TabView: View, PrimitiveView where Content: View {
  public init(
    selection: Binding<Selection>?,
    @TabContentBuilder<Selection> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Mounts the tab items, if there is a tab bar, and the content of each tab once it is selected.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    var inputs = inputs.drawn(.tabs).leavingLazyContainer()
    let arePages = inputs.around.showsPages
    let tabs = Tabs(
      selection: view.attribute.field(\.selection),
      arePages: arePages,
      inputs: inputs
    )
    inputs.around.tabs = tabs
    if arePages { inputs = inputs.marking(tabs.makePager()).listing() }
    Content.makeListed(view: view[\.content], inputs: inputs)
  }
}

extension TabView where Selection == Int, Content: View {
  /// A tab view that keeps its own selection.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// The shared state of a tab view: the selected tab.
@MainActor
final class Tabs {
  /// Returns whether the tab at a position with a tag is selected; called inside a rule.
  let isSelected: (Int, AnyHashable?) -> Bool
  let select: (Int, AnyHashable?) -> Void
  /// Whether there is no tab bar: the views are pages (NAV-7).
  let arePages: Bool
  /// The mounted tabs, in mount order.
  private(set) var pages: [TabPage] = []
  /// The end of the tab view, of which its first tab may hear.
  let removal: ScreenRemoval
  private var count = 0

  init<Selection: Hashable>(
    selection: Attribute<Binding<Selection>?>,
    arePages: Bool,
    inputs: _ViewInputs
  ) {
    self.arePages = arePages
    removal = ScreenRemoval(isOfCovered: true, at: inputs.subgraph)
    let own = StoredLocation<Int>(0, inputs: inputs)
    isSelected = { position, tag in
      guard let binding = selection.value else {
        _ = own.readChange()
        return own.updateValue == position
      }
      _ = binding.location.readChange()
      return AnyHashable(binding.location.updateValue) == tag
    }
    select = { position, tag in
      guard let selection = selection.currentValue else { return }
      guard let binding = selection else {
        return own.set(position, transaction: Transaction())
      }
      if let tag = tag?.base as? Selection { binding.wrappedValue = tag }
    }
  }

  /// Adds a tab until a subgraph ends.
  func addPage(tag: (() -> AnyHashable?)?, until subgraph: Subgraph) -> TabPage {
    let page = TabPage(position: count, tag: tag)
    count += 1
    pages.append(page)
    subgraph.onEnd { [weak self] in
      onMainActor { self?.pages.removeAll { $0 === page } }
    }
    return page
  }

  /// Mounts the content of a tab, shown while it is selected.
  func mount(
    _ page: TabPage,
    inputs: _ViewInputs,
    _ content: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    (inputs.around.tabs, inputs.around.tabTag) = (nil, nil)
    inputs.element.append(page.element)
    let rule = TabRule(
      isSelected: { [self] in onMainActor { isSelected(page.position, page.tag?()) } },
      inputs: inputs,
      page: page,
      removal: page.position == 0 && !arePages ? removal : nil,
      content: content
    )
    inputs.addContainer(rule)
  }
}

/// A view with its tab bar item.
private struct TabItemView<Content: View, Item: View>: PrimitiveView {
  let content: Content
  let item: Item

  /// The row count of the content.
  static var _rowCount: _RowCount { Content._rowCount }

  /// Mounts the item, and the content once the tab is selected.
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let content = view[\.content]
    Content.makeListed(view: content, inputs: inputs)
  }
}

/// A view whose type contains the item of its tab: modifiers outside of `tabItem` belong to the tab (NAV-4).
@MainActor
protocol TabItemSource {
  /// Whether the type contains an item.
  static var hasTabItem: Bool { get }
  /// Mounts the item.
  static func mountItem(of view: _GraphValue<Self>, inputs: _ViewInputs)
}

extension TabItemSource {
  static var hasTabItem: Bool { true }
}

extension ModifiedContent: TabItemSource where Content: View, Modifier: ViewModifier {
  /// Whether the content does.
  static var hasTabItem: Bool { (Content.self as? any TabItemSource.Type)?.hasTabItem == true }

  /// Mounts the item of the content.
  @MainActor
  static func mountItem(of view: _GraphValue<Self>, inputs: _ViewInputs) {
    guard let source = Content.self as? any TabItemSource.Type else { return }
    mountItem(source, of: view, inputs: inputs)
  }

  @MainActor
  private static func mountItem<Source: TabItemSource>(
    _ type: Source.Type,
    of view: _GraphValue<Self>,
    inputs: _ViewInputs
  ) {
    let content = view[\.content].attribute.field(at: 0, as: type)
    type.mountItem(of: _GraphValue(content), inputs: inputs)
  }
}

extension View {
  /// Mounts a view of a tab view, if its type contains an item.
  /// - Returns: Whether it does.
  static func mountTabItem(view: _GraphValue<Self>, tabs: Tabs, inputs: _ViewInputs) -> Bool {
    guard let source = Self.self as? any TabItemSource.Type, source.hasTabItem else { return false }
    mount(source, view: view, inputs: inputs)
    return true
  }

  private static func mount<Source: TabItemSource>(
    _ type: Source.Type,
    view: _GraphValue<Self>,
    inputs: _ViewInputs
  ) {
    let source = _GraphValue(view.attribute.field(at: 0, as: type))
    mountTab(content: view, inputs: inputs) {
      tabTag(of: view) ?? inputs.around.tabTag
    } item: {
      type.mountItem(of: source, inputs: $0)
    }
  }
}

extension TabItemView: TabItemSource {
  /// Mounts the item.
  static func mountItem(of view: _GraphValue<Self>, inputs: _ViewInputs) {
    Item._makeView(view: view[\.item], inputs: inputs)
  }
}

extension TabItemView: TaggedView {
  /// The tag of the content.
  static func tag(of view: _GraphValue<Self>) -> (() -> AnyHashable?)? {
    tabTag(of: view[\.content])
  }
}

/// Mounts the item of a tab, and the content once the tab is selected; outside of a tab bar only the
/// content.
@MainActor
func mountTab<Content: View>(
  content: _GraphValue<Content>,
  inputs: _ViewInputs,
  tag: () -> (() -> AnyHashable?)?,
  item: (_ViewInputs) -> Void
) {
  guard let tabs = inputs.around.tabs else {
    return Content.makeListed(view: content, inputs: inputs)
  }
  let page = tabs.addPage(tag: tag(), until: inputs.subgraph)
  let button = InteractiveElement(
    .select { onMainActor { tabs.select(page.position, page.tag?()) } },
    value: { onMainActor { page.isSelected ? "selected" : nil } }
  )
  item(inputs.entering(button))
  tabs.mount(page, inputs: inputs.leavingLazyContainer()) {
    Content._makeView(view: content, inputs: $0)
  }
}

/// Mounts the content of a tab when it is first selected, and shows it while it is selected.
private struct TabRule: StatefulRule {
  let isSelected: () -> Bool
  let inputs: _ViewInputs
  let page: TabPage
  let removal: ScreenRemoval?
  let content: @MainActor (_ViewInputs) -> Void
  private var child: DynamicChild?
  private var screen: Screen?

  init(
    isSelected: @escaping () -> Bool,
    inputs: _ViewInputs,
    page: TabPage,
    removal: ScreenRemoval?,
    content: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    self.removal = removal
    self.isSelected = isSelected
    self.inputs = inputs
    self.page = page
    self.content = content
  }

  mutating func update(_ context: RuleContext<Void>) {
    let isSelected = isSelected()
    if child == nil {
      if isSelected { mountContent(context) }
    } else if isSelected != page.isSelected {
      if isSelected { screen?.uncover() } else { screen?.cover() }
    }
    page.isSelected = isSelected
    page.element.replaceChildren(isSelected ? child.map { [$0.element] } ?? [] : [])
    context.output(())
  }

  private mutating func mountContent(_ context: RuleContext<Void>) {
    let child = DynamicChild(below: context)
    let screen = Screen(in: inputs.around.screen, until: child.subgraph)
    screen.removal = removal
    var inputs = inputs
    inputs.around.screen = screen
    child.mount(inputs: inputs, content)
    context.childSubgraphs.replaceAll(with: [child.subgraph])
    (self.child, self.screen) = (child, screen)
  }
}

/// A view with an optional tag that is known before mounting.
@MainActor
protocol TaggedView {
  static func tag(of view: _GraphValue<Self>) -> (() -> AnyHashable?)?
}

extension ModifiedContent: TaggedView where Content: View, Modifier: ViewModifier {
  /// The innermost tag applies.
  static func tag(of view: _GraphValue<Self>) -> (() -> AnyHashable?)? {
    if let tag = tabTag(of: view[\.content]) { return tag }
    return (Modifier.self as? any TagGiver.Type).map { giveTag($0, view[\.modifier]) }
  }

  private static func giveTag<Giver: TagGiver>(
    _ type: Giver.Type,
    _ modifier: _GraphValue<Modifier>
  ) -> () -> AnyHashable? {
    let giver = modifier.attribute.field(at: 0, as: Giver.self)
    return { giver.currentValue?.anyTag }
  }
}

/// The tag that the modifiers of a view set.
@MainActor
func tabTag<Content: View>(of view: _GraphValue<Content>) -> (() -> AnyHashable?)? {
  func read<Tagged: TaggedView>(_ type: Tagged.Type) -> (() -> AnyHashable?)? {
    Tagged.tag(of: _GraphValue(view.attribute.field(at: 0, as: type)))
  }
  return (Content.self as? any TaggedView.Type).flatMap { read($0) }
}

extension View {
  public nonisolated func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    TabItemView(content: self, item: label())
  }
}

private enum TabsInput: InheritedInput { static var defaultValue: Tabs? { nil } }

extension InheritedInputs {
  /// The tabs that directly contain the view, if any.
  var tabs: Tabs? {
    get { self[TabsInput.self] }
    set { self[TabsInput.self] = newValue }
  }
}

private enum TabTagInput: InheritedInput { static var defaultValue: (() -> AnyHashable?)? { nil } }

extension InheritedInputs {
  /// The tag that is set around the view, if any.
  var tabTag: (() -> AnyHashable?)? {
    get { self[TabTagInput.self] }
    set { self[TabTagInput.self] = newValue }
  }
}
