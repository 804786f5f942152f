public protocol TabViewStyle: Sendable {}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable {
    case automatic
    case always
    /// Never.
    case never
  }

  private let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

/// A tab bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A tab bar only.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar only.
  public static var tabBarOnly: Self { Self() }
}

public protocol IndexViewStyle: Sendable {}

public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Sendable {
    case automatic
    case always
    case interactive
    /// Never.
    case never
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic
  case onScrollDown
  case onScrollUp
  /// Never.
  case never
}

extension View {
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    modifier(_TabViewStyleModifier(style: style))
  }
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    inert(style)
  }
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    inert(behavior)
  }
}
