public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View, PrimitiveView where Content: View {
  /// A group of controls, built eagerly in the enclosing body.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the controls, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.mountStyled(ControlGroupStyleConfiguration()) { inputs in
      Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
    }
  }
}

@MainActor @preconcurrency
public protocol ControlGroupStyle: _ControlStyle
where _Configuration == ControlGroupStyleConfiguration {
  /// The properties of the group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group: a placeholder, whose updates don't affect the style (STY-1).
public struct ControlGroupStyleConfiguration {
  public let content = Content()

  /// A placeholder for the controls.
  public struct Content: StylePart {}
}

extension ControlGroupStyleConfiguration: ContentConfiguration {}

public struct AutomaticControlGroupStyle: ControlGroupStyle, _SystemDrawn {
  public init() {}
}

public struct NavigationControlGroupStyle: ControlGroupStyle, _SystemDrawn {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}

extension View {
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style
  ) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
