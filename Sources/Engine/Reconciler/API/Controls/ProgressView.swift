import AttributeGraph
import FoundationEssentials

/// Shows that something goes on.
public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
  /// So much of something is done, with labels for that and for how much it is.
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

  /// Mounts the labels, or what a style makes of them.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let label = view.mounting(\.label)
    let currentValueLabel = view.mounting(\.currentValueLabel)
    let inputs = inputs.leavingLazyContainer()
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
  /// Something goes on.
  public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// So much of something is done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// The time between two dates, which goes on without any evaluation (CTL-3).
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { self.init() }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something with a title goes on.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Something with a title goes on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// So much of something with a title is done.
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
  /// The progress that a style is told of, in the style around it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = ProgressViewStyleConfiguration.Label()
    currentValueLabel = ProgressViewStyleConfiguration.CurrentValueLabel()
  }
}

/// How progress looks, as a view made of its labels.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle
where _Configuration == ProgressViewStyleConfiguration {
  /// What a style is told of the control.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style is told of progress: how far it is, and placeholders for the labels, whose changes do
/// not concern it (STY-1).
public struct ProgressViewStyleConfiguration {
  /// How much is done, between 0 and 1, if that is known.
  public let fractionCompleted: Double?
  /// What is going on.
  public let label: Label? = Label()
  /// How much is done.
  public let currentValueLabel: CurrentValueLabel? = CurrentValueLabel()

  /// Stands for the label.
  public struct Label: StylePart {}
  /// Stands for the label of the value.
  public struct CurrentValueLabel: StylePart {}
}

private struct ProgressConfigurationRule<Label, CurrentValueLabel>: Rule {
  let progress: Attribute<ProgressView<Label, CurrentValueLabel>>

  var value: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(fractionCompleted: progress.field(\.fraction).value)
  }
}

/// As the system chooses.
public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemDrawn {
  /// As the system chooses.
  public init() {}
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, _SystemDrawn {
  /// A bar.
  public init() {}
  /// A bar of a color.
  public init(tint: Color) {}
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, _SystemDrawn {
  /// A circle.
  public init() {}
  /// A circle of a color.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the system chooses.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of progress inside.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
