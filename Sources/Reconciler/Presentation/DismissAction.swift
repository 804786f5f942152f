/// Closes the presentation that a view is shown in.
///
/// Hosts publish a new one whenever they replace the environment (ENV-6).
public struct DismissAction {
  private let target: DismissTarget?

  init(_ target: DismissTarget?) { self.target = target }

  /// Closes the presentation; does nothing where nothing is presented.
  @MainActor @preconcurrency
  public func callAsFunction() { target?.dismiss() }
}

/// What a dismiss action closes; published anew each time, so that no two actions are equal.
final class DismissTarget {
  let dismiss: () -> Void
  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nil) }
}

private enum ButtonDismissalKey: EnvironmentKey {
  static var defaultValue: DismissTarget? { nil }
}

private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes the presentation that a view is shown in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is shown in a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// What every button closes after its action, as those of an alert do.
  var buttonDismissal: DismissTarget? {
    get { self[ButtonDismissalKey.self] }
    set { self[ButtonDismissalKey.self] = newValue }
  }

  /// Sets what a host publishes anew at each pass (ENV-6).
  mutating func publishHostActions() { dismiss = DismissAction(DismissTarget {}) }
}
