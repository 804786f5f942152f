import FoundationEssentials

public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Mounts the label and the value, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.leavingLazyContainer().mountStyled(
      LabeledContentStyleConfiguration(),
      label: view.mounting(\.label),
      content: view.mounting(\.content)
    )
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, S: StringProtocol>(_ title: Title, value: S) {
    self.init(label: Text(title), content: Text(value))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }

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
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle
where _Configuration == LabeledContentStyleConfiguration {
  /// The properties of the labeled content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content: placeholders, whose updates don't affect the style (STY-1).
public struct LabeledContentStyleConfiguration {
  public let label = Label()
  public let content = Content()

  /// A placeholder for the label.
  public struct Label: StylePart {}
  /// A placeholder for the value.
  public struct Content: StylePart {}
}

extension LabeledContentStyleConfiguration: LabeledConfiguration {}

public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemDrawn {
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

extension View {
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
