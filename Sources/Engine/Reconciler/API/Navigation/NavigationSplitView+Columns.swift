import FoundationShim

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  /// Three columns.
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

  /// Three columns, with the one that is shown.
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

  /// Three columns, with their visibility where there is room for several.
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

  /// Three columns, with the one that is shown, and their visibility where there is room for several.
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
  /// Two columns.
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

  /// Two columns, with the one that is shown.
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

  /// Two columns, with their visibility where there is room for several.
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

  /// Two columns, with the one that is shown, and their visibility where there is room for several.
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

/// How a split view arranges its columns.
public protocol NavigationSplitViewStyle: Sendable {}

/// The system default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The system default style.
  public init() {}
}

/// A style that makes the detail smaller to show other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}

/// A style that keeps the size of the detail.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The system default style.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style that makes the detail smaller to show other columns.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style that keeps the size of the detail.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets the style of split views in this view.
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View {
    inert(style)
  }
  /// Sets the width of the column.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    inert(width)
  }
  /// Sets the widths between which the column can be resized.
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
  /// Sets the width of an inspector.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { inert(width) }
  /// Sets the widths between which an inspector can be resized.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    inert(min).inert(ideal).inert(max)
  }
}
