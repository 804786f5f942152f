/// Looks that the system draws, by their names.
///
/// They concern drawing only.
public struct _SystemStyle: Equatable, Sendable {
  fileprivate let name: String
}

/// How a list looks.
public protocol ListStyle {}
/// How a picker looks.
public protocol PickerStyle {}
/// How a text field looks.
public protocol TextFieldStyle {}
/// How tabs look.
public protocol TabViewStyle {}

extension _SystemStyle: ListStyle, PickerStyle, TextFieldStyle, TabViewStyle {}

extension ListStyle where Self == _SystemStyle {
  /// As the system chooses.
  public static var automatic: _SystemStyle { _SystemStyle(name: "automatic") }
  /// Without decoration.
  public static var plain: _SystemStyle { _SystemStyle(name: "plain") }
  /// Grouped rows.
  public static var grouped: _SystemStyle { _SystemStyle(name: "grouped") }
  /// Grouped rows with room beside them.
  public static var insetGrouped: _SystemStyle { _SystemStyle(name: "insetGrouped") }
  /// Rows with room beside them.
  public static var inset: _SystemStyle { _SystemStyle(name: "inset") }
  /// As in a sidebar.
  public static var sidebar: _SystemStyle { _SystemStyle(name: "sidebar") }
}

extension PickerStyle where Self == _SystemStyle {
  /// As the system chooses.
  public static var automatic: _SystemStyle { _SystemStyle(name: "automatic") }
  /// Segments side by side.
  public static var segmented: _SystemStyle { _SystemStyle(name: "segmented") }
  /// A menu.
  public static var menu: _SystemStyle { _SystemStyle(name: "menu") }
  /// A wheel.
  public static var wheel: _SystemStyle { _SystemStyle(name: "wheel") }
  /// All choices in place.
  public static var inline: _SystemStyle { _SystemStyle(name: "inline") }
}

extension TextFieldStyle where Self == _SystemStyle {
  /// As the system chooses.
  public static var automatic: _SystemStyle { _SystemStyle(name: "automatic") }
  /// Without decoration.
  public static var plain: _SystemStyle { _SystemStyle(name: "plain") }
  /// With a rounded border.
  public static var roundedBorder: _SystemStyle { _SystemStyle(name: "roundedBorder") }
}

extension TabViewStyle where Self == _SystemStyle {
  /// As the system chooses.
  public static var automatic: _SystemStyle { _SystemStyle(name: "automatic") }
  /// Pages side by side.
  public static var page: _SystemStyle { _SystemStyle(name: "page") }
}

/// How large the title of a navigation bar is.
public enum _TitleDisplayMode: Sendable {
  /// As the system chooses.
  case automatic
  /// In the bar.
  case inline
  /// Below the bar.
  case large
}

extension View {
  /// Sets the look of lists inside.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    modifier(_StyleModifier(style: style))
  }
  /// Sets the look of pickers inside.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    modifier(_StyleModifier(style: style))
  }
  /// Sets the look of text fields inside.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    modifier(_StyleModifier(style: style))
  }
  /// Sets the look of tabs inside.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    modifier(_StyleModifier(style: style))
  }
  /// Sets the size of the title in the navigation bar.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: _TitleDisplayMode) -> some View {
    modifier(_StyleModifier(style: mode))
  }
}
