/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// No angle.
  public static let zero = Angle(radians: 0)

  /// Orders angles from small to large.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
  /// Two angles together.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }
  /// The first angle without the second.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }
  /// An angle several times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// A part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
  /// Adds an angle.
  public static func += (angle: inout Angle, other: Angle) { angle = angle + other }
  /// Takes an angle away.
  public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }
}
