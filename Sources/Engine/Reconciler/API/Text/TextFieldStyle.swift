/// How a text field looks.
public protocol TextFieldStyle: Sendable {}

/// Text fields as the system chooses.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Text fields as the system chooses.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Text fields as the system chooses.
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
  /// Sets the look of text fields inside.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
