/// The style of a menu.
public protocol MenuStyle: Sendable {}

/// The system default.
public struct DefaultMenuStyle: MenuStyle {
  /// The system default.
  public init() {}
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// A button.
  public init() {}
}

/// A tinted label without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A tinted label without a border.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The system default.
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A tinted label without a border.
  public static var borderlessButton: Self { Self() }
}

/// The order of the actions in a menu.
public enum MenuOrder: Hashable, Sendable {
  /// The system default.
  case automatic
  /// The order in the code.
  case fixed
  /// The first action nearest to the finger.
  case priority
}

extension View {
  /// Sets the style of menus in this view.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { inert(style) }
  /// Sets the order of the actions in a menu.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { inert(order) }
  /// Shows or hides the menu indicator.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { inert(visibility) }
}
