/// How a picker looks.
public protocol PickerStyle: Sendable {}

/// Pickers as the system chooses.
public struct DefaultPickerStyle: PickerStyle {
  /// Pickers as the system chooses.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Pickers as the system chooses.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Segments side by side.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// All choices in place.
public struct InlinePickerStyle: PickerStyle {
  /// All choices in place.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A list that is opened.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A list that is opened.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list that is opened.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Symbols side by side.
public struct PalettePickerStyle: PickerStyle {
  /// Symbols side by side.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Symbols side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets the look of pickers inside.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
