// Values of the environment that modifiers of their own set, and that change what is drawn.

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// The font of texts.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The most lines of texts; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The room between lines of texts, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How lines of texts are set.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// Why placeholders are drawn in place of content.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of texts inside.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Limits the lines of texts inside.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
  /// Sets room between lines of texts inside, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Sets how lines of texts inside are set.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets how large controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Draws placeholders in place of the content.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Draws the content again where placeholders are in its place.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}

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
