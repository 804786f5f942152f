public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  /// A form, built eagerly in the enclosing body.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.mountStyled(FormStyleConfiguration()) { inputs in
      var inputs = inputs.drawn(.form).enteringStack()
      inputs.around.isInForm = true
      Content._makeView(view: view[\.content], inputs: inputs)
    }
  }
}

@MainActor @preconcurrency
public protocol FormStyle: _ControlStyle where _Configuration == FormStyleConfiguration {
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form: a placeholder, whose updates don't affect the style (STY-1).
public struct FormStyleConfiguration {
  public let content = Content()

  /// A placeholder for the content.
  public struct Content: StylePart {}
}

extension FormStyleConfiguration: ContentConfiguration {}

public struct AutomaticFormStyle: FormStyle, _SystemDrawn {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

public struct GroupedFormStyle: FormStyle, _SystemDrawn {
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

public struct ColumnsFormStyle: FormStyle, _SystemDrawn {
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
