/// Whether a person can close a presentation, as with a swipe (NAV-9).
final class InteractiveDismissal {
  /// The modifiers in the content that disable it at present.
  var disabling: Set<ObjectIdentifier> = []

  var isEnabled: Bool { disabling.isEmpty }
}
