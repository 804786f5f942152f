import AttributeGraph
import FoundationEssentials

public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  var inert = InertArguments()
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    fraction = value.map { Double($0 / total) }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Mounts the labels, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let label = view.mounting(\.label)
    let currentValueLabel = view.mounting(\.currentValueLabel)
    let progress = view.attribute
    let inputs = inputs.drawn(.progress) {
      percentage(progress.currentValue?.fraction)
    }
    .leavingLazyContainer()
    guard let styling = inputs.styling(for: ProgressViewStyleConfiguration.self) else {
      label(inputs)
      return currentValueLabel(inputs)
    }
    styling.mount(
      inputs.filling(ProgressViewStyleConfiguration.Label.self, with: label)
        .filling(ProgressViewStyleConfiguration.CurrentValueLabel.self, with: currentValueLabel),
      Attribute(ProgressConfigurationRule(progress: view.attribute), in: inputs.subgraph)
    )
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Progress between two dates, which updates without evaluating a body (CTL-3).
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init()
    inert = InertArguments((timerInterval, countsDown))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = ProgressViewStyleConfiguration.Label()
    currentValueLabel = ProgressViewStyleConfiguration.CurrentValueLabel()
  }
}

@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle
where _Configuration == ProgressViewStyleConfiguration {
  /// The properties of the control.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view: the fraction completed, and placeholders for the labels, whose updates
/// don't affect the style (STY-1).
public struct ProgressViewStyleConfiguration {
  /// The completed fraction between 0 and 1; `nil` if it is indeterminate.
  public let fractionCompleted: Double?
  public let label: Label? = Label()
  public let currentValueLabel: CurrentValueLabel? = CurrentValueLabel()

  /// A placeholder for the label.
  public struct Label: StylePart {}
  /// A placeholder for the label of the current value.
  public struct CurrentValueLabel: StylePart {}
}

private struct ProgressConfigurationRule<Label, CurrentValueLabel>: Rule {
  let progress: Attribute<ProgressView<Label, CurrentValueLabel>>

  var value: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(fractionCompleted: progress.field(\.fraction).value)
  }
}

public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemDrawn {
  public init() {}
}

public struct LinearProgressViewStyle: ProgressViewStyle, _SystemDrawn {
  private var tint: Color?
  public init() {}
  public init(tint: Color) { self.tint = tint }
}

public struct CircularProgressViewStyle: ProgressViewStyle, _SystemDrawn {
  private var tint: Color?
  public init() {}
  public init(tint: Color) { self.tint = tint }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
