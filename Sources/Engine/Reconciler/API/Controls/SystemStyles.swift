// The looks of containers and fields that the system draws; they concern drawing only.

/// How a list looks.
public protocol ListStyle: Sendable {}

/// Lists as the system chooses.
public struct DefaultListStyle: ListStyle {
  /// Lists as the system chooses.
  public init() {}
}

/// Rows without decoration.
public struct PlainListStyle: ListStyle {
  /// Rows without decoration.
  public init() {}
}

/// Grouped rows.
public struct GroupedListStyle: ListStyle {
  /// Grouped rows.
  public init() {}
}

/// Grouped rows with room beside them.
public struct InsetGroupedListStyle: ListStyle {
  /// Grouped rows with room beside them.
  public init() {}
}

/// Rows with room beside them.
public struct InsetListStyle: ListStyle {
  /// Rows with room beside them.
  public init() {}
}

/// Rows as in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Rows as in a sidebar.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// Lists as the system chooses.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Grouped rows.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Grouped rows with room beside them.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with room beside them.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as in a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How a picker looks.
public protocol PickerStyle: Sendable {}

/// Pickers as the system chooses.
public struct DefaultPickerStyle: PickerStyle {
  /// Pickers as the system chooses.
  public init() {}
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Segments side by side.
  public init() {}
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public init() {}
}

/// All choices in place.
public struct InlinePickerStyle: PickerStyle {
  /// All choices in place.
  public init() {}
}

/// A list that is opened.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A list that is opened.
  public init() {}
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

extension PickerStyle where Self == DefaultPickerStyle {
  /// Pickers as the system chooses.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list that is opened.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// How a text field looks.
public protocol TextFieldStyle: Sendable {}

/// Text fields as the system chooses.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Text fields as the system chooses.
  public init() {}
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// A field without decoration.
  public init() {}
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A field with a rounded border.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Text fields as the system chooses.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// How a picker of dates looks.
public protocol DatePickerStyle: Sendable {}

/// Pickers of dates as the system chooses.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Pickers of dates as the system chooses.
  public init() {}
}

/// A label that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A label that opens a calendar.
  public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Pickers of dates as the system chooses.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A label that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// How a navigation view looks.
public protocol NavigationViewStyle: Sendable {}

/// Navigation as the system chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Navigation as the system chooses.
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One view at a time.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Navigation as the system chooses.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Forms as the system chooses.
public struct AutomaticFormStyle: FormStyle, _SystemDrawn {
  /// Forms as the system chooses.
  public init() {}
}

/// Grouped rows.
public struct GroupedFormStyle: FormStyle, _SystemDrawn {
  /// Grouped rows.
  public init() {}
}

/// Labels in a column of their own.
public struct ColumnsFormStyle: FormStyle, _SystemDrawn {
  /// Labels in a column of their own.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Forms as the system chooses.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in a column of their own.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of lists inside.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Sets the look of pickers inside.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Sets the look of text fields inside.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Sets the look of pickers of dates inside.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Sets the look of navigation views inside.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  {
    modifier(_InertModifier(value: style))
  }
  /// Sets the look of forms inside.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
