import AttributeGraph
import FoundationShim

public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
  let header: Header
}

extension TabSection: View, PrimitiveView where Header: View, Content: View, Footer: View {
  /// Mounts the tabs in place of the section; its header runs nowhere.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Assumption.tabSections.record()
    Content._makeView(view: view[\.content], inputs: inputs)
  }
}

extension TabSection where Header: View, Content: View, Footer == EmptyView {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) where SelectionValue: Hashable {
    self.init(content: content(), header: header())
  }
}

extension TabSection where Header == Text, Content: View, Footer == EmptyView {
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(content: content(), header: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(content: content(), header: Text(title))
  }
}

extension TabSection where Header == EmptyView, Content: View, Footer == EmptyView {
  /// Tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where SelectionValue: Hashable {
    self.init(content: content(), header: EmptyView())
  }
}

extension TabContentBuilder {
  public static func buildExpression<Header: View, Content: View, Footer: View>(
    _ section: TabSection<Header, Content, Footer, TabValue>
  ) -> TabSection<Header, Content, Footer, TabValue> {
    section
  }
}
