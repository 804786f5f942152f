import AttributeGraph

/// How disclosure groups look, as a view made of their label and content.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle
where _Configuration == DisclosureGroupStyleConfiguration {
  /// What a style is told of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style is told of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label, as a placeholder: its changes do not concern the style (STY-1).
  public let label = Label()
  /// The content, as a placeholder; its closure runs when the style shows it.
  public let content = Content()
  /// Whether the content is shown; writing it shows and hides.
  @Binding public var isExpanded: Bool

  /// Stands for the label.
  public struct Label: StylePart {}
  /// Stands for the content.
  public struct Content: StylePart {}
}

/// What a style is told of a group: it follows the binding by itself, so that the owner of the value
/// does not become a reader (CTL-1).
struct DisclosureConfigurationRule<Label, Content>: StatefulRule {
  let group: Attribute<DisclosureGroup<Label, Content>>
  let own: StoredLocation<Bool>
  var scoped: ScopedLocation<Bool>?

  init(group: Attribute<DisclosureGroup<Label, Content>>, own: StoredLocation<Bool>) {
    self.group = group
    self.own = own
  }

  mutating func update(_ context: RuleContext<DisclosureGroupStyleConfiguration>) {
    let source = group.value.isExpanded?.location ?? own
    let location = ScopedLocation.reusing(scoped, for: source)
    scoped = location
    _ = location.readChange()
    let isExpanded = Binding(value: location.updateValue, location: location)
    context.output(DisclosureGroupStyleConfiguration(isExpanded: isExpanded))
  }
}

/// As the system chooses.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _SystemDrawn {
  /// As the system chooses.
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the system chooses.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of disclosure groups inside.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
