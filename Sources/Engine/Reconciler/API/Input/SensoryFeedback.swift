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
  /// Something that is dragged is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The pressure reached another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// A physical impact.
  public static let impact = SensoryFeedback(name: "impact")
  /// A physical impact with a weight and an intensity.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }
  /// A physical impact of flexible objects, with an intensity.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }
  /// A control was pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "press \(feedback)")
  }
  /// A control was released.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "release \(feedback)")
  }
  /// The value of a control changed.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "selection \(feedback)")
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

  /// The flexibility of colliding objects.
  public enum Flexibility: Sendable {
    /// Hard.
    case rigid
    /// In between.
    case solid
    /// Soft.
    case soft
  }

  /// The control that was pressed.
  public enum PressFeedback: Sendable {
    /// A button.
    case button
    /// A slider.
    case slider
  }

  /// The control that was released.
  public enum ReleaseFeedback: Sendable {
    /// A button.
    case button
    /// A slider.
    case slider
  }

  /// How the value of a control changed.
  public enum SelectionFeedback: Sendable {
    /// To on.
    case on
    /// To off.
    case off
    /// To its maximum.
    case maximum
    /// To its minimum.
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
