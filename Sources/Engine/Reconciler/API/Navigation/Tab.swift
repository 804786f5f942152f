import AttributeGraph

/// A tab with its item, its value and its content, which is built at once, as part of the enclosing
/// body (NAV-4).
public struct Tab<Value: Hashable, Content, Label> {
  let value: Value
  let content: Content
  let label: Label
}

extension Tab: View, PrimitiveView where Content: View, Label: View {
  /// A tab with a label of its own.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }

  /// Mounts the item, and behind it the content once it is selected.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let value = view.attribute.field(\.value)
    mountTab(item: view[\.label], content: view[\.content], inputs: inputs) {
      Value.self == _TabPosition.self ? nil : { value.currentValue.map(AnyHashable.init) }
    }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// Searching.
  public static let search = TabRole()
}

/// Stands for the value of a tab that has none, and is told from others by its position.
public struct _TabPosition: Hashable, Sendable {}

extension Tab where Label == Reconciler.Label<Text, Image>, Content: View {
  /// A tab with a title, a symbol of the system and a value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Reconciler.Label(titleKey, systemImage: systemImage)
    self.init(value: value, content: content(), label: label)
  }
}

extension Tab
where Value == _TabPosition, Label == Reconciler.Label<Text, Image>, Content: View {
  /// A tab with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: _TabPosition(), content: content)
  }
}

extension Tab where Value == _TabPosition, Content: View, Label: View {
  /// A tab with a label of its own.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: _TabPosition(), content: content(), label: label())
  }
}

extension Tab where Label == Reconciler.Label<Text, Image>, Content: View {
  /// A tab with a title, a picture of the app's assets and a value.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Reconciler.Label(titleKey, image: image)
    self.init(value: value, content: content(), label: label)
  }
}
