/// A container for controls.
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  /// A form, built eagerly in the enclosing body.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.mountStyled(FormStyleConfiguration()) { inputs in
      Content._makeView(view: view[\.content], inputs: inputs.drawn(.form).enteringStack())
    }
  }
}

/// A style that draws forms.
@MainActor @preconcurrency
public protocol FormStyle: _ControlStyle where _Configuration == FormStyleConfiguration {
  /// The properties of the container.
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form: a placeholder, whose updates don't affect the style (STY-1).
public struct FormStyleConfiguration {
  /// The content.
  public let content = Content()

  /// A placeholder for the content.
  public struct Content: StylePart {}
}

extension FormStyleConfiguration: ContentConfiguration {}

/// The system default form style.
public struct AutomaticFormStyle: FormStyle, _SystemDrawn {
  /// The system default form style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The system default form style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Grouped rows.
public struct GroupedFormStyle: FormStyle, _SystemDrawn {
  /// Grouped rows.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in a separate column.
public struct ColumnsFormStyle: FormStyle, _SystemDrawn {
  /// Labels in a separate column.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in a separate column.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of forms in this view.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
