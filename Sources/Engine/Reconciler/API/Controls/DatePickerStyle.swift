public protocol DatePickerStyle: Sendable {}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
