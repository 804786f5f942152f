import AttributeGraph

public struct Window<Content: View> {
  private let title: Text
  private let id: String
  private let content: () -> Content
}

extension Window: PrimitiveScene {
  /// Mounts the content as the first window.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    inputs.mountWindow(of: scene.attribute) { $0.content() }
  }

  public nonisolated init(
    _ title: Text,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    (self.title, self.id, self.content) = (title, id, content)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }
}

/// The window for an app's settings, which a run does not open.
public struct Settings<Content: View> {
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: PrimitiveScene {
  /// Mounts nothing.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    inputs.leaveAlone("Settings")
  }
}

/// An item in the menu bar, which a run does not open.
public struct MenuBarExtra<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let isInserted: Binding<Bool>?
}

extension MenuBarExtra: PrimitiveScene {
  /// Mounts nothing.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    inputs.leaveAlone("MenuBarExtra")
  }

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isInserted) = (label(), content(), nil)
  }

  public nonisolated init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.label, self.content, self.isInserted) = (label(), content(), isInserted)
  }
}

extension MenuBarExtra where Label == Reconciler.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    label = Reconciler.Label(titleKey, systemImage: systemImage)
    (self.content, isInserted) = (content(), nil)
  }
}

extension MenuBarExtra where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content, isInserted) = (Text(titleKey), content(), nil)
  }
}
