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
    inputs.leavingLazyContainer().mountStyled(
      GroupBoxStyleConfiguration(),
      label: view.mounting(\.label),
      content: view.mounting(\.content)
    )
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label: View, Content: View {
  /// A box with a label, given as a view.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// A box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
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

extension GroupBoxStyleConfiguration: LabeledConfiguration {}

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
