import AttributeGraph

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A control that runs an action when a person taps its label.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View, PrimitiveView where Label: View {
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  /// Mounts the label, or the style's body, inside a tappable element.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let button = view.attribute
    let environment = inputs.environment
    let tap = {
      guard let button = button.currentValue else { return }
      onMainActor { button.action() }
      environment.currentValue?.buttonDismissal?.dismiss()
    }
    let label = view.mounting(\.label)
    if let styling = inputs.styling(
      for: ButtonStyleConfiguration.self,
      telling: PrimitiveButtonStyleConfiguration.self
    ) {
      let trigger = ButtonTrigger(action: tap)
      let rule = PrimitiveButtonConfigurationRule(button: button, trigger: trigger)
      return styling.mount(
        inputs.filling(PrimitiveButtonStyleConfiguration.Label.self, with: label)
          .leavingLazyContainer(),
        Attribute(rule, in: inputs.subgraph)
      )
    }
    mountTappable(button, tap: tap, label: label, inputs: inputs)
  }

  @MainActor private static func mountTappable(
    _ button: Attribute<Button>,
    tap: @escaping () -> Void,
    label: @escaping @MainActor (_ViewInputs) -> Void,
    inputs: _ViewInputs
  ) {
    guard let styling = inputs.styling(for: ButtonStyleConfiguration.self) else {
      return label(inputs.entering(inputs.makeControl(.tap(tap))))
    }
    let isPressed = Attribute(external: false, in: inputs.subgraph)
    let element = inputs.makeControl(.tap(tap)) {
      [host = inputs.host] pressed in
      host.enqueue { if !isPressed.node.isEnded { isPressed.set(pressed) } }
    }
    styling.mount(
      inputs.entering(element).filling(ButtonStyleConfiguration.Label.self, with: label),
      Attribute(
        ButtonConfigurationRule(button: button, isPressed: isPressed),
        in: inputs.subgraph
      )
    )
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role,
      action: { configuration.trigger() },
      label: configuration.label
    )
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == Reconciler.Label<Text, Image> {
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    let label = Reconciler.Label(titleKey, systemImage: systemImage)
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    let label = Reconciler.Label(titleKey, systemImage: systemImage)
    self.init(role: role, action: action, label: label)
  }
}
