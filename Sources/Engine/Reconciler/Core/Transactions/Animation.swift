/// How a change is animated.
///
/// The engine draws no frames; an animation only keeps its writes separate from others (TX-2).
public struct Animation: Equatable, Sendable {
  private let curve: String
  private var parameters: [Double]
  /// The seconds until it is complete; `nil` if it never is.
  private var duration: Double?
  /// The seconds until it is logically complete, if the program states them.
  private var logicalDuration: Double?

  /// - Parameters:
  ///   - curve: The name of its curve.
  ///   - parameters: What else distinguishes it.
  ///   - duration: Its length in seconds; the first parameter unless given.
  private init(_ curve: String, _ parameters: Double..., duration: Double? = nil) {
    self.curve = curve
    self.parameters = parameters
    self.duration = duration ?? parameters.first ?? 0.5
  }

  /// The system default.
  public static let `default` = Animation("default")
  /// Linear timing.
  public static let linear = Animation("linear", 0.35)
  /// Slow at the start.
  public static let easeIn = Animation("easeIn", 0.35)
  /// Slow at the end.
  public static let easeOut = Animation("easeOut", 0.35)
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut", 0.35)
  /// A spring.
  public static let spring = Animation("spring", 0.5, 0, 0)
  /// A spring that overshoots.
  public static let bouncy = Animation("spring", 0.5, 0.3, 0)
  /// A spring that follows a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring described by its physical properties.
  public static let interpolatingSpring = interpolatingSpring()
  /// A spring that does not overshoot.
  public static let smooth = Animation("spring", 0.5, 0, 0)
  /// A spring with a small overshoot.
  public static let snappy = Animation("spring", 0.5, 0.15, 0)

  /// Linear timing with a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Slow at the start, with a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Slow at the end, with a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Slow at both ends, with a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  /// A spring with a duration in seconds and a bounce between -1 and 1.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration, bounce, blendDuration)
  }
  /// A spring that overshoots.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring that does not overshoot.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small overshoot.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring described by its physical properties.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation.spring(
      duration: spring.duration,
      bounce: spring.bounce,
      blendDuration: blendDuration
    )
  }
  /// A spring described by its physical properties.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolating", duration, bounce, initialVelocity)
  }
  /// A spring that follows a finger, with a response in seconds and a damping fraction.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response, dampingFraction, blendDuration)
  }
  /// A spring described by its physical properties.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      "interpolatingSpring",
      mass,
      stiffness,
      damping,
      initialVelocity,
      duration: stiffness > 0 ? 2 * .pi * abs(mass / stiffness).squareRoot() : .infinity
    )
  }
  /// A timing curve with two control points and a duration in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve", p1x, p1y, p2x, p2y, duration, duration: duration)
  }

  private func changed(
    _ name: String,
    _ parameters: Double...,
    duration change: (Double) -> Double?
  ) -> Animation {
    var animation = Animation(curve + " " + name)
    animation.parameters = self.parameters + parameters
    animation.duration = duration.flatMap(change)
    animation.logicalDuration = logicalDuration.flatMap(change)
    return animation
  }

  /// The same animation, delayed by some seconds.
  public func delay(_ delay: Double) -> Animation {
    changed("delay", delay) { $0 + delay }
  }
  /// The same animation, sped up by a factor.
  public func speed(_ speed: Double) -> Animation {
    changed("speed", speed) { speed > 0 ? $0 / speed : nil }
  }
  /// The same animation, repeated a number of times, optionally back and forth.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed("repeatCount", Double(repeatCount), autoreverses ? 1 : 0) { $0 * Double(repeatCount) }
  }
  /// The same animation, repeated forever, optionally back and forth.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed("repeatForever", autoreverses ? 1 : 0) { _ in nil }
  }
  /// The same animation, which counts as logically complete after some seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    var animation = changed("logicallyComplete", duration) { $0 }
    animation.logicalDuration = duration
    return animation
  }

  /// The seconds until it is complete; `nil` if it never is.
  func seconds(until criteria: AnimationCompletionCriteria) -> Double? {
    criteria == .logicallyComplete ? logicalDuration ?? duration : duration
  }

  /// A spring with a response in seconds and a damping fraction.
  public static func spring(
    response: Double,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation("response", response, dampingFraction, blendDuration)
  }
}

/// The parameters of a spring.
public struct Spring: Hashable, Sendable {
  /// The perceived duration, in seconds.
  public let duration: Double
  /// The bounce, between -1 and 1.
  public let bounce: Double

  /// Creates a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring that overshoots.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// A spring that does not overshoot.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with a small overshoot.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
}
