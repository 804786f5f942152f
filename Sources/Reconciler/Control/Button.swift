import AttributeGraph

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Gives something up.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A label that runs an action when it is tapped.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View, PrimitiveView where Label: View {
  /// A button with a label of its own.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// A button with a role and a label of its own.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  /// Mounts the label inside what reacts to a tap.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let button = view.attribute
    let environment = inputs.environment
    let tap = {
      guard let button = button.currentValue else { return }
      onMainActor { button.action() }
      environment.currentValue?.buttonDismissal?.dismiss()
    }
    let isPressed = Attribute(external: false, in: inputs.subgraph)
    let (host, isStyled) = (inputs.host, inputs.buttonStyling != nil)
    let element = InteractiveElement(.tap(tap), isEnabled: inputs.isEnabled) {
      guard isStyled, !isPressed.node.isEnded else { return }
      let pressed = $0
      host.enqueue { if !isPressed.node.isEnded { isPressed.set(pressed) } }
    }
    let label = view[\.label]
    let labelInputs = inputs.entering(element)
    guard let styling = inputs.buttonStyling else {
      return Label._makeView(view: label, inputs: labelInputs)
    }
    styling.mount(labelInputs, isPressed) { inputs in Label._makeView(view: label, inputs: inputs) }
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// A button with a title.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// A button with a role and a title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// A button with a role and a title.
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
  /// A button with a title and a symbol of the system.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    let label = Reconciler.Label(titleKey, systemImage: systemImage)
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role, a title and a symbol of the system.
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

extension _ViewInputs {
  /// Whether controls here react to a person.
  var isEnabled: () -> Bool {
    let environment = environment
    return { environment.currentValue?.isEnabled ?? false }
  }
}
