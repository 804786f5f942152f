import AttributeGraph

public struct Menu<Label, Content> {
  let content: Content
  let label: Label
  /// The action of a tap; if it is set, a long press opens the menu.
  var primaryAction: (() -> Void)?
}

extension Menu: View, PrimitiveView where Label: View, Content: View {
  /// A menu with a custom label and an optional primary action; the content is built eagerly.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }

  /// Mounts the label, and the content when the menu opens (BODY-10); the step `open` opens it whether a tap
  /// or a long press would.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let menu = view.attribute
    let isOpen = StoredLocation<Bool>(false, inputs: inputs)
    let opening = inputs.makeControl(.open { isOpen.set(true, transaction: Transaction()) })
    let acting = inputs.makeControl(
      menu.currentValue?.primaryAction.map(InteractiveElement.Reaction.tap) ?? .none
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(opening).entering(acting))
    inputs.mountMenu(view[\.content], while: isOpen)
  }
}

extension Menu where Label == Text, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content(), label: Text(title), primaryAction: primaryAction)
  }
}

extension Menu where Label == Reconciler.Label<Text, Image>, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    let label = Reconciler.Label(titleKey, systemImage: systemImage)
    self.init(content: content(), label: label, primaryAction: primaryAction)
  }
}

/// A context menu.
public struct _ContextMenuModifier<Items> {
  let items: Items
}

extension _ContextMenuModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Items: View {
  /// Mounts the content inside an element that responds to a long press, and the actions when the menu opens
  /// (BODY-10).
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let isOpen = StoredLocation<Bool>(false, inputs: inputs)
    let reaction = InteractiveElement.Reaction.hold(pressing: nil) {
      isOpen.set(true, transaction: Transaction())
    }
    body(inputs.entering(InteractiveElement(reaction)))
    inputs.mountMenu(modifier[\.items], while: isOpen)
  }
}

/// The content of an open menu; its buttons close the menu.
private struct MenuContent<Content: View>: PrimitiveView {
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.closingWithButtons())
  }
}

extension _ViewInputs {
  /// Mounts a container that shows the content of a menu while a flag is `true`.
  @MainActor
  fileprivate func mountMenu<Content: View>(
    _ content: _GraphValue<Content>,
    while isOpen: StoredLocation<Bool>
  ) {
    let element = Element()
    host.rootElement.append(element)
    subgraph.onEnd { [host] in host.endPresentation(of: element) }
    let flag = Binding(value: false, location: isOpen)
    let rule = PresentationRule(
      source: content.attribute,
      inputs: leavingLazyContainer(),
      element: element
    ) { content in
      PresentationParts(
        kind: .menu,
        item: flag.asItem,
        identify: { _ in nil },
        onDismiss: nil,
        content: { MenuContent(content: content) }
      )
    }
    addContainer(rule)
  }
}

extension View {
  /// Adds a context menu.
  ///
  /// The actions are built eagerly, as part of the enclosing body.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu with a preview.
  ///
  /// Both are built eagerly, as part of the enclosing body.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ContextMenuModifier(items: TupleView((menuItems(), preview()))))
  }
}
