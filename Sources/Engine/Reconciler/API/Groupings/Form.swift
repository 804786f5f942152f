/// Controls together.
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  /// Controls together; the content is built at once, as part of the enclosing body.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content, or what a style makes of it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.mountStyled(FormStyleConfiguration()) { inputs in
      Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
    }
  }
}

/// How forms look, as a view made of their content.
@MainActor @preconcurrency
public protocol FormStyle: _ControlStyle where _Configuration == FormStyleConfiguration {
  /// What a style is told of the container.
  typealias Configuration = FormStyleConfiguration
}

/// What a style is told of a form: a placeholder, whose changes do not concern it (STY-1).
public struct FormStyleConfiguration {
  /// The content.
  public let content = Content()

  /// Stands for the content.
  public struct Content: StylePart {}
}

extension FormStyleConfiguration: ContentConfiguration {}

/// Forms as the system chooses.
public struct AutomaticFormStyle: FormStyle, _SystemDrawn {
  /// Forms as the system chooses.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Forms as the system chooses.
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

/// Labels in a column of their own.
public struct ColumnsFormStyle: FormStyle, _SystemDrawn {
  /// Labels in a column of their own.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in a column of their own.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of forms inside.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
