import AttributeGraph

public struct WindowGroup<Content: View> {
  private let title: Text?
  private let id: String?
  private let content: () -> Content
}

extension WindowGroup: PrimitiveScene {
  /// Mounts a rule for the content closure, which runs again when the closure differs or an observed value
  /// changes (ROOT-3).
  ///
  /// A window that is opened with a value is shown without one if the app has no other.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    let mount = { inputs.mountWindow(of: scene.attribute) { $0.content() } }
    guard Content.self is any WindowValueContent.Type else { return mount() }
    inputs.window.takeAtLast {
      onMainActor(mount)
    } orLeave: {
      inputs.leaveAlone("windows that are opened with a value")
    }
  }

  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    (title, id, content) = (nil, nil, makeContent)
  }

  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    (title, self.id, content) = (nil, id, makeContent)
  }

  public nonisolated init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    (self.title, id, content) = (title, nil, makeContent)
  }

  public nonisolated init(
    _ title: Text,
    id: String,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    (self.title, self.id, content) = (title, id, makeContent)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(titleKey), makeContent: makeContent)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, makeContent: makeContent)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(title), makeContent: makeContent)
  }

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
  /// Windows that are opened with a value; a run opens one without a value if the app has no other window.
  public nonisolated init<Data: Codable & Hashable, Presented: View>(
    id: String? = nil,
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
  ) where Content == PresentedWindowContent<Data?, Presented> {
    (title, self.id) = (nil, id)
    self.content = { PresentedWindowContent(nil, content: content) }
  }

  public nonisolated init<Data: Codable & Hashable, Presented: View>(
    _ titleKey: LocalizedStringKey,
    id: String? = nil,
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
  ) where Content == PresentedWindowContent<Data?, Presented> {
    (title, self.id) = (Text(titleKey), id)
    self.content = { PresentedWindowContent(nil, content: content) }
  }

  public nonisolated init<Data: Codable & Hashable, Presented: View>(
    id: String? = nil,
    for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Presented> {
    (title, self.id) = (nil, id)
    self.content = { PresentedWindowContent(defaultValue(), content: content) }
  }
}

extension WindowGroup {
  public nonisolated init<Data: Codable & Hashable, Presented: View>(
    _ titleKey: LocalizedStringKey,
    id: String? = nil,
    for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Presented> {
    (title, self.id) = (Text(titleKey), id)
    self.content = { PresentedWindowContent(defaultValue(), content: content) }
  }
}

/// The content of a window that is opened with a value, which the window keeps.
public struct PresentedWindowContent<Data, Content: View> {
  @LazyState private var value: Data
  private let content: (Binding<Data>) -> Content

  nonisolated init(
    _ value: @autoclosure @escaping () -> Data,
    content: @escaping (Binding<Data>) -> Content
  ) {
    (_value, self.content) = (LazyState(value), content)
  }
}

extension PresentedWindowContent: View, UntracedView, WindowValueContent {
  public var body: some View { content($value) }
}

/// Content that is meant for a window that is opened with a value.
private protocol WindowValueContent {}
