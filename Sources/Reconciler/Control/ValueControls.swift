import AttributeGraph

/// A control that raises and lowers a value (CTL-1).
public struct Stepper<Label> {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let label: Label
}

extension Stepper: View, PrimitiveView where Label: View {
  /// A control that runs an action for each direction.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(increment: onIncrement, decrement: onDecrement, label: label())
  }

  /// A control of a value.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      label: label()
    )
  }

  /// A control of a value within limits.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    func move(by stride: Value.Stride) {
      let moved = value.wrappedValue.advanced(by: stride)
      value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
    }
    self.init(increment: { move(by: step) }, decrement: { move(by: -step) }, label: label())
  }

  /// Mounts the label and the two buttons, which steps find as "Increment" and "Decrement".
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let stepper = view.attribute
    Label._makeView(view: view[\.label], inputs: inputs.leavingLazyContainer())
    let buttons: [(String, () -> Void)] = [
      ("Increment", { stepper.currentValue?.increment?() }),
      ("Decrement", { stepper.currentValue?.decrement?() }),
    ]
    for (name, action) in buttons {
      let element = InteractiveElement(.tap(action), isEnabled: inputs.isEnabled)
      inputs.element.append(element)
      element.append(TextElement { name })
    }
  }
}

extension Stepper where Label == Text {
  /// A control with a title that runs an action for each direction.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(increment: onIncrement, decrement: onDecrement, label: Text(titleKey))
  }

  /// A control of a value, with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// A control of a value within limits, with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

/// A control that sets a value by moving a knob; steps type the value (CTL-1).
public struct Slider<Label> {
  let write: (String) -> Void
  let label: Label
}

extension Slider: View, PrimitiveView where Label: View {
  /// A control of a value within limits.
  public init<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      write: { text in
        guard let number = Value(text) else { return }
        value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
      },
      label: label()
    )
  }

  /// A control of a value within limits that takes steps of a size.
  public init<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      write: { text in
        guard let number = Value(text) else { return }
        let steps = ((number - bounds.lowerBound) / step).rounded()
        let stepped = bounds.lowerBound + steps * step
        value.wrappedValue = min(max(stepped, bounds.lowerBound), bounds.upperBound)
      },
      label: label()
    )
  }

  /// Mounts what takes a value and is named by its label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let slider = view.attribute
    let element = InteractiveElement(
      .value { slider.currentValue?.write($0) },
      isEnabled: inputs.isEnabled
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension Slider where Label == EmptyView {
  /// A control of a value within limits.
  public init<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1
  ) {
    self.init(value: value, in: bounds) { EmptyView() }
  }

  /// A control of a value within limits that takes steps of a size.
  public init<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}
