/// The style of a picker.
public protocol PickerStyle: Sendable {}

/// The system default picker style.
public struct DefaultPickerStyle: PickerStyle {
  /// The system default picker style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system default picker style.
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

/// All options inline.
public struct InlinePickerStyle: PickerStyle {
  /// All options inline.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options inline.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A link to a list of options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A link to a list of options.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a list of options.
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
  /// Sets the style of pickers in this view.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
