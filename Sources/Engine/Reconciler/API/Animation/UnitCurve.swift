import CoreGraphicsShim
import FoundationEssentials

/// How progress between 0 and 1 changes over time.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// A cubic curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }
  public static let linear = bezier(.init(x: 0, y: 0), .init(x: 1, y: 1))
  public static let easeIn = bezier(.init(x: 0.42, y: 0), .init(x: 1, y: 1))
  public static let easeOut = bezier(.init(x: 0, y: 0), .init(x: 0.58, y: 1))
  public static let easeInOut = bezier(.init(x: 0.42, y: 0), .init(x: 0.58, y: 1))

  private static func bezier(_ start: UnitPoint, _ end: UnitPoint) -> UnitCurve {
    UnitCurve(start: start, end: end)
  }

  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }

  /// The progress at a time between 0 and 1.
  public func value(at progress: Double) -> Double {
    guard self != .linear else { return progress }
    guard progress > 0, progress < 1 else { return progress <= 0 ? 0 : 1 }
    // The time grows along the curve, so halving finds where it is the stated one.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.coordinate(start.x, end.x, at: middle) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return Self.coordinate(start.y, end.y, at: low)
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }
}

extension Spring {
  /// How far the spring has come after some seconds: from 0 to its final position, 1.
  func progress(at time: Double) -> Double {
    guard duration > 0 else { return 1 }
    let frequency = 2 * Double.pi / duration
    let damping = max(0, 1 - bounce)
    guard damping < 1 else {
      return 1 - (1 + frequency * time) * exp(-frequency * time)
    }
    let damped = frequency * (1 - damping * damping).squareRoot()
    let swing = cos(damped * time) + damping * frequency / damped * sin(damped * time)
    return 1 - exp(-damping * frequency * time) * swing
  }
}
