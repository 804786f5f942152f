import FoundationEssentials
import FoundationShim

/// Opens URLs; URLs that the app leaves to the system open nothing here.
///
/// The host publishes a new action on each environment update (ENV-6).
@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool
    /// What the system opens instead.
    private var url: URL?

    private init(isAccepted: Bool) { self.isAccepted = isAccepted }

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: true)
    public static func systemAction(_ url: URL) -> Result {
      var result = systemAction
      result.url = url
      return result
    }
  }

  private let target: OpenURLTarget

  public nonisolated init(handler: @escaping (URL) -> Result) {
    target = OpenURLTarget(handler: handler)
  }

  public func callAsFunction(_ url: URL) { _ = target.handler(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(target.handler(url).isAccepted)
  }
}

/// The object that an action runs; each update publishes a new one, so no two actions are equal.
private final class OpenURLTarget: @unchecked Sendable {
  let handler: (URL) -> OpenURLAction.Result
  init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when a URL opens the app; no step does this.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    assuming(.unperformed).inert(action)
  }
}
