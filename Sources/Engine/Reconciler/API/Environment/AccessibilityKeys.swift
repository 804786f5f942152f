// The person's device settings, which stay the same during a scenario.

/// The contrast between foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The default.
  case standard
  /// Increased contrast.
  case increased
}

/// The preferred weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The default.
  case regular
  /// Bold.
  case bold
}

extension EnvironmentValues {
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The contrast between foreground and background colors.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// The preferred weight of text; `nil` if it isn't set.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// Whether the person prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the person prefers indicators that don't rely on color alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the person prefers visible button shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether any accessibility feature is on.
  public var accessibilityEnabled: Bool { false }
  /// Whether the screen is dimmed, as on an always-on display.
  public var isLuminanceReduced: Bool { false }
}
