/// The style of a filled path.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule applies.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// The style of a filled path.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Erases the type of a shape.
  public nonisolated init<Base: Shape>(_ shape: Base) { self.shape = shape }

  /// The path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The shape of the surrounding container; a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the surrounding container.
  public nonisolated init() {}
  /// The path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape {
  /// Fills the shape with a style.
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style,
    style fillStyle: FillStyle
  ) -> some View {
    inert(style).inert(fillStyle)
  }
  /// Fills the shape with the foreground style.
  public nonisolated func fill(style: FillStyle) -> some View { inert(style) }
  /// Rotates the shape.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self, change: (angle, anchor))
  }
  /// Scales the shape.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self, change: (scale, anchor))
  }
  /// Scales the shape by separate horizontal and vertical factors.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    _ChangedShape(shape: self, change: (x, y, anchor))
  }
  /// Offsets the shape.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(shape: self, change: (x, y))
  }
  /// The shape at a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _ChangedShape(shape: self, change: (width, height))
  }
  /// The union of both shapes.
  public nonisolated func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
  /// The intersection of both shapes.
  public nonisolated func intersection<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
  /// The shape without the area of the other one.
  public nonisolated func subtracting<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
}

extension ModifiedContent where Content: Shape, Modifier: ViewModifier {
  /// The shape with a stroked outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// The shape with a stroked outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inert(content).inert(style).inert(antialiased)
  }
  /// The shape with a border inside its outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View where Content: InsettableShape {
    stroke(content, lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// A transformed shape.
struct _ChangedShape<Base: Shape, Change: Sendable>: Shape {
  let shape: Base
  let change: Change

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
