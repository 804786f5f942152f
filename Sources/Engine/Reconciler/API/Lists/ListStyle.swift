public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

public struct PlainListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

public struct InsetListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

public struct BorderedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { inert(style) }
}
