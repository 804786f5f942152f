/// A length in points.
///
/// Without Core Graphics, `CGFloat` is `Double` itself.
public typealias CGFloat = Double

/// A width and a height in points.
public struct CGSize: Hashable, Codable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public static let zero = CGSize(width: 0, height: 0)
  public init() { self = .zero }
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

/// A point in points.
public struct CGPoint: Hashable, Codable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static let zero = CGPoint(x: 0, y: 0)
  public init() { self = .zero }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points.
public struct CGRect: Hashable, Codable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public static let zero = CGRect(origin: .zero, size: .zero)
  public init() { self = .zero }
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { origin.x + size.width }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { origin.y + size.height }
  /// The rectangle that contains nothing.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
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
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  public func contains(_ rect: CGRect) -> Bool { union(rect) == self }
  /// Whether the rectangles share points.
  public func intersects(_ rect: CGRect) -> Bool { !intersection(rect).isNull }
  public func intersection(_ rect: CGRect) -> CGRect {
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func union(_ rect: CGRect) -> CGRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    let (right, bottom) = (max(maxX, rect.maxX), max(maxY, rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
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

public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
