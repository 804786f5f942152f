/// The style of a list.
public protocol ListStyle: Sendable {}

/// The system default list style.
public struct DefaultListStyle: ListStyle {
  /// The system default list style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The system default list style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows without decoration.
public struct PlainListStyle: ListStyle {
  /// Rows without decoration.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Grouped rows.
public struct GroupedListStyle: ListStyle {
  /// Grouped rows.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Grouped rows.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Inset groups of rows.
public struct InsetGroupedListStyle: ListStyle {
  /// Inset groups of rows.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset groups of rows.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Inset rows.
public struct InsetListStyle: ListStyle {
  /// Inset rows.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The rows of a sidebar.
public struct SidebarListStyle: ListStyle {
  /// The rows of a sidebar.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows with a border.
public struct BorderedListStyle: ListStyle {
  /// Rows with a border.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows with a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// Sets the style of lists in this view.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { inert(style) }
}
