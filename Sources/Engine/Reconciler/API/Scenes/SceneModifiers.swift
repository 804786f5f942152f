import AttributeGraph
import Observation
import ValueComparison

/// A scene with a modifier applied: two independent parts.
public struct _ModifiedScene<Content: Scene, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

extension _ModifiedScene: PrimitiveScene {
  /// Mounts the modifier around the content.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    let (content, window) = (scene[\.content], inputs.window)
    Modifier._makeView(modifier: scene[\.modifier], inputs: inputs.view) { inner in
      Content._makeScene(scene: content, inputs: _SceneInputs(view: inner, window: window))
    }
  }
}

extension Scene {
  nonisolated func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some Scene {
    _ModifiedScene(content: self, modifier: modifier)
  }

  /// Keeps a value that changes no count.
  nonisolated func inert<Value>(_ value: Value) -> some Scene {
    modifier(_InertModifier(value: value))
  }
}

// MARK: - Environment and actions

extension Scene {
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Passes an observable object to the scene's views.
  public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?)
    -> some Scene
  {
    environment(\EnvironmentValues[ObjectIdentity<Object>()], object)
  }

  /// Passes an observable object to the scene's views.
  public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object)
    -> some Scene
  {
    environment(\EnvironmentValues[ObjectIdentity<Object>()], object)
  }

  /// Runs an action with the new value when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    modifier(_ValueActionModifier(value: value, initial: false, action: .new(action)))
  }

  /// Runs an action with the old and the new value when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    modifier(_ValueActionModifier(value: value, initial: initial, action: .both(action)))
  }

  /// Runs an action when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    modifier(_ValueActionModifier(value: value, initial: initial, action: .none(action)))
  }
}

// MARK: - Size, style and opening of windows

extension Scene {
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { inert(size) }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { inert(position) }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    inert(resizability)
  }
  public nonisolated func windowStyle(_ style: WindowStyle) -> some Scene { inert(style) }
  public nonisolated func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene {
    inert(style)
  }
  public nonisolated func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene {
    inert(style)
  }
  /// Sets which external events open the scene; no step sends one.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    inert(conditions)
  }
}

public enum WindowResizability: Sendable {
  case automatic
  case contentSize
  case contentMinSize
}

public enum WindowStyle: Sendable {
  case automatic
  case titleBar
  /// Without a title bar.
  case hiddenTitleBar
  case plain
}

public enum WindowToolbarStyle: Sendable {
  case automatic
  case expanded
  case unified
  case unifiedCompact
}

public enum MenuBarExtraStyle: Sendable {
  case automatic
  case menu
  case window
}
