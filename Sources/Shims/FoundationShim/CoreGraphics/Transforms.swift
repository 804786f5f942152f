#if canImport(Glibc)
import Glibc
#endif

/// An affine transformation of points.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The factors of the first coordinate.
  public var a, b: CGFloat
  /// The factors of the second coordinate.
  public var c, d: CGFloat
  /// The distance.
  public var tx, ty: CGFloat

  /// No change.
  public static let identity = CGAffineTransform()

  /// No change.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// A transformation from its factors.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// A rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }
  /// A scaling.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// A move.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This transformation, then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }
  /// A rotation, then this transformation.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// A scaling, then this transformation.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// A move, then this transformation.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
}

extension CGPoint {
  /// The transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

/// The shape of line ends.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt
  /// Ends in a half circle.
  case round
  /// Ends in a half square.
  case square
}

/// The shape of line joins.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A rounded corner.
  case round
  /// A beveled corner.
  case bevel
}
