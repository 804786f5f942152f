public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle(radians: 0)

  /// Compares two angles by size.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
  public static func += (angle: inout Angle, other: Angle) { angle = angle + other }
  public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }
}
