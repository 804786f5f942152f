/// The app as UIKit sees it.
@MainActor
open class UIApplication {
  /// The app.
  public static let shared = UIApplication()

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front, and receiving events.
    case active
    /// In front, without events.
    case inactive
    /// Not visible.
    case background
  }

  /// Why the app was launched; a run launches it for no particular reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// A reason by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app is in front.
  public var applicationState: State { .active }

  init() {}
}

/// Follows the life of an app; a run tells it that the app has launched.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app is about to have launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
}

/// A window or its content as UIKit sees it; delegates name the type, and no run makes one.
@MainActor
open class UIScene {
  /// Why a scene is connected.
  public final class ConnectionOptions {
    init() {}
  }

  init() {}
}

/// A scene that the system remembers.
@MainActor
public final class UISceneSession {
  /// What the scene is for.
  public struct Role: Hashable, Sendable {
    private let name: String
    /// A window.
    public static let windowApplication = Role(name: "windowApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication

  init() {}
}

/// What a scene is made of.
@MainActor
public final class UISceneConfiguration {
  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?
  /// The name of the configuration.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role

  /// A configuration for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
