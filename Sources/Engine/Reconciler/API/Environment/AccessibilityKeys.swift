// What a person has set on the device, which stays the same while a scenario runs.

/// How strong the contrast of colors is.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// Stronger.
  case increased
}

/// How heavy letters are for a person who reads.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

extension EnvironmentValues {
  /// The points to a dot of the screen.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// How strong the contrast of colors is.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// How heavy letters are to be; `nil` where nobody has set it.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// Whether a person wants less transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a person wants more than colors to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether a person sees buttons with their shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the device is operated by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether any help for accessibility is on.
  public var accessibilityEnabled: Bool { false }
  /// Whether the screen is dimmed, as it is while nobody looks.
  public var isLuminanceReduced: Bool { false }
}
