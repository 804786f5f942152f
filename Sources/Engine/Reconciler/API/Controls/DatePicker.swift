import AttributeGraph
import FoundationEssentials

/// A control that sets a date; steps type it in ISO 8601 format (CTL-1).
public struct DatePicker<Label> {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label
}

public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw value, with one bit per part.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View, PrimitiveView where Label: View {
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection,
      bounds: .always,
      components: displayedComponents,
      label: label()
    )
  }

  /// Mounts an element that takes a date and is named by the label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let picker = view.attribute
    let element = inputs.makeControl(
      .value { text in
        let date = (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: .day))
        guard let date else { return false }
        guard let picker = picker.currentValue else { return true }
        let bounds = picker.bounds
        picker.selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
        return true
      }
    )
    element.keyboard = { .date }
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection, in: .always, displayedComponents: displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection,
      bounds: range,
      components: displayedComponents,
      label: Text(titleKey)
    )
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      titleKey,
      selection: selection,
      in: range.lowerBound ... .distantFuture,
      displayedComponents: displayedComponents
    )
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      titleKey,
      selection: selection,
      in: .distantPast...range.upperBound,
      displayedComponents: displayedComponents
    )
  }
}

extension ClosedRange<Date> {
  /// No limits.
  fileprivate static var always: Self { .distantPast ... .distantFuture }
}

extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  /// The day without the time.
  fileprivate static var day: Self { Self().year().month().day() }
}
