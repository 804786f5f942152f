/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether an area that an outline goes around twice is left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// How an outline is filled.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public nonisolated init<Base: Shape>(_ shape: Base) { self.shape = shape }

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The shape of the container around, which is a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container around.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape {
  /// The shape, filled.
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style,
    style fillStyle: FillStyle
  ) -> some View {
    inert(style).inert(fillStyle)
  }
  /// The shape, filled in the style around it.
  public nonisolated func fill(style: FillStyle) -> some View { inert(style) }
  /// The shape, turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self, change: (angle, anchor))
  }
  /// The shape, larger or smaller.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self, change: (scale, anchor))
  }
  /// The shape, larger or smaller in each direction.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    _ChangedShape(shape: self, change: (x, y, anchor))
  }
  /// The shape, elsewhere.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(shape: self, change: (x, y))
  }
  /// The shape in a size of its own.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _ChangedShape(shape: self, change: (width, height))
  }
  /// What either shape covers.
  public nonisolated func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
  /// What both shapes cover.
  public nonisolated func intersection<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
  /// What the shape covers and the other does not.
  public nonisolated func subtracting<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
}

extension ModifiedContent where Content: Shape, Modifier: ViewModifier {
  /// The shape as it is, with its outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// The shape as it is, with its outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inert(content).inert(style).inert(antialiased)
  }
  /// The shape as it is, with a border inside the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View where Content: InsettableShape {
    stroke(content, lineWidth: lineWidth)
  }
}

/// A shape that is drawn in another way.
struct _ChangedShape<Base: Shape, Change: Sendable>: Shape {
  let shape: Base
  let change: Change

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
