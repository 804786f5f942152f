import FoundationShim

// Initializers with a title that is a value, or with parts in an older order.

extension DatePicker where Label: View {
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
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    let title = Text(title)
    self.init(selection: selection, displayedComponents: displayedComponents) { title }
  }

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
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

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
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    let title = Text(title)
    self.init(content: content) { title }
  }

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
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(String(title)), systemImage: name, description: description)
  }
}

extension View {
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    inert(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    inert(traits)
  }
  public nonisolated func accessibility(value: Text) -> some View { inert(value) }
  public nonisolated func accessibility(hint: Text) -> some View { inert(hint) }
  public nonisolated func accessibility(sortPriority: Double) -> some View { inert(sortPriority) }
  public nonisolated func scrollIndicatorsFlash(trigger: some Equatable) -> some View {
    inert(trigger)
  }
}

extension Color: CustomStringConvertible {
  public var description: String { _description }
}
