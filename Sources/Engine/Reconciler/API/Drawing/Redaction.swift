/// Why content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw value, with one bit per reason.
  public let rawValue: Int
  /// A set of reasons from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content is shown as a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content is hidden for privacy.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content is possibly stale.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Redacts the content of the view.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Removes redactions from the view.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks the view as privacy-sensitive.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    inert(sensitive)
  }
}
