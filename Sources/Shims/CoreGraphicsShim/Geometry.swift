// The Core Graphics module that scenarios import.

/// A length in points.
///
/// Without Core Graphics, `CGFloat` is `Double` itself.
public typealias CGFloat = Double

/// A width and a height in points.
public struct CGSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat
  /// The zero size.
  public static let zero = CGSize(width: 0, height: 0)
  /// A size from its dimensions.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

/// A point in points.
public struct CGPoint: Equatable, Sendable {
  /// The distance from the left edge.
  public var x: CGFloat
  /// The distance from the top edge.
  public var y: CGFloat
  /// The origin.
  public static let zero = CGPoint(x: 0, y: 0)
  /// A point from its coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points.
public struct CGRect: Equatable, Sendable {
  /// The origin.
  public var origin: CGPoint
  /// The size.
  public var size: CGSize
  /// The zero rectangle.
  public static let zero = CGRect(origin: .zero, size: .zero)
  /// A rectangle from its origin and size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle from its origin and size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }
  /// The left edge.
  public var minX: CGFloat { origin.x }
  /// The horizontal center.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: CGFloat { origin.x + size.width }
  /// The top edge.
  public var minY: CGFloat { origin.y }
  /// The vertical center.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: CGFloat { origin.y + size.height }
  /// The rectangle, inset by some points at each edge.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
