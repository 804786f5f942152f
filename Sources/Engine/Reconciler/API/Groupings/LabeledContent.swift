import FoundationEssentials

/// A value beside its label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// A value beside a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Mounts label and value, or what a style makes of them.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.leavingLazyContainer().mountStyled(
      LabeledContentStyleConfiguration(),
      label: view.mounting(\.label),
      content: view.mounting(\.content)
    )
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value beside a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A value beside a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text beside a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text beside a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, S: StringProtocol>(_ title: Title, value: S) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value in a format beside a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }

  /// A value in a format beside a title.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The value that a style is told of, in the style around it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// How labeled values look, as a view made of both.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle
where _Configuration == LabeledContentStyleConfiguration {
  /// What a style is told of the value.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style is told of a labeled value: placeholders, whose changes do not concern it (STY-1).
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label = Label()
  /// The value.
  public let content = Content()

  /// Stands for the label.
  public struct Label: StylePart {}
  /// Stands for the value.
  public struct Content: StylePart {}
}

extension LabeledContentStyleConfiguration: LabeledConfiguration {}

/// As the system chooses.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemDrawn {
  /// As the system chooses.
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As the system chooses.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of labeled values inside.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
