import AttributeGraph

@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle where _Configuration == GaugeStyleConfiguration {
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge: its value, and placeholders for the labels, whose updates don't affect the
/// style (STY-1).
public struct GaugeStyleConfiguration {
  /// The value as a fraction of its range, between 0 and 1.
  public let value: Double
  public let label = Label()
  public let currentValueLabel: CurrentValueLabel? = CurrentValueLabel()
  public let minimumValueLabel: MinimumValueLabel? = MinimumValueLabel()
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

public struct DefaultGaugeStyle: GaugeStyle, _SystemDrawn {
  public init() {}
}

public struct AccessoryCircularGaugeStyle: GaugeStyle, _SystemDrawn {
  public init() {}
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _SystemDrawn {
  public init() {}
}

public struct AccessoryLinearGaugeStyle: GaugeStyle, _SystemDrawn {
  public init() {}
}

public struct LinearCapacityGaugeStyle: GaugeStyle, _SystemDrawn {
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}

extension View {
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
