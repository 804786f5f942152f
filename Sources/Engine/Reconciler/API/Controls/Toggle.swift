import AttributeGraph

/// A control that switches between on and off (CTL-1).
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View, PrimitiveView where Label: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Mounts a toggleable element named by the label, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let toggle = view.attribute
    let label = view.mounting(\.label)
    guard let styling = inputs.styling(for: ToggleStyleConfiguration.self) else {
      let element = inputs.makeControl(
        .toggle { toggle.currentValue?.isOn.wrappedValue.toggle() },
        value: { toggle.currentValue?.isOn.location.plainValue.map { $0 ? "on" : "off" } }
      )
      return label(inputs.entering(element))
    }
    styling.mount(
      inputs.filling(ToggleStyleConfiguration.Label.self, with: label).leavingLazyContainer(),
      Attribute(ToggleConfigurationRule(toggle: toggle), in: inputs.subgraph)
    )
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == Reconciler.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Reconciler.Label(titleKey, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
  typealias Configuration = ToggleStyleConfiguration
}

public struct ToggleStyleConfiguration {
  /// A placeholder for the toggle's label; label updates don't affect the style (STY-1).
  public let label = Label()
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that differ.
  public let isMixed = false

  /// A placeholder for the label of a toggle.
  public struct Label: StylePart {}
}

/// Computes a toggle's style configuration; it reads the binding itself, so the owner of the value doesn't
/// become a reader (CTL-1).
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

public struct DefaultToggleStyle: ToggleStyle, _SystemDrawn {
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct SwitchToggleStyle: ToggleStyle, _SystemDrawn {
  private var tint: Color?
  public init() {}
  public init(tint: Color) { self.tint = tint }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct ButtonToggleStyle: ToggleStyle, _SystemDrawn {
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

public struct CheckboxToggleStyle: ToggleStyle, _SystemDrawn {
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
