/// A length in points.
///
/// Without Core Graphics, `CGFloat` is `Double` itself.
public typealias CGFloat = Double

/// A width and a height in points.
public struct CGSize: Hashable, Codable, Sendable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat
  /// The zero size.
  public static let zero = CGSize(width: 0, height: 0)
  /// A zero size.
  public init() { self = .zero }
  /// A size from its dimensions.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

/// A point in points.
public struct CGPoint: Hashable, Codable, Sendable {
  /// The distance from the left edge.
  public var x: CGFloat
  /// The distance from the top edge.
  public var y: CGFloat
  /// The origin.
  public static let zero = CGPoint(x: 0, y: 0)
  /// The origin.
  public init() { self = .zero }
  /// A point from its coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points.
public struct CGRect: Hashable, Codable, Sendable {
  /// The origin.
  public var origin: CGPoint
  /// The size.
  public var size: CGSize
  /// The zero rectangle.
  public static let zero = CGRect(origin: .zero, size: .zero)
  /// A zero rectangle.
  public init() { self = .zero }
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
  /// The rectangle that contains nothing.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle without limits.
  public static let infinite = CGRect(
    x: -.greatestFiniteMagnitude / 2,
    y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )
  /// Whether the rectangle contains nothing.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The rectangle, inset by some points at each edge.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension CGRect {
  /// The rectangle, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  /// Whether another rectangle is inside.
  public func contains(_ rect: CGRect) -> Bool { union(rect) == self }
  /// Whether the rectangles share points.
  public func intersects(_ rect: CGRect) -> Bool { !intersection(rect).isNull }
  /// The part that both rectangles share.
  public func intersection(_ rect: CGRect) -> CGRect {
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// The smallest rectangle that contains both.
  public func union(_ rect: CGRect) -> CGRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    let (right, bottom) = (max(maxX, rect.maxX), max(maxY, rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// The smallest rectangle with whole coordinates that contains this one.
  public var integral: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left,
      y: top,
      width: maxX.rounded(.up) - left,
      height: maxY.rounded(.up) - top
    )
  }
}

/// A distance in two directions.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal distance.
  public var dx: CGFloat
  /// The vertical distance.
  public var dy: CGFloat
  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// A distance.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
