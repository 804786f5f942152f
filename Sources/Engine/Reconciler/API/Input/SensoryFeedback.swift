/// Haptic or audio feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// Something went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value becomes larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value becomes smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Two things meet.
  public static let impact = SensoryFeedback(name: "impact")
  /// Two things that meet, by their weight and how hard they do.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  /// How heavy things are that meet.
  public enum Weight: Sendable {
    /// Light.
    case light
    /// Between both.
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
    inert(feedback).inert(trigger)
  }
  /// Lets a person feel or hear those changes of a value that a closure names; nothing is felt here,
  /// so it is not asked.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(feedback, trigger: trigger)
  }
  /// Lets a person feel or hear changes of a value as a closure says; nothing is felt here, so it is
  /// not asked.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    inert(trigger)
  }
}
