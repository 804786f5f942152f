import AttributeGraph

/// Controls together in a box with a label.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View, PrimitiveView where Label: View, Content: View {
  /// A box with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Mounts label and content, or what a style makes of them.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let label: @MainActor (_ViewInputs) -> Void = {
      Label._makeView(view: view[\.label], inputs: $0)
    }
    let content: @MainActor (_ViewInputs) -> Void = {
      Content._makeView(view: view[\.content], inputs: $0)
    }
    let inputs = inputs.leavingLazyContainer()
    guard let styling = inputs.styling(for: GroupBoxStyleConfiguration.self) else {
      label(inputs)
      return content(inputs)
    }
    styling.mount(
      inputs.filling(GroupBoxStyleConfiguration.Label.self, with: label)
        .filling(GroupBoxStyleConfiguration.Content.self, with: content),
      Attribute(external: GroupBoxStyleConfiguration(), in: inputs.subgraph)
    )
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// A box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The box that a style is told of, in the style around it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// How boxes look, as a view made of their label and content.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle where _Configuration == GroupBoxStyleConfiguration {
  /// What a style is told of the control.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style is told of a box: placeholders, whose changes do not concern it (STY-1).
public struct GroupBoxStyleConfiguration {
  /// The label.
  public let label = Label()
  /// The content.
  public let content = Content()

  /// Stands for the label.
  public struct Label: StylePart {}
  /// Stands for the content.
  public struct Content: StylePart {}
}

/// As the system chooses.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _SystemDrawn {
  /// As the system chooses.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the system chooses.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of boxes inside.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
