/// How tabs look.
public protocol TabViewStyle: Sendable {}

/// Tabs as the system chooses.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Tabs as the system chooses.
  public init() {}
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots that stand for pages are shown.
  public enum IndexDisplayMode: Sendable {
    /// As the system chooses.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Pages side by side.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs as the system chooses.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tabs as a bar, or as a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Tabs as a bar, or as a sidebar where there is room.
  public init() {}
}

/// Tabs as a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Tabs as a bar.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs as a bar, or as a sidebar where there is room.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs as a bar.
  public static var tabBarOnly: Self { Self() }
}

/// How the dots look that stand for pages.
public protocol IndexViewStyle: Sendable {}

/// Dots on a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the background is shown.
  public enum BackgroundDisplayMode: Sendable {
    /// As the system chooses.
    case automatic
    /// Always.
    case always
    /// While a finger moves along the dots.
    case interactive
    /// Never.
    case never
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Dots on a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots on a background.
  public static var page: Self { Self() }
  /// Dots on a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When the bar of tabs becomes smaller.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// When content goes up.
  case onScrollDown
  /// When content goes down.
  case onScrollUp
  /// Never.
  case never
}

extension View {
  /// Sets the look of tabs inside.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    inert(style)
  }
  /// Sets the look of the dots that stand for pages inside.
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    inert(style)
  }
  /// Makes the bar of tabs smaller while a person scrolls.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    inert(behavior)
  }
}
