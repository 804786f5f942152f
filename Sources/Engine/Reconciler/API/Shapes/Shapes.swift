/// A 2D shape.
///
/// Nothing is drawn, so the path is never computed; only changes of the shape's value matter.
@MainActor @preconcurrency
public protocol Shape: View, Sendable where Body == Never {
  /// The path of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape inset by an amount in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// Unreachable: a primitive has no body.
  public var body: Never { noBody(of: Self.self) }

  /// Mounts nothing: a shape shows no text, and no step acts on it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.draw(.shape) { drawnName(of: Self.self) }
  }

  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _InertModifier<Style>> {
    inert(style)
  }

  public nonisolated func fill() -> some View { self }

  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> _StrokedShape<Self, Style> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> _StrokedShape<Self, Style> {
    inert(content).inert(style)
  }

  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _ChangedShape(shape: self, change: style)
  }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    _ChangedShape(shape: self, change: (startFraction, endFraction))
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> _StrokedShape<Self, Style> {
    stroke(content, lineWidth: lineWidth)
  }

  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> _StrokedShape<Self, Style> {
    stroke(content, style: style)
  }

  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    stroke(lineWidth: lineWidth)
  }

  public nonisolated func strokeBorder(style: StrokeStyle) -> some View { stroke(style: style) }
}

/// A shape with a stroke.
public typealias _StrokedShape<Outline, Style> =
  ModifiedContent<ModifiedContent<Outline, _InertModifier<Style>>, _InertModifier<StrokeStyle>>

extension ModifiedContent where Content: View, Modifier == _InertModifier<StrokeStyle> {
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style = Color.primary,
    style fillStyle: FillStyle = FillStyle()
  ) -> some View {
    inert((style, fillStyle))
  }
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    inert((content, StrokeStyle(lineWidth: lineWidth), antialiased))
  }
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    inert((content, StrokeStyle(lineWidth: lineWidth), antialiased))
  }
}

public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Circle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let corner = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    return Path(ellipseIn: CGRect(origin: corner, size: CGSize(width: side, height: side)))
  }
}

public struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public struct Capsule: InsettableShape {
  private let style: RoundedCornerStyle
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

public struct RoundedRectangle: InsettableShape {
  private let cornerSize: CGSize
  private let style: RoundedCornerStyle
  /// A rectangle with the same corner radius at all corners, in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with the same corner size at all corners, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }
  }
}

public struct UnevenRoundedRectangle: InsettableShape {
  private let radii: RectangleCornerRadii
  private let style: RoundedCornerStyle
  /// A rectangle with a radius for each corner, in points.
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
  /// A rectangle with a radius for each corner, in points.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = cornerRadii
    self.style = style
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radii.largest)
  }
}
