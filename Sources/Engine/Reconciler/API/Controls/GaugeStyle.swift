import AttributeGraph

/// How gauges look, as a view made of their labels.
@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle where _Configuration == GaugeStyleConfiguration {
  /// What a style is told of the control.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style is told of a gauge: its value, and placeholders for the labels, whose changes do not
/// concern it (STY-1).
public struct GaugeStyleConfiguration {
  /// The value as a fraction of its range, between 0 and 1.
  public let value: Double
  /// What is measured.
  public let label = Label()
  /// The value.
  public let currentValueLabel: CurrentValueLabel? = CurrentValueLabel()
  /// The lower limit.
  public let minimumValueLabel: MinimumValueLabel? = MinimumValueLabel()
  /// The upper limit.
  public let maximumValueLabel: MaximumValueLabel? = MaximumValueLabel()

  /// Stands for the label.
  public struct Label: StylePart {}
  /// Stands for the label of the value.
  public struct CurrentValueLabel: StylePart {}
  /// Stands for the label of the lower limit.
  public struct MinimumValueLabel: StylePart {}
  /// Stands for the label of the upper limit.
  public struct MaximumValueLabel: StylePart {}
}

struct GaugeConfigurationRule<Label, CurrentValueLabel, BoundsLabel>: Rule {
  let gauge: Attribute<Gauge<Label, CurrentValueLabel, BoundsLabel>>

  var value: GaugeStyleConfiguration {
    GaugeStyleConfiguration(value: gauge.field(\.fraction).value)
  }
}

/// As the system chooses.
public struct DefaultGaugeStyle: GaugeStyle, _SystemDrawn {
  /// As the system chooses.
  public init() {}
}

/// A ring with an opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle, _SystemDrawn {
  /// A ring with an opening.
  public init() {}
}

/// A closed ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _SystemDrawn {
  /// A closed ring.
  public init() {}
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, _SystemDrawn {
  /// A bar with a mark.
  public init() {}
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, _SystemDrawn {
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

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: Self { Self() }
}

extension View {
  /// Sets the look of gauges inside.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
