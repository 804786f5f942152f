public protocol MenuStyle: Sendable {}

public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}

public struct ButtonMenuStyle: MenuStyle {
  public init() {}
}

/// A tinted label without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A tinted label without a border.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A tinted label without a border.
  public static var borderlessButton: Self { Self() }
}

public enum MenuOrder: Hashable, Sendable {
  case automatic
  case fixed
  case priority
}

extension View {
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { inert(style) }
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { inert(order) }
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { inert(visibility) }
}
