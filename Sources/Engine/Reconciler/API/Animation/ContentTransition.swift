/// How content changes in its place.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By changing size, color and the like.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(name: "numericText \(countsDown)")
  }
  /// By rolling digits up or down as a value does.
  public static func numericText(value: Double) -> Self { Self(name: "numericText \(value)") }
  /// By an effect of symbols.
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> Self {
    Self(name: "\(effect) \(options)")
  }
}

extension View {
  /// Sets how texts and symbols inside change.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    inert(transition)
  }
}
