import FoundationShim

// Initializers with a title that is a value, or with parts in an older order.

extension DatePicker where Label: View {
  /// A date picker with a custom label, limited to a closed range.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection,
      bounds: range,
      components: displayedComponents,
      label: label()
    )
  }

  /// A date picker with a custom label, limited to dates from a start date.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection,
      in: range.lowerBound ... .distantFuture,
      displayedComponents: displayedComponents,
      label: label
    )
  }

  /// A date picker with a custom label, limited to dates up to an end date.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection,
      in: .distantPast...range.upperBound,
      displayedComponents: displayedComponents,
      label: label
    )
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    let title = Text(title)
    self.init(selection: selection, displayedComponents: displayedComponents) { title }
  }

  /// A date picker with a title, limited to a closed range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    let title = Text(title)
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { title }
  }

  /// A date picker with a title, limited to dates from a start date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    let title = Text(title)
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { title }
  }

  /// A date picker with a title, limited to dates up to an end date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    let title = Text(title)
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { title }
  }
}

extension Stepper where Label: View {
  /// A stepper for a value, with its label last.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within a range, with its label last.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }

  /// A stepper that runs an action for each direction, with its label last.
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let title = Text(title)
    self.init(value: value, step: step, label: { title }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title for a value within a range.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let title = Text(title)
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { title },
      onEditingChanged: onEditingChanged
    )
  }

  /// A stepper with a title that runs an action for each direction.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let title = Text(title)
    self.init(label: { title }, onIncrement: onIncrement, onDecrement: onDecrement)
    self.onEditingChanged = onEditingChanged
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// A group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    let title = Text(title)
    self.init(content: content) { title }
  }

  /// A group with a title that a binding opens and closes.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let title = Text(title)
    self.init(isExpanded: isExpanded, content: content) { title }
  }
}

extension ColorPicker where Label == Text {
  /// A color picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    let title = Text(title)
    self.init(selection: selection, supportsOpacity: supportsOpacity) { title }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link with a title and a destination, built eagerly (NAV-1).
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    let title = Text(title)
    self.init(destination: destination) { title }
  }

  /// A link with a title and a destination, built eagerly (NAV-1) and shown while a binding is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    let title = Text(title)
    self.init(destination: destination, isActive: isActive) { title }
  }

  /// A link with a title and a destination, built eagerly (NAV-1) and shown while a binding is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    let title = Text(title)
    self.init(isActive: isActive, destination: destination) { title }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Determinate progress with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: S,
    value: Value?,
    total: Value = 1
  ) {
    self.init(LocalizedStringKey(String(title)), value: value, total: total)
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// A slider over a range, with its label last.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// A slider over a range, with labels in an older order.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Picker where Label: View, Content: View {
  /// A picker with a label view.
  @_disfavoredOverload
  public init(
    _ label: Label,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content)
  }
}

extension ContentUnavailableView
where Label == Reconciler.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A message with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(String(title)), systemImage: name, description: description)
  }
}

extension View {
  /// Adds accessibility traits.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    inert(traits)
  }
  /// Removes accessibility traits.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    inert(traits)
  }
  /// Sets the accessibility value.
  public nonisolated func accessibility(value: Text) -> some View { inert(value) }
  /// Sets the accessibility hint.
  public nonisolated func accessibility(hint: Text) -> some View { inert(hint) }
  /// Sets the accessibility sort priority.
  public nonisolated func accessibility(sortPriority: Double) -> some View { inert(sortPriority) }
  /// Flashes the scroll indicators when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger: some Equatable) -> some View {
    inert(trigger)
  }
}

extension Color: CustomStringConvertible {
  /// The name of the color, or its components.
  public var description: String { _description }
}
