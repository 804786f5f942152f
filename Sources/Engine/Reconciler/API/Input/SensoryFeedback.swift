/// Haptic or audio feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A physical impact.
  public static let impact = SensoryFeedback(name: "impact")
  /// A physical impact with a weight and an intensity.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  /// The weight of colliding objects.
  public enum Weight: Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
  }
}

extension View {
  /// Plays feedback when a value changes; nothing is played here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    inert((feedback, trigger))
  }
  /// Plays feedback for changes of a value that satisfy a condition; nothing plays here, so it isn't
  /// evaluated.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    inert((feedback, trigger, condition))
  }
  /// Plays the feedback that a closure returns for changes of a value; nothing plays here, so the closure
  /// never runs.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    inert((trigger, feedback))
  }
}
