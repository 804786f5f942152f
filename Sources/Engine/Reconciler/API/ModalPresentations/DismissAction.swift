/// Closes the presentation that a view is shown in.
///
/// Hosts publish a new one whenever they replace the environment (ENV-6).
public struct DismissAction {
  fileprivate let target: DismissTarget?

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

/// Whether a view is shown in a presentation.
public struct PresentationMode {
  /// Whether it is.
  public fileprivate(set) var isPresented: Bool
  /// Closes the presentation.
  public mutating func dismiss() { isPresented = false }
}

/// The place of the mode, which is the same as long as the host publishes no new dismiss action.
private final class PresentationModeLocation: AnyLocation<PresentationMode> {
  private let dismiss: DismissAction
  private let isPresented: Bool

  init(dismiss: DismissAction, isPresented: Bool) {
    self.dismiss = dismiss
    self.isPresented = isPresented
  }

  override func get() -> PresentationMode { PresentationMode(isPresented: isPresented) }

  override func set(_ mode: PresentationMode, transaction: Transaction) {
    if !mode.isPresented { dismiss.target?.dismiss() }
  }

  override func leadsToSamePlace(as other: AnyLocation<PresentationMode>) -> Bool {
    guard let other = other as? PresentationModeLocation else { return false }
    return dismiss.target === other.dismiss.target && isPresented == other.isPresented
  }
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

  /// Whether the view is shown in a presentation, and a way to close that.
  public var presentationMode: Binding<PresentationMode> {
    let location = PresentationModeLocation(dismiss: dismiss, isPresented: isPresented)
    return Binding(value: location.get(), location: location)
  }

  /// What every button closes after its action, as those of an alert do.
  var buttonDismissal: DismissTarget? {
    get { self[ButtonDismissalKey.self] }
    set { self[ButtonDismissalKey.self] = newValue }
  }

  /// Sets what a host publishes anew at each pass (ENV-6).
  mutating func publishHostActions() {
    dismiss = DismissAction(DismissTarget {})
    openURL = OpenURLAction { _ in .systemAction }
  }
}
