import AttributeGraph

@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle
where _Configuration == DisclosureGroupStyleConfiguration {
  /// The properties of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

public struct DisclosureGroupStyleConfiguration {
  /// A placeholder for the label; label updates don't affect the style (STY-1).
  public let label = Label()
  /// A placeholder for the content; its closure runs when the style shows it.
  public let content = Content()
  @Binding public var isExpanded: Bool

  /// A placeholder for the label.
  public struct Label: StylePart {}
  /// A placeholder for the content.
  public struct Content: StylePart {}
}

/// Computes a group's style configuration; it reads the binding itself, so the owner of the value doesn't
/// become a reader (CTL-1).
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

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _SystemDrawn {
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

extension View {
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
}
