/// An app.
///
/// A scenario starts with its root view, so an app's scenes are compiled but not run.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Makes the app.
  init()
}

/// A part of an app with its own life cycle, such as a window.
@MainActor @preconcurrency
public protocol Scene {}

/// Builds scenes from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  /// A block of one scene is that scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that show the same kind of content.
public struct WindowGroup<Content: View>: Scene {
  private let content: () -> Content

  /// Windows with some content.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}
