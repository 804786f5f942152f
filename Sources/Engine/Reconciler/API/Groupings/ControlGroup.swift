/// Controls that belong together.
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View, PrimitiveView where Content: View {
  /// Controls that belong together; they are built at once, as part of the enclosing body.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the controls, or what a style makes of them.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.mountStyled(ControlGroupStyleConfiguration()) { inputs in
      Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
    }
  }
}

/// How groups of controls look, as a view made of the controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _ControlStyle
where _Configuration == ControlGroupStyleConfiguration {
  /// What a style is told of the group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a style is told of a group of controls: a placeholder, whose changes do not concern it
/// (STY-1).
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public let content = Content()

  /// Stands for the controls.
  public struct Content: StylePart {}
}

extension ControlGroupStyleConfiguration: ContentConfiguration {}

/// As the system chooses.
public struct AutomaticControlGroupStyle: ControlGroupStyle, _SystemDrawn {
  /// As the system chooses.
  public init() {}
}

/// Controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle, _SystemDrawn {
  /// Controls side by side.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the system chooses.
  public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side.
  public static var navigation: Self { Self() }
}

extension View {
  /// Sets the style of groups of controls inside.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style
  ) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
