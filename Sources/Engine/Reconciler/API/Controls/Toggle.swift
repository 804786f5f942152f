import AttributeGraph

/// A switch (CTL-1).
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View, PrimitiveView where Label: View {
  /// A toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Mounts what can be switched and is named by its label, or what a style makes of it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let toggle = view.attribute
    let label = view.mounting(\.label)
    guard let styling = inputs.styling(for: ToggleStyleConfiguration.self) else {
      let element = inputs.makeControl(.toggle { toggle.currentValue?.isOn.wrappedValue.toggle() })
      return label(inputs.entering(element))
    }
    styling.mount(
      inputs.filling(ToggleStyleConfiguration.Label.self, with: label).leavingLazyContainer(),
      Attribute(ToggleConfigurationRule(toggle: toggle), in: inputs.subgraph)
    )
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == Reconciler.Label<Text, Image> {
  /// A toggle with a title and a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Reconciler.Label(titleKey, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is told of, in the style around it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

/// How switches look, as a view made of their label.
@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
  /// What a style is told of the control.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style is told of a switch.
public struct ToggleStyleConfiguration {
  /// The switch's label, as a placeholder: its changes do not concern the style (STY-1).
  public let label = Label()
  /// Whether the switch is on; writing it switches.
  @Binding public var isOn: Bool
  /// Whether the switch stands for several values that differ.
  public let isMixed = false

  /// Stands for the label of a switch.
  public struct Label: StylePart {}
}

/// What a style is told of a switch: it follows the binding by itself, so that the owner of the value
/// does not become a reader (CTL-1).
private struct ToggleConfigurationRule<Label>: StatefulRule {
  let toggle: Attribute<Toggle<Label>>
  var scoped: ScopedLocation<Bool>?

  init(toggle: Attribute<Toggle<Label>>) { self.toggle = toggle }

  mutating func update(_ context: RuleContext<ToggleStyleConfiguration>) {
    let location = ScopedLocation.reusing(scoped, for: toggle.value.isOn.location)
    scoped = location
    _ = location.readChange()
    let isOn = Binding(value: location.updateValue, location: location)
    context.output(ToggleStyleConfiguration(isOn: isOn))
  }
}

/// Switches as the system chooses.
public struct DefaultToggleStyle: ToggleStyle, _SystemDrawn {
  /// Switches as the system chooses.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Switches as the system chooses.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A knob that moves.
public struct SwitchToggleStyle: ToggleStyle, _SystemDrawn {
  /// A knob that moves.
  public init() {}
  /// A knob that moves on a color.
  public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob that moves.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, _SystemDrawn {
  /// A button that stays pressed.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle, _SystemDrawn {
  /// A box with a check mark.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  /// Sets the style of switches inside.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
