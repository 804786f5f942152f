/// How a change is animated.
///
/// No frames are drawn here; an animation only keeps writes apart (TX-2).
public struct Animation: Equatable, Sendable {
  private let curve: String
  private var parameters: [Double]

  private init(_ curve: String, _ parameters: Double...) {
    self.curve = curve
    self.parameters = parameters
  }

  /// The system's own choice.
  public static let `default` = Animation("default")
  /// Constant speed.
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
  /// A spring by its physical properties.
  public static let interpolatingSpring = interpolatingSpring()
  /// A spring that does not overshoot.
  public static let smooth = Animation("spring", 0.5, 0, 0)
  /// A spring that hardly overshoots.
  public static let snappy = Animation("spring", 0.5, 0.15, 0)

  /// Constant speed for some seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Slow at the start, for some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Slow at the end, for some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  /// A spring with its duration in seconds and its bounce between -1 and 1.
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
  /// A spring that hardly overshoots.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring by its physical properties.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation.spring(
      duration: spring.duration,
      bounce: spring.bounce,
      blendDuration: blendDuration
    )
  }
  /// A spring by its physical properties.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolating", duration, bounce, initialVelocity)
  }
  /// A spring that follows a finger, by its response in seconds and its damping.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response, dampingFraction, blendDuration)
  }
  /// A spring by its physical properties.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", mass, stiffness, damping, initialVelocity)
  }
  /// A speed given by a curve with two control points, for some seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve", p1x, p1y, p2x, p2y, duration)
  }

  private func changed(_ name: String, _ parameters: Double...) -> Animation {
    var animation = Animation(curve + " " + name)
    animation.parameters = self.parameters + parameters
    return animation
  }

  /// The same, later by some seconds.
  public func delay(_ delay: Double) -> Animation { changed("delay", delay) }
  /// The same, faster by a factor.
  public func speed(_ speed: Double) -> Animation { changed("speed", speed) }
  /// The same several times, back and forth or not.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed("repeatCount", Double(repeatCount), autoreverses ? 1 : 0)
  }
  /// The same for ever, back and forth or not.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed("repeatForever", autoreverses ? 1 : 0)
  }

  /// A spring by its response in seconds and its damping.
  public static func spring(
    response: Double,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation("response", response, dampingFraction, blendDuration)
  }
}

/// A spring that something hangs on.
public struct Spring: Hashable, Sendable {
  /// How long it swings, in seconds.
  public let duration: Double
  /// How far it overshoots, between -1 and 1.
  public let bounce: Double

  /// A spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring that overshoots.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// A spring that does not overshoot.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring that hardly overshoots.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
}
