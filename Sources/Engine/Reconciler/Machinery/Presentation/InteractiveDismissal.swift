/// Whether a person can close a presentation, as with a swipe (NAV-9).
final class InteractiveDismissal {
  /// The modifiers in the content that disable it at present.
  var disabling: Set<ObjectIdentifier> = []

  var isEnabled: Bool { disabling.isEmpty }
}

private enum DismissalInput: InheritedInput {
  static var defaultValue: InteractiveDismissal? { nil }
}

extension InheritedInputs {
  /// Whether a person can close the presentation that contains the view, if any.
  var dismissal: InteractiveDismissal? {
    get { self[DismissalInput.self] }
    set { self[DismissalInput.self] = newValue }
  }
}
