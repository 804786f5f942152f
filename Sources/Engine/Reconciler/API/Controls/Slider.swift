import AttributeGraph
import ValueComparison

/// A control that selects a value by dragging a thumb; steps type the value (CTL-1).
public struct Slider<Label, ValueLabel> {
  /// Returns whether the text is a number.
  let write: (String) -> Bool
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
}

extension Slider: View, PrimitiveView where Label: View, ValueLabel: View {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      write: { text in
        guard let number = Double(text) else { return false }
        onEditingChanged(true)
        value.wrappedValue = min(max(Value(number), bounds.lowerBound), bounds.upperBound)
        onEditingChanged(false)
        return true
      },
      label: label(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel()
    )
  }

  /// A slider over a range that moves in steps, with labels for the slider and its bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    require(bounds.lowerBound < bounds.upperBound && step > 0, "max stride must be positive")
    let stepped = Binding(
      get: { value.wrappedValue },
      set: { number in
        let steps = ((number - bounds.lowerBound) / Value(step)).rounded()
        let rounded = bounds.lowerBound + steps * Value(step)
        value.wrappedValue = min(max(rounded, bounds.lowerBound), bounds.upperBound)
      }
    )
    self.init(
      value: stepped,
      in: bounds,
      label: label,
      minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel,
      onEditingChanged: onEditingChanged
    )
  }

  /// Mounts an element that takes a value and is named by the label, then the labels of the bounds.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let slider = view.attribute
    let inputs = inputs.drawn(.slider)
    let element = inputs.makeControl(.value { slider.currentValue?.write($0) ?? true })
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
    let outside = inputs.leavingLazyContainer()
    ValueLabel._makeView(view: view[\.minimumValueLabel], inputs: outside)
    ValueLabel._makeView(view: view[\.maximumValueLabel], inputs: outside)
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }

  /// A slider over a range that moves in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }

  /// A slider over a range that moves in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}
