/// How menus look.
public protocol MenuStyle: Sendable {}

/// As the system chooses.
public struct DefaultMenuStyle: MenuStyle {
  /// As the system chooses.
  public init() {}
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// A button.
  public init() {}
}

/// A label alone, tinted.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A label alone, tinted.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the system chooses.
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A label alone, tinted.
  public static var borderlessButton: Self { Self() }
}

/// The order of a menu's actions.
public enum MenuOrder: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// As they are written.
  case fixed
  /// The first nearest to the finger.
  case priority
}

extension View {
  /// Sets the look of menus inside.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { inert(style) }
  /// Sets the order of a menu's actions.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { inert(order) }
  /// Shows or hides the mark of a menu.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { inert(visibility) }
}
