import AttributeGraph

/// Shows a value between two limits.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
}

extension Gauge: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View {
  /// A value with labels for it and its limits.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds),
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel()
    )
  }

  /// Mounts the labels.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.leavingLazyContainer()
    Label._makeView(view: view[\.label], inputs: inputs)
    CurrentValueLabel._makeView(view: view[\.currentValueLabel], inputs: inputs)
    BoundsLabel._makeView(view: view[\.minimumValueLabel], inputs: inputs)
    BoundsLabel._makeView(view: view[\.maximumValueLabel], inputs: inputs)
  }
}

extension Gauge {
  fileprivate static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value,
    _ bounds: ClosedRange<Value>
  ) -> Double {
    Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView {
  /// A value with a label for it.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds),
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView()
    )
  }
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// A value.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

/// How gauges look.
public protocol GaugeStyle: Sendable {}

/// As the system chooses.
public struct DefaultGaugeStyle: GaugeStyle {
  /// As the system chooses.
  public init() {}
}

/// A ring with an opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring with an opening.
  public init() {}
}

/// A closed ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A closed ring.
  public init() {}
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that fills.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the system chooses.
  public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with an opening.
  public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring.
  public static var accessoryCircularCapacity: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: Self { Self() }
}

extension View {
  /// Sets the look of gauges inside.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(_StyleModifier(style: style))
  }
}
