/// How a picker of dates looks.
public protocol DatePickerStyle: Sendable {}

/// Pickers of dates as the system chooses.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Pickers of dates as the system chooses.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Pickers of dates as the system chooses.
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
  /// Sets the look of pickers of dates inside.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
