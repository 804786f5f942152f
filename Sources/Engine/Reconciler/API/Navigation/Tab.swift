import AttributeGraph

/// A tab with its item, its value and its content, built eagerly in the enclosing body (NAV-4).
public struct Tab<Value: Hashable, Content, Label> {
  let value: Value
  let content: Content
  let label: Label
  let role: TabRole?
  /// The badge of the item.
  var inert = InertArguments()
}

extension Tab: View, PrimitiveView where Content: View, Label: View {
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label(), role: role)
  }

  /// Mounts the item, and the content once the tab is selected.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    mountTab(content: view[\.content], inputs: inputs) {
      tag(of: view)
    } item: {
      Label._makeView(view: view[\.label], inputs: $0)
    }
  }
}

extension Tab: TaggedView where Content: View, Label: View {
  /// The value of the tab.
  static func tag(of view: _GraphValue<Self>) -> (() -> AnyHashable?)? {
    guard Value.self != _TabPosition.self else { return nil }
    let value = view.attribute.field(\.value)
    return { value.currentValue.map(AnyHashable.init) }
  }
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

/// The value type of a tab without a value, which is identified by its position.
public struct _TabPosition: Hashable, Sendable {}

extension Tab where Label == Reconciler.Label<Text, Image>, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Reconciler.Label(titleKey, systemImage: systemImage)
    self.init(value: value, content: content(), label: label, role: role)
  }
}

extension Tab
where Value == _TabPosition, Label == Reconciler.Label<Text, Image>, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleKey,
      systemImage: systemImage,
      value: _TabPosition(),
      role: role,
      content: content
    )
  }
}

extension Tab where Value == _TabPosition, Content: View, Label: View {
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: _TabPosition(), content: content(), label: label(), role: role)
  }
}

extension Tab where Label == Reconciler.Label<Text, Image>, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Reconciler.Label(titleKey, image: image)
    self.init(value: value, content: content(), label: label, role: role)
  }
}

extension Tab
where Value == _TabPosition, Label == Reconciler.Label<Text, Image>, Content: View {
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", role: role, content: content)
  }
}

extension Tab where Label == EmptyView, Content: View {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView(), role: role)
  }
}

extension Tab where Label == Reconciler.Label<Text, Image>, Content: View {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Reconciler.Label(title, systemImage: systemImage)
    self.init(value: value, content: content(), label: label, role: role)
  }
}

extension Tab
where Value == _TabPosition, Label == Reconciler.Label<Text, Image>, Content: View {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: _TabPosition(), role: role, content: content)
  }
}
