import FoundationEssentials

/// Opens addresses; those that the program leaves to the system open nothing here.
///
/// Hosts publish a new one whenever they replace the environment (ENV-6).
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool
    /// The program opened it.
    public static let handled = Result(isAccepted: true)
    /// Nobody opens it.
    public static let discarded = Result(isAccepted: false)
    /// The system opens it.
    public static let systemAction = Result(isAccepted: true)
    /// The system opens another.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let target: OpenURLTarget

  /// An action of the program.
  public nonisolated init(handler: @escaping (URL) -> Result) {
    target = OpenURLTarget(handler: handler)
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = target.handler(url) }

  /// Opens an address, and tells whether somebody does.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(target.handler(url).isAccepted)
  }
}

/// What an action runs; published anew each time, so that no two actions are equal.
private final class OpenURLTarget: @unchecked Sendable {
  let handler: (URL) -> OpenURLAction.Result
  init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when a URL opens the app, which no step does.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    inert(action)
  }
}
