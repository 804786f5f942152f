import AttributeGraph

public struct DisclosureGroup<Label, Content> {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label
}

extension DisclosureGroup: View, PrimitiveView where Label: View, Content: View {
  /// Initially collapsed content; the closure is stored, and runs on expansion.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  /// Content that is expanded while a binding is `true`; the closure is stored, and runs on expansion.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }

  /// Mounts the tappable label, and the content while expanded (BODY-10), or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let group = view.attribute
    let inputs = inputs.leavingLazyContainer()
    let own = StoredLocation<Bool>(false, inputs: inputs)
    guard let styling = inputs.styling(for: DisclosureGroupStyleConfiguration.self) else {
      return mountDrawn(view, own: own, inputs: inputs)
    }
    styling.mount(
      inputs.filling(DisclosureGroupStyleConfiguration.Label.self, with: view.mounting(\.label))
        .filling(DisclosureGroupStyleConfiguration.Content.self) { inputs in
          inputs.mountStoredContent(of: group, in: "DisclosureGroup") { $0.content() }
        },
      Attribute(DisclosureConfigurationRule(group: group, own: own), in: inputs.subgraph)
    )
  }

  @MainActor private static func mountDrawn(
    _ view: _GraphValue<Self>,
    own: StoredLocation<Bool>,
    inputs: _ViewInputs
  ) {
    let group = view.attribute
    let element = inputs.makeControl(
      .tap {
        let location = group.currentValue?.isExpanded?.location ?? own
        location.set(!location.get(), transaction: Transaction())
      }
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
    let content = Element()
    inputs.element.append(content)
    inputs.addContainer(
      ExpansionRule(group: group, own: own, inputs: inputs, element: content)
    )
  }

  private struct ExpansionRule: StatefulRule {
    let group: Attribute<DisclosureGroup>
    let own: StoredLocation<Bool>
    let inputs: _ViewInputs
    let element: Element
    var child = SingleChild<Bool>()

    mutating func update(_ context: RuleContext<Void>) {
      let group = group
      let location = group.value.isExpanded?.location ?? own
      _ = location.readChange()
      let isExpanded = location.updateValue
      let content: @MainActor (_ViewInputs) -> Void = { inputs in
        inputs.mountStoredContent(of: group, in: "DisclosureGroup") { $0.content() }
      }
      child.update(
        to: isExpanded,
        below: context,
        inputs: inputs,
        element: element,
        mount: isExpanded ? content : nil
      )
      context.output(())
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }
}
