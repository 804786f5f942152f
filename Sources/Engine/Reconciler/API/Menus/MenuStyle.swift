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

extension View {
  /// Sets the look of menus inside.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
}
