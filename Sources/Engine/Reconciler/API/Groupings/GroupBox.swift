public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View, PrimitiveView where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Mounts the label and the content, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.drawn(.group).leavingLazyContainer().mountStyled(
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
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle where _Configuration == GroupBoxStyleConfiguration {
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box: placeholders, whose updates don't affect the style (STY-1).
public struct GroupBoxStyleConfiguration {
  public let label = Label()
  public let content = Content()

  /// A placeholder for the label.
  public struct Label: StylePart {}
  /// A placeholder for the content.
  public struct Content: StylePart {}
}

extension GroupBoxStyleConfiguration: LabeledConfiguration {}

public struct DefaultGroupBoxStyle: GroupBoxStyle, _SystemDrawn {
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
