import AttributeGraph
import ValueComparison

/// The value of a slider, which is compared by its binding, its bounds and its step (CTL-6).
protocol SliderValue {
  /// Writes a number that is given as text; returns whether it is one.
  func write(_ text: String) -> Bool
}

private struct BoundedValue<Value: BinaryFloatingPoint>: SliderValue
where Value.Stride: BinaryFloatingPoint {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>
  var step: Value.Stride?
  let onEditingChanged: (Bool) -> Void

  func write(_ text: String) -> Bool {
    guard let number = Double(text).map(Value.init) else { return false }
    var rounded = number
    if let step {
      let steps = ((number - bounds.lowerBound) / Value(step)).rounded()
      rounded = bounds.lowerBound + steps * Value(step)
    }
    onEditingChanged(true)
    value.wrappedValue = min(max(rounded, bounds.lowerBound), bounds.upperBound)
    onEditingChanged(false)
    return true
  }
}

/// A control that selects a value by dragging a thumb; steps type the value (CTL-1).
public struct Slider<Label, ValueLabel> {
  let value: any SliderValue
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
      value: BoundedValue(value: value, bounds: bounds, onEditingChanged: onEditingChanged),
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
    self.init(
      value: BoundedValue(
        value: value,
        bounds: bounds,
        step: step,
        onEditingChanged: onEditingChanged
      ),
      label: label(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel()
    )
  }

  /// Mounts an element that takes a value and is named by the label, then the labels of the bounds.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let slider = view.attribute
    let inputs = inputs.drawn(.slider)
    let element = inputs.makeControl(.value { slider.currentValue?.value.write($0) ?? true })
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
