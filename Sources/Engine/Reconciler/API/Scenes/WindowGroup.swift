import AttributeGraph

/// Windows that show the same kind of content.
public struct WindowGroup<Content: View> {
  private let title: Text?
  private let id: String?
  private let content: () -> Content
}

extension WindowGroup: PrimitiveScene {
  /// Mounts a rule for the content closure, which runs again when the closure differs or an observed value
  /// changes (ROOT-3).
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    if Content.self is any WindowValueContent.Type {
      inputs.leaveAlone("windows that are opened with a value")
    } else {
      inputs.mountWindow(of: scene.attribute) { $0.content() }
    }
  }

  /// Windows with some content.
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    (title, id, content) = (nil, nil, makeContent)
  }

  /// Windows with an identifier.
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    (title, self.id, content) = (nil, id, makeContent)
  }

  /// Windows with a title.
  public nonisolated init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    (self.title, id, content) = (title, nil, makeContent)
  }

  /// Windows with a title and an identifier.
  public nonisolated init(
    _ title: Text,
    id: String,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    (self.title, self.id, content) = (title, id, makeContent)
  }

  /// Windows with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(titleKey), makeContent: makeContent)
  }

  /// Windows with a localized title and an identifier.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, makeContent: makeContent)
  }

  /// Windows with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(title), makeContent: makeContent)
  }

  /// Windows with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, makeContent: makeContent)
  }
}

extension WindowGroup {
  /// Windows that are opened with a value; a run opens none of them.
  public nonisolated init<Data: Codable & Hashable, Presented: View>(
    id: String? = nil,
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
  ) where Content == PresentedWindowContent<Data, Presented> {
    (title, self.id) = (nil, id)
    self.content = { PresentedWindowContent(content: content) }
  }

  /// Windows with a title that are opened with a value; a run opens none of them.
  public nonisolated init<Data: Codable & Hashable, Presented: View>(
    _ titleKey: LocalizedStringKey,
    id: String? = nil,
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
  ) where Content == PresentedWindowContent<Data, Presented> {
    (title, self.id) = (Text(titleKey), id)
    self.content = { PresentedWindowContent(content: content) }
  }
}

/// The content of a window that is opened with a value.
public struct PresentedWindowContent<Data, Content: View> {
  let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: PrimitiveView, WindowValueContent {
  /// Mounts nothing.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}
}

/// Content that is only shown when a window is opened with a value.
private protocol WindowValueContent {}
