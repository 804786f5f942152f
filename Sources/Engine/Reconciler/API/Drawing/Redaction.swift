/// Why placeholders are drawn in place of content.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Not everyone should see the content.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Draws placeholders in place of the content.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Draws the content again where placeholders are in its place.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks the view as private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    inert(sensitive)
  }
}
