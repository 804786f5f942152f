// The person's device settings, which stay the same during a scenario.

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

extension EnvironmentValues {
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// The preferred weight of text; `nil` if it isn't set.
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the person prefers indicators that don't rely on color alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var isLuminanceReduced: Bool { false }
}
