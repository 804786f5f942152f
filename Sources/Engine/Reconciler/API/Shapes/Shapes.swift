/// An outline that can be filled.
///
/// Nothing is drawn, so the outline is never asked for; what counts is whether the value differs.
@MainActor @preconcurrency
public protocol Shape: View, Sendable where Body == Never {
  /// The outline inside a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// An outline whose inside is known, so that a border can be drawn there.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The type of a shape with room left inside.
  associatedtype InsetShape: InsettableShape
  /// The shape with room left inside, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// Never asked for.
  public var body: Never { preconditionFailure("the body of a primitive view was asked for") }

  /// Mounts nothing: a shape shows no text and takes no step.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}

  /// The shape, filled.
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _InertModifier<Style>> {
    inert(style)
  }

  /// The shape, filled in the style around it.
  public nonisolated func fill() -> some View { self }

  /// The outline of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> some View {
    inert(content).inert(style)
  }

  /// The outline of the shape as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _ChangedShape(shape: self, change: style)
  }

  /// The outline of the shape as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the outline, between two fractions of its length.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    _ChangedShape(shape: self, change: (startFraction, endFraction))
  }
}

extension InsettableShape {
  /// A border inside the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, lineWidth: lineWidth)
  }

  /// A border inside the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> some View {
    stroke(content, style: style)
  }

  /// A border inside the outline, in the style around it.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    stroke(lineWidth: lineWidth)
  }

  /// A border inside the outline, in the style around it.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some View { stroke(style: style) }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable {
  /// As part of a circle.
  case circular
  /// Without a break in curvature.
  case continuous
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle.
public struct Circle: InsettableShape {
  /// A circle.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let corner = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    return Path(ellipseIn: CGRect(origin: corner, size: CGSize(width: side, height: side)))
  }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with half-round ends.
public struct Capsule: InsettableShape {
  private let style: RoundedCornerStyle
  /// A rectangle with half-round ends.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  private let cornerSize: CGSize
  private let style: RoundedCornerStyle
  /// Rounds all corners alike, by a radius in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Rounds all corners alike, by two radii in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }
  }
}

/// A rectangle with corners rounded each by itself.
public struct UnevenRoundedRectangle: InsettableShape {
  private let radii: RectangleCornerRadii
  private let style: RoundedCornerStyle
  /// Rounds each corner by a radius in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.init(cornerRadii: radii, style: style)
  }
  /// Rounds each corner by a radius in points.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = cornerRadii
    self.style = style
  }
  /// The outline, with its largest radius at all corners.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radii.largest)
  }
}
