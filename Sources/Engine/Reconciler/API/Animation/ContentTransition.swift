public struct ContentTransition: Equatable, Sendable {
  private let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(name: "numericText \(countsDown)")
  }
  public static func numericText(value: Double) -> Self { Self(name: "numericText \(value)") }
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> Self {
    Self(name: "\(effect) \(options)")
  }
}

extension View {
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    inert(transition)
  }
}
