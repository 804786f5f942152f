import AttributeGraph

public struct Gauge<Label, CurrentValueLabel, BoundsLabel> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
}

extension Gauge: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View {
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

  /// Mounts the labels, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let label = view.mounting(\.label)
    let currentValueLabel = view.mounting(\.currentValueLabel)
    let minimumValueLabel = view.mounting(\.minimumValueLabel)
    let maximumValueLabel = view.mounting(\.maximumValueLabel)
    let gauge = view.attribute
    let inputs = inputs.drawn(.progress) {
      percentage(gauge.currentValue?.fraction)
    }
    .leavingLazyContainer()
    typealias Parts = GaugeStyleConfiguration
    guard let styling = inputs.styling(for: Parts.self) else {
      for part in [label, currentValueLabel, minimumValueLabel, maximumValueLabel] { part(inputs) }
      return
    }
    styling.mount(
      inputs.filling(Parts.Label.self, with: label)
        .filling(Parts.CurrentValueLabel.self, with: currentValueLabel)
        .filling(Parts.MinimumValueLabel.self, with: minimumValueLabel)
        .filling(Parts.MaximumValueLabel.self, with: maximumValueLabel),
      Attribute(GaugeConfigurationRule(gauge: view.attribute), in: inputs.subgraph)
    )
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
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
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
