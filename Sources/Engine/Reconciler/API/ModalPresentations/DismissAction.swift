/// Dismisses the presentation that contains the view.
///
/// The host publishes a new action on each environment update (ENV-6).
public struct DismissAction {
  fileprivate let target: DismissTarget?

  init(_ target: DismissTarget?) { self.target = target }

  /// Dismisses the presentation; does nothing outside a presentation.
  @MainActor @preconcurrency
  public func callAsFunction() { target?.dismiss() }
}

/// The target of a dismiss action; each update publishes a new one, so no two actions are equal.
final class DismissTarget {
  let dismiss: () -> Void
  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

public struct PresentationMode {
  public fileprivate(set) var isPresented: Bool
  public mutating func dismiss() { isPresented = false }
}

/// The location of the mode, which stays the same until the host publishes a new dismiss action.
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

  override func isSameLocation(as other: AnyLocation<PresentationMode>) -> Bool {
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
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    let location = PresentationModeLocation(dismiss: dismiss, isPresented: isPresented)
    return Binding(value: location.get(), location: location)
  }

  /// The presentation that every button closes after its action, as in an alert.
  var buttonDismissal: DismissTarget? {
    get { self[ButtonDismissalKey.self] }
    set { self[ButtonDismissalKey.self] = newValue }
  }

  /// Sets the action that closes a presentation, for its content.
  mutating func present(dismissedBy dismiss: @escaping () -> Void) {
    isPresented = true
    self.dismiss = DismissAction(DismissTarget(dismiss: dismiss))
  }

  /// Sets the actions that a host publishes again on each environment update (ENV-6).
  mutating func publishHostActions() {
    dismiss = DismissAction(DismissTarget {})
    openURL = OpenURLAction { _ in .systemAction }
  }
}
