/// An outline made of lines and curves.
public struct Path: Equatable, Sendable {
  /// A part of an outline.
  private enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case arc(center: CGPoint, radius: CGFloat, start: Angle, end: Angle, clockwise: Bool)
    case rectangle(CGRect)
    case roundedRectangle(CGRect, cornerSize: CGSize, RoundedCornerStyle)
    case ellipse(CGRect)
    case close
  }

  private var elements: [Element] = []

  /// An empty outline.
  public init() {}

  /// An outline that a closure draws.
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

  /// Whether nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new line at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Draws a line to a point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Draws lines from point to point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(point, control: control))
  }
  /// Draws a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }
  /// Draws a part of a circle.
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
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) { elements.append(.rectangle(rect)) }
  /// Draws a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    elements.append(.roundedRectangle(rect, cornerSize: cornerSize, style))
  }
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) { elements.append(.ellipse(rect)) }
  /// Draws another outline.
  public mutating func addPath(_ path: Path) { elements += path.elements }
  /// Draws a line back to where the last one started.
  public mutating func closeSubpath() { elements.append(.close) }
}

extension Path: Shape {
  /// The outline itself, wherever it is drawn.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// How lines end.
  public enum LineCap: Sendable {
    /// At the point.
    case butt
    /// In a half circle.
    case round
    /// In half a square.
    case square
  }

  /// How lines meet.
  public enum LineJoin: Sendable {
    /// In a corner.
    case miter
    /// In an arc.
    case round
    /// In a cut corner.
    case bevel
  }

  /// In points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: LineCap
  /// How lines meet.
  public var lineJoin: LineJoin
  /// How far a corner may stand out, as a multiple of the line's width.
  public var miterLimit: CGFloat
  /// The lengths of strokes and gaps in turn, in points.
  public var dash: [CGFloat]
  /// Where in them a line begins, in points.
  public var dashPhase: CGFloat

  /// How a line is drawn.
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
