public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "press \(feedback)")
  }
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "release \(feedback)")
  }
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "selection \(feedback)")
  }

  public enum Weight: Sendable {
    case light
    case medium
    case heavy
  }

  public enum Flexibility: Sendable {
    case rigid
    case solid
    case soft
  }

  public enum PressFeedback: Sendable {
    case button
    case slider
  }

  public enum ReleaseFeedback: Sendable {
    case button
    case slider
  }

  public enum SelectionFeedback: Sendable {
    case on
    case off
    case maximum
    case minimum
  }
}

extension View {
  /// Plays feedback when a value changes; nothing is heard or felt here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    inert((feedback, trigger))
  }
  /// Plays feedback for changes of a value that satisfy a condition, which runs at each change as that of
  /// `onChange` does (MOD-4).
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }
  /// Plays the feedback that a closure returns, which runs at each change of a value as that of `onChange`
  /// does (MOD-4).
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback($0, $1) }
  }
  /// Plays the feedback that a closure returns, which runs at each change of a value.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _, _ in _ = feedback() }
  }
}
