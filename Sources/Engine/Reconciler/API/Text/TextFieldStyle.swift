/// The style of a text field.
public protocol TextFieldStyle: Sendable {}

/// The system default text field style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The system default text field style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The system default text field style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// A field without decoration.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A field with a rounded border.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of text fields in this view.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
