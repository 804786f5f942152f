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

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(_ path: CGPath) { self = path.path }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = [.transformed(self, transform)]
    return path
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = Path()
    path.elements = [.traced(self, style)]
    return path
  }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var path = Path()
    path.elements = [.trimmed(self, from, to)]
    return path
  }
  public var cgPath: CGPath { CGPath(path: self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds lines through a sequence of points.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(point, control: control))
  }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }
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
  public mutating func addRect(_ rect: CGRect) { elements.append(.rectangle(rect)) }
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    elements.append(.roundedRectangle(rect, cornerSize: cornerSize, style))
  }
  public mutating func addEllipse(in rect: CGRect) { elements.append(.ellipse(rect)) }
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
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    elements.append(.tangentArc(tangent1End, tangent2End, radius: radius))
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public mutating func addPath(_ path: Path) { elements += path.elements }
  public mutating func closeSubpath() { elements.append(.close) }
}

public struct CGPath: Equatable, Sendable {
  let path: Path
  /// What distinguishes a path of UIKit.
  var name = ""
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

public struct StrokeStyle: Equatable, Sendable {
  public typealias LineCap = CGLineCap
  public typealias LineJoin = CGLineJoin

  /// The width of the stroke, in points.
  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  public var miterLimit: CGFloat
  /// The lengths of alternating dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The offset into the dash pattern, in points.
  public var dashPhase: CGFloat

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
