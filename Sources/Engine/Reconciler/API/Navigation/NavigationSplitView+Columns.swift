import FoundationShim

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil,
      preferredColumn: nil,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil,
      preferredColumn: preferredCompactColumn,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility,
      preferredColumn: nil,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility,
      preferredColumn: preferredCompactColumn,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil,
      preferredColumn: nil,
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil,
      preferredColumn: preferredCompactColumn,
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility,
      preferredColumn: nil,
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility,
      preferredColumn: preferredCompactColumn,
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }
}

public protocol NavigationSplitViewStyle: Sendable {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// A style that keeps the size of the detail.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style that keeps the size of the detail.
  public static var prominentDetail: Self { Self() }
}

extension View {
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View {
    inert(style)
  }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    inert(width)
  }
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    inert(min).inert(ideal).inert(max)
  }
  /// Shows a column of details while a binding is `true`: as a sheet, because columns are collapsed, which is
  /// a stated assumption.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> some View {
    Assumption.columns.record()
    let content = content()
    return presenting(.sheet, isPresented: isPresented) { content }
  }
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { inert(width) }
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    inert(min).inert(ideal).inert(max)
  }
}
