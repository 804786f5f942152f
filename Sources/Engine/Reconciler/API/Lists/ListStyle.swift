/// How a list looks.
public protocol ListStyle: Sendable {}

/// Lists as the system chooses.
public struct DefaultListStyle: ListStyle {
  /// Lists as the system chooses.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// Lists as the system chooses.
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

/// Grouped rows with room beside them.
public struct InsetGroupedListStyle: ListStyle {
  /// Grouped rows with room beside them.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Grouped rows with room beside them.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows with room beside them.
public struct InsetListStyle: ListStyle {
  /// Rows with room beside them.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with room beside them.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows as in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Rows as in a sidebar.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as in a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows with a border around them.
public struct BorderedListStyle: ListStyle {
  /// Rows with a border around them.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows with a border around them.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// Sets the look of lists inside.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { inert(style) }
}
