import AttributeGraph

public struct NavigationLink<Label, Destination> {
  let label: Label
  /// The destination that the enclosing body built (NAV-1); `nil` for a value link.
  let destination: Destination?
  let value: AnyHashable?
  /// A binding to whether the destination is shown, if the link has one.
  var isActive: Binding<Bool>?
}

extension NavigationLink: View, PrimitiveView where Label: View, Destination: View {
  /// A link with a destination, built eagerly (NAV-1).
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination(), value: nil)
  }

  /// A link with a destination, built eagerly (NAV-1).
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, value: nil)
  }

  /// Mounts the label; the destination is mounted when the link opens.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let link = view.attribute
    let shown = StoredLocation<Bool>(false, inputs: inputs)
    let navigation = inputs.around.navigation
    let choice = inputs.around.splitColumn == nil ? nil : inputs.around.choice
    let element = inputs.makeControl(
      .open {
        guard let link = link.currentValue else { return }
        if let value = link.value, let choice, choice.takesLink(value) {
          choice.choose(value)
        } else if let value = link.value {
          onMainActor { navigation?.open(value) }
        } else {
          (link.isActive?.location ?? shown).set(true, transaction: Transaction())
        }
      }
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
    mountDestination(of: link, shown: shown, inputs: inputs)
  }

  private static func mountDestination(
    of link: Attribute<NavigationLink>,
    shown: StoredLocation<Bool>,
    inputs: _ViewInputs
  ) {
    guard Destination.self != Never.self else { return }
    let element = Element()
    inputs.host.rootElement.append(element)
    inputs.subgraph.onEnd { [host = inputs.host] in host.endPresentation(of: element) }
    let flag = Binding(value: false, location: shown)
    let rule = PresentationRule(
      source: link,
      inputs: inputs.leavingLazyContainer(),
      element: element
    ) { link in
      PresentationParts(
        kind: .destination,
        item: (link.isActive ?? flag).asItem,
        identify: { _ in nil },
        onDismiss: nil,
        isBuilt: true,
        content: { link.destination }
      )
    }
    inputs.addContainer(rule)
  }
}

extension NavigationLink where Label: View, Destination: View {
  /// A link with a destination, built eagerly (NAV-1) and shown while a binding is `true`.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, value: nil, isActive: isActive)
  }

  /// A link with a destination, built eagerly (NAV-1) and shown while a binding is `true`.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), value: nil, isActive: isActive)
  }

  /// A link with a destination, built eagerly (NAV-1) and shown while a binding has the link's value.
  public init<Value: Hashable>(
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = selection.isEqual(to: tag)
    self.init(label: label(), destination: destination, value: nil, isActive: isActive)
  }

  /// A link with a destination, built eagerly (NAV-1) and shown while a binding has the link's value.
  public init<Value: Hashable>(
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }
}

extension Binding {
  /// A binding to whether the value equals a tag; writing `false` clears the value.
  fileprivate func isEqual<Choice: Hashable>(to tag: Choice) -> Binding<Bool>
  where Value == Choice? {
    Binding<Bool>(value: _value == tag, location: location.projecting(\.[isChosen: tag]))
  }
}

extension Optional where Wrapped: Hashable {
  fileprivate subscript(isChosen tag: Wrapped) -> Bool {
    get { self == tag }
    set { if newValue { self = tag } else if self == tag { self = nil } }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link with a title and a destination, built eagerly (NAV-1) and shown while a binding is `true`.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title and a destination, built eagerly (NAV-1) and shown while a binding has its value.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link with a title and a destination, built eagerly (NAV-1) and shown while a binding has its value.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link with a title and a destination, built eagerly (NAV-1) and shown while a binding has its value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
  }

  /// A link with a title and a destination, built eagerly (NAV-1) and shown while a binding has its value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title,
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// A link with a title and a destination, built eagerly (NAV-1) and shown while a binding is `true`.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title and a destination, built eagerly (NAV-1).
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination(), value: nil)
  }

  /// A link with a title and a destination, built eagerly (NAV-1).
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination, value: nil)
  }

  /// A link with a title and a destination, built eagerly (NAV-1).
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination(), value: nil)
  }
}

extension NavigationLink where Label: View, Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map(AnyHashable.init))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(label: Text(titleKey), destination: nil, value: value.map(AnyHashable.init))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(label: Text(title), destination: nil, value: value.map(AnyHashable.init))
  }
}

/// Registers the destination for values of a type with a stack (NAV-2).
public struct _DestinationModifier<Value: Hashable, Destination> {
  let destination: (Value) -> Destination
}

extension _DestinationModifier: ViewModifier, PrimitiveModifier where Destination: View {
  /// Mounts the content, and registers the closure with the stack.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let modifier = modifier.attribute
    let registered = NavigationState.Destination { value, inputs in
      guard let value = value.base as? Value else { return }
      let rule = DestinationRule(modifier: modifier, value: value, host: inputs.host)
      let content = Attribute(rule, in: inputs.subgraph)
      inputs.subgraph.addConsumer(content)
      Destination._makeView(view: _GraphValue(content), inputs: inputs)
    }
    inputs.around.navigation?.register(registered, for: Value.self, until: inputs.subgraph)
  }

  /// Runs the closure for an open value, and again when the closure differs (NAV-3).
  private struct DestinationRule: StatefulRule {
    let modifier: Attribute<_DestinationModifier>
    let opened: Value
    unowned let host: ViewHost
    private var observation = ContentObservation(of: "a destination")

    init(modifier: Attribute<_DestinationModifier>, value: Value, host: ViewHost) {
      self.modifier = modifier
      opened = value
      self.host = host
    }

    mutating func update(_ context: RuleContext<Destination>) {
      let (makeDestination, opened) = (modifier.value.destination, opened)
      let destination = host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) { makeDestination(opened) }
      }
      context.output(destination)
    }
  }
}

extension View {
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(_DestinationModifier(destination: destination))
  }

  /// Shows a destination, built eagerly (NAV-1), while a binding is `true`.
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    let destination = destination()
    return presenting(.destination, isPresented: isPresented) { destination }
  }

  /// Shows a destination while an item is non-nil; the closure is stored, and runs then (NAV-2).
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: .destination,
        item: item,
        identify: { AnyHashable($0) },
        onDismiss: nil,
        content: destination
      )
    )
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(_TitleModifier(title: titleKey.text))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(_TitleModifier(title: String(title)))
  }
}

extension NavigationLink where Label: View, Destination: View {
  /// Sets whether the link opens in a detail column; no effect here.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { inert(isDetailLink) }
}
