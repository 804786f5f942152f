/// How a view animates a change of its content.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// Changes without an animation.
  public static let identity = ContentTransition(name: "identity")
  /// Fades between the contents.
  public static let opacity = ContentTransition(name: "opacity")
  /// Interpolates size, color and similar attributes.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Rolls the digits of numeric text.
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(name: "numericText \(countsDown)")
  }
  /// Rolls the digits in the direction in which the value changes.
  public static func numericText(value: Double) -> Self { Self(name: "numericText \(value)") }
  /// Uses the default symbol effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Uses a symbol effect.
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> Self {
    Self(name: "\(effect) \(options)")
  }
}

extension View {
  /// Sets how text and symbols in this view animate changes of their content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    inert(transition)
  }
}
