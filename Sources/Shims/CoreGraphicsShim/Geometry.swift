// What scenarios import as Core Graphics.

/// A length in points.
///
/// Without Core Graphics this is the floating-point type itself.
public typealias CGFloat = Double

/// A width and a height in points.
public struct CGSize: Equatable, Sendable {
  /// The extent across.
  public var width: CGFloat
  /// The extent down.
  public var height: CGFloat
  /// No extent.
  public static let zero = CGSize(width: 0, height: 0)
  /// A size by its two extents.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

/// A place in points.
public struct CGPoint: Equatable, Sendable {
  /// The distance from the left.
  public var x: CGFloat
  /// The distance from above.
  public var y: CGFloat
  /// The upper left corner.
  public static let zero = CGPoint(x: 0, y: 0)
  /// A place by its two distances.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points.
public struct CGRect: Equatable, Sendable {
  /// The upper left corner.
  public var origin: CGPoint
  /// The extent.
  public var size: CGSize
  /// No rectangle.
  public static let zero = CGRect(origin: .zero, size: .zero)
  /// A rectangle by its corner and extent.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle by its corner and extent.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  /// The extent across.
  public var width: CGFloat { size.width }
  /// The extent down.
  public var height: CGFloat { size.height }
  /// The left side.
  public var minX: CGFloat { origin.x }
  /// The middle across.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The right side.
  public var maxX: CGFloat { origin.x + size.width }
  /// The upper side.
  public var minY: CGFloat { origin.y }
  /// The middle down.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The lower side.
  public var maxY: CGFloat { origin.y + size.height }
  /// The rectangle, smaller by some points at each side.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
