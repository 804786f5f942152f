/// The style of a tab view.
public protocol TabViewStyle: Sendable {}

/// The system default tab view style.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The system default tab view style.
  public init() {}
}

/// Swipeable pages.
public struct PageTabViewStyle: TabViewStyle {
  /// When the page indicator is visible.
  public enum IndexDisplayMode: Sendable {
    /// The system default.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Swipeable pages.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system default tab view style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Swipeable pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Swipeable pages.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A tab bar, or a sidebar if there is space.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A tab bar, or a sidebar if there is space.
  public init() {}
}

/// A tab bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A tab bar only.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar, or a sidebar if there is space.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar only.
  public static var tabBarOnly: Self { Self() }
}

/// The style of a page indicator.
public protocol IndexViewStyle: Sendable {}

/// A page indicator on a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the background is visible.
  public enum BackgroundDisplayMode: Sendable {
    /// The system default.
    case automatic
    /// Always.
    case always
    /// During interaction with the indicator.
    case interactive
    /// Never.
    case never
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// A page indicator on a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A page indicator on a background.
  public static var page: Self { Self() }
  /// A page indicator on a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When the tab bar minimizes.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  /// The system default.
  case automatic
  /// When the content scrolls down.
  case onScrollDown
  /// When the content scrolls up.
  case onScrollUp
  /// Never.
  case never
}

extension View {
  /// Sets the style of tab views in this view.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    modifier(_TabViewStyleModifier(style: style))
  }
  /// Sets the style of page indicators in this view.
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    inert(style)
  }
  /// Sets when the tab bar minimizes during scrolling.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    inert(behavior)
  }
}
