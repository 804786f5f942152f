public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule applies.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public struct AnyShape: Shape {
  private let shape: any Shape

  public nonisolated init<Base: Shape>(_ shape: Base) { self.shape = shape }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The shape of the surrounding container; a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape {
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style,
    style fillStyle: FillStyle
  ) -> some View {
    inert(style).inert(fillStyle)
  }
  public nonisolated func fill(style: FillStyle) -> some View { inert(style) }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self, change: (angle, anchor))
  }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self, change: (scale, anchor))
  }
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    _ChangedShape(shape: self, change: (x, y, anchor))
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(shape: self, change: (x, y))
  }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _ChangedShape(shape: self, change: (width, height))
  }
  public nonisolated func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
  public nonisolated func intersection<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
  public nonisolated func subtracting<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    _ChangedShape(shape: self, change: (other, eoFill))
  }
}

extension ModifiedContent where Content: Shape, Modifier: ViewModifier {
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inert(content).inert(style).inert(antialiased)
  }
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
