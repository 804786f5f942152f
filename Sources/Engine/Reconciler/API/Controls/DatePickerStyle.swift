/// The style of a date picker.
public protocol DatePickerStyle: Sendable {}

/// The system default date picker style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The system default date picker style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The system default date picker style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A label that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A label that opens a calendar.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A label that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of date pickers in this view.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
