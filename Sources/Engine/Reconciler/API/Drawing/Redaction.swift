public struct RedactionReasons: OptionSet, Sendable {
  /// The raw value, with one bit per reason.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content is shown as a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    inert(sensitive)
  }
}
