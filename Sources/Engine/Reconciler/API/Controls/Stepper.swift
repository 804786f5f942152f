import AttributeGraph
import FoundationEssentials

/// The value of a stepper, which is compared by its binding, its bounds and its step (CTL-6).
protocol StepperValue {
  func move(isUp: Bool)
}

private struct SteppedValue<Value: Strideable>: StepperValue {
  let value: Binding<Value>
  var bounds: ClosedRange<Value>?
  let step: Value.Stride
  let onEditingChanged: (Bool) -> Void

  func move(isUp: Bool) {
    var moved = value.wrappedValue.advanced(by: isUp ? step : -step)
    if let bounds { moved = min(max(moved, bounds.lowerBound), bounds.upperBound) }
    onEditingChanged(true)
    value.wrappedValue = moved
    onEditingChanged(false)
  }
}

/// A control that increments and decrements a value (CTL-1).
public struct Stepper<Label> {
  /// The value that the buttons move, if the stepper has one.
  var value: (any StepperValue)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  let label: Label
  /// An action for when one of the other two begins and ends.
  var onEditingChanged: ((Bool) -> Void)?
  var inert = InertArguments()
}

extension Stepper: View, PrimitiveView where Label: View {
  /// A stepper that runs an action for each direction.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(increment: onIncrement, decrement: onDecrement, label: label())
  }

  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let value = SteppedValue(value: value, step: step, onEditingChanged: onEditingChanged)
    self.init(value: value, label: label())
  }

  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let value = SteppedValue(
      value: value,
      bounds: bounds,
      step: step,
      onEditingChanged: onEditingChanged
    )
    self.init(value: value, label: label())
  }

  /// Mounts the label and the two buttons, which steps find as "Increment" and "Decrement".
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let stepper = view.attribute
    let inputs = inputs.drawn(.stepper)
    Label._makeView(view: view[\.label], inputs: inputs.leavingLazyContainer())
    for (name, isUp) in [("Increment", true), ("Decrement", false)] {
      let element = inputs.makeControl(.tap { stepper.currentValue?.move(isUp: isUp) })
      inputs.element.append(element)
      element.append(TextElement { name })
    }
  }
}

extension Stepper {
  private func move(isUp: Bool) {
    if let value { return value.move(isUp: isUp) }
    guard let action = isUp ? increment : decrement else { return }
    onEditingChanged?(true)
    action()
    onEditingChanged?(false)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title that runs an action for each direction.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(increment: onIncrement, decrement: onDecrement, label: Text(titleKey))
  }

  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let label = { Text(titleKey) }
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let label = { Text(titleKey) }
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }

  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(titleKey, value: value, step: step, onEditingChanged: onEditingChanged)
    inert = InertArguments(format)
  }

  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(titleKey, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    inert = InertArguments(format)
  }
}
