import AttributeGraph
import FoundationEssentials

/// A control that increments and decrements a value (CTL-1).
public struct Stepper<Label> {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
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
    func move(by stride: Value.Stride) {
      onEditingChanged(true)
      value.wrappedValue = value.wrappedValue.advanced(by: stride)
      onEditingChanged(false)
    }
    self.init(increment: { move(by: step) }, decrement: { move(by: -step) }, label: label())
  }

  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(by stride: Value.Stride) {
      let moved = value.wrappedValue.advanced(by: stride)
      onEditingChanged(true)
      value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
      onEditingChanged(false)
    }
    self.init(increment: { move(by: step) }, decrement: { move(by: -step) }, label: label())
  }

  /// Mounts the label and the two buttons, which steps find as "Increment" and "Decrement".
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let stepper = view.attribute
    let inputs = inputs.drawn(.stepper)
    Label._makeView(view: view[\.label], inputs: inputs.leavingLazyContainer())
    let buttons: [(String, KeyPath<Self, (() -> Void)?>)] = [
      ("Increment", \.increment), ("Decrement", \.decrement),
    ]
    for (name, action) in buttons {
      let element = inputs.makeControl(
        .tap {
          guard let stepper = stepper.currentValue, let action = stepper[keyPath: action] else {
            return
          }
          stepper.onEditingChanged?(true)
          action()
          stepper.onEditingChanged?(false)
        }
      )
      inputs.element.append(element)
      element.append(TextElement { name })
    }
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
