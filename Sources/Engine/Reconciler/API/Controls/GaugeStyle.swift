import AttributeGraph

/// A style that draws gauges from their labels.
@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle where _Configuration == GaugeStyleConfiguration {
  /// The properties of the control.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge: its value, and placeholders for the labels, whose updates don't affect the
/// style (STY-1).
public struct GaugeStyleConfiguration {
  /// The value as a fraction of its range, between 0 and 1.
  public let value: Double
  /// The label of the gauge.
  public let label = Label()
  /// The label of the current value.
  public let currentValueLabel: CurrentValueLabel? = CurrentValueLabel()
  /// The label of the lower bound.
  public let minimumValueLabel: MinimumValueLabel? = MinimumValueLabel()
  /// The label of the upper bound.
  public let maximumValueLabel: MaximumValueLabel? = MaximumValueLabel()

  /// A placeholder for the label.
  public struct Label: StylePart {}
  /// A placeholder for the label of the current value.
  public struct CurrentValueLabel: StylePart {}
  /// A placeholder for the label of the lower bound.
  public struct MinimumValueLabel: StylePart {}
  /// A placeholder for the label of the upper bound.
  public struct MaximumValueLabel: StylePart {}
}

struct GaugeConfigurationRule<Label, CurrentValueLabel, BoundsLabel>: Rule {
  let gauge: Attribute<Gauge<Label, CurrentValueLabel, BoundsLabel>>

  var value: GaugeStyleConfiguration {
    GaugeStyleConfiguration(value: gauge.field(\.fraction).value)
  }
}

/// The system default.
public struct DefaultGaugeStyle: GaugeStyle, _SystemDrawn {
  /// The system default.
  public init() {}
}

/// An open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle, _SystemDrawn {
  /// An open ring with a marker.
  public init() {}
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _SystemDrawn {
  /// A closed ring that fills.
  public init() {}
}

/// A bar with a marker.
public struct AccessoryLinearGaugeStyle: GaugeStyle, _SystemDrawn {
  /// A bar with a marker.
  public init() {}
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, _SystemDrawn {
  /// A bar that fills.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The system default.
  public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker.
  public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public static var accessoryCircularCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker.
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: Self { Self() }
}

extension View {
  /// Sets the style of gauges in this view.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
