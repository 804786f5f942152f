import AttributeGraph
import ValueComparison

/// An app: the root of a program that starts at `@main`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  init()
}

/// A part of an app with its own life cycle, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content; `Never` for primitives.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Mounts the scene. The default evaluates `body`; only the engine's primitives implement it themselves.
  @MainActor static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs)
}

/// The inputs with which a scene is mounted.
public struct _SceneInputs {
  package var view: _ViewInputs
  let window: FirstWindow
}

/// The window of a run, which the first scene that can be shown takes.
final class FirstWindow {
  private(set) var isTaken = false
  /// Shows, or leaves alone, the scene that takes the window only if no other does.
  private var lastResort: (show: () -> Void, leave: () -> Void)?

  /// Takes the window if it is free.
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }

  /// Takes the window at last, if it is free then.
  func takeAtLast(_ show: @escaping () -> Void, orLeave leave: @escaping () -> Void) {
    guard !isTaken, lastResort == nil else { return leave() }
    lastResort = (show, leave)
  }

  /// Decides about the last resort, after all scenes.
  fileprivate func complete() {
    defer { lastResort = nil }
    if isTaken { lastResort?.leave() } else { lastResort?.show() }
  }
}

extension ViewHost {
  /// Mounts an app: evaluates its body and those of its scenes, and shows its first window (ROOT-3).
  ///
  /// The scene is inactive at launch, and becomes active after the first views have appeared (ROOT-4).
  @MainActor
  package func present<Program: App>(app: Program) throws {
    let window = FirstWindow()
    for publish in AppDelegates.publish { publish(&hostValues) }
    hostValues.scenePhase = .inactive
    try present { inputs, subgraph in
      let app = Attribute(external: app, in: subgraph)
      let (scene, inner) = makeBody(AppBody<Program>.self, of: app, inputs: inputs)
      let inputs = _SceneInputs(view: inner, window: window)
      Program.Body._makeScene(scene: _GraphValue(scene), inputs: inputs)
      window.complete()
    }
    guard window.isTaken else {
      fault("the app has no window that a run can show: choose a view or preview as its root")
    }
    try activateScene()
  }
}

/// The `body` of an app.
private enum AppBody<Program: App>: @preconcurrency BodyAccessor {
  static var kind: String { "apps" }

  @MainActor
  static func body(of app: Program) -> Program.Body { app.body }
}

/// The `body` of a scene.
private enum SceneBody<Content: Scene>: @preconcurrency BodyAccessor {
  static var kind: String { "scenes" }

  @MainActor
  static func body(of scene: Content) -> Content.Body { scene.body }
}

extension Scene {
  /// Mounts a rule for `body`, and below it the content of `body`.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    let (body, inner) = makeBody(SceneBody<Self>.self, of: scene.attribute, inputs: inputs.view)
    Body._makeScene(
      scene: _GraphValue(body),
      inputs: _SceneInputs(view: inner, window: inputs.window)
    )
  }
}

/// A scene that the engine mounts itself.
@MainActor @preconcurrency
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// A primitive's body is never evaluated.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: Scene {
  /// Mounts nothing.
  public static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) {}
}

extension _SceneInputs {
  /// Shows a scene's content in the window of the run if no other scene is shown there.
  @MainActor
  func mountWindow<Source, Content: View>(
    of scene: Attribute<Source>,
    _ make: @escaping (Source) -> Content
  ) {
    if window.take() {
      view.mountStoredContent(of: scene, in: "a window", make)
    } else {
      leaveAlone("a second window")
    }
  }

  /// Notes that a run does not show a scene.
  func leaveAlone(_ scene: String) {
    view.host.warn("This run leaves \(scene) alone: it shows only the app's first window.")
  }
}
