/// The outline of a 2D shape.
public struct Path: Equatable, Sendable {
  /// An element of a path.
  private indirect enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case tangentArc(CGPoint, CGPoint, radius: CGFloat)
    case arc(center: CGPoint, radius: CGFloat, start: Angle, end: Angle, clockwise: Bool)
    case rectangle(CGRect)
    case roundedRectangle(CGRect, cornerSize: CGSize, RoundedCornerStyle)
    case ellipse(CGRect)
    case close
    case transformed(Path, CGAffineTransform)
    case traced(Path, StrokeStyle)
    case trimmed(Path, CGFloat, CGFloat)
  }

  private var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// A path that a closure builds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// An ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The path of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = [.transformed(self, transform)]
    return path
  }
  /// The moved path.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// The outline of the path when it is stroked.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = Path()
    path.elements = [.traced(self, style)]
    return path
  }
  /// A part of the path.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var path = Path()
    path.elements = [.trimmed(self, from, to)]
    return path
  }
  /// The path for Core Graphics.
  public var cgPath: CGPath { CGPath(path: self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a line to a point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds lines through a sequence of points.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(point, control: control))
  }
  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }
  /// Adds an arc of a circle.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    elements.append(
      .arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
    )
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { elements.append(.rectangle(rect)) }
  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    elements.append(.roundedRectangle(rect, cornerSize: cornerSize, style))
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { elements.append(.ellipse(rect)) }
  /// Adds an arc of a circle, by an angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: Angle(radians: startAngle.radians + delta.radians),
      clockwise: delta.radians < 0
    )
  }
  /// Adds an arc between two tangents.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    elements.append(.tangentArc(tangent1End, tangent2End, radius: radius))
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }
  /// Closes the current subpath.
  public mutating func closeSubpath() { elements.append(.close) }
}

/// A path of Core Graphics.
public struct CGPath: Equatable, Sendable {
  let path: Path
  /// What distinguishes a path of UIKit.
  var name = ""
}

extension Path: Shape {
  /// The path itself, regardless of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// The style of a stroked path.
public struct StrokeStyle: Equatable, Sendable {
  /// The shape of line ends.
  public typealias LineCap = CGLineCap
  /// The shape of line joins.
  public typealias LineJoin = CGLineJoin

  /// The width of the stroke, in points.
  public var lineWidth: CGFloat
  /// The shape of line ends.
  public var lineCap: LineCap
  /// The shape of line joins.
  public var lineJoin: LineJoin
  /// The miter limit, as a multiple of the line width.
  public var miterLimit: CGFloat
  /// The lengths of alternating dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The offset into the dash pattern, in points.
  public var dashPhase: CGFloat

  /// The style of a stroked path.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
