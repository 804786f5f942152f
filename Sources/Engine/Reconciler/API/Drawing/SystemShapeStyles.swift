/// A style whose type is hidden.
///
/// The value differs each time it is made, as with `AnyView`, which changes drawing only.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
}

/// A style that the system chooses for what it is drawn on.
public struct _SystemShapeStyle: ShapeStyle, Equatable {
  fileprivate let name: String
}

extension ShapeStyle where Self == _SystemShapeStyle {
  /// The style of links.
  public static var link: Self { Self(name: "link") }
  /// The style of lines between rows.
  public static var separator: Self { Self(name: "separator") }
  /// The style of text that asks for input.
  public static var placeholder: Self { Self(name: "placeholder") }
  /// The style of what is chosen.
  public static var selection: Self { Self(name: "selection") }
  /// The style that `foregroundStyle` sets.
  public static var foreground: Self { Self(name: "foreground") }
  /// The style that is behind content here.
  public static var background: Self { Self(name: "background") }
  /// The style that is behind the content of a window.
  public static var windowBackground: Self { Self(name: "windowBackground") }
  /// The style of areas that are filled.
  public static var fill: Self { Self(name: "fill") }
}

/// A style that is drawn in another way.
public struct _ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: String
}

extension ShapeStyle {
  /// The style, less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "opacity \(opacity)")
  }
  /// The style of less important parts.
  public var secondary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "secondary") }
  /// The style of still less important parts.
  public var tertiary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "tertiary") }
  /// The style of the least important parts.
  public var quaternary: some ShapeStyle { _ChangedShapeStyle(base: self, change: "quaternary") }
  /// The style mixed with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "\(mode)")
  }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: "\(style)")
  }
}

/// A shadow of what a style fills.
public struct ShadowStyle: Equatable, Sendable {
  private let name: String
  private let color: Color?
  private let measures: [CGFloat]

  /// A shadow behind.
  public static func drop(
    color: Color? = nil,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop", color: color, measures: [radius, x, y])
  }

  /// A shadow at the edges inside.
  public static func inner(
    color: Color? = nil,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "inner", color: color, measures: [radius, x, y])
  }
}

/// Colors that follow each other outward in ellipses.
public struct EllipticalGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let fractions: [CGFloat]

  /// Colors of a gradient around a center.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    fractions = [startRadiusFraction, endRadiusFraction]
  }

  /// Colors around a center.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

extension EllipticalGradient: PrimitiveView {
  /// Mounts nothing: a gradient shows no text and takes no step.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colors that follow each other outward in ellipses.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colors that follow each other outward in circles.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colors that follow each other around a center.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colors that follow each other once around a center.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension AngularGradient {
  /// Colors around a center between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(colors: colors, center: center, angle: startAngle)
    self.endAngle = endAngle
  }
}

/// Colors at the points of a grid.
public struct MeshGradient: ShapeStyle, Equatable {
  private let size: [Int]
  private let points: [SIMD2<Float>]
  private let colors: [Color]

  /// Colors at the points of a grid, row by row.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    size = [width, height, smoothsColors ? 1 : 0]
    self.points = points
    self.colors = colors + [background]
  }
}

extension MeshGradient: PrimitiveView {
  /// Mounts nothing: a gradient shows no text and takes no step.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}
}

extension View {
  /// Sets three levels of the style of what is drawn inside.
  public nonisolated func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A,
    _ secondary: B,
    _ tertiary: C
  ) -> some View {
    foregroundStyle(primary, secondary).modifier(_InertModifier(value: tertiary))
  }
  /// Sets what `background` stands for as a style.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Fills what is behind the view in the style for that.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }
  /// Fills what is behind the view, up to the edges of the screen.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    modifier(_InertModifier(value: style)).modifier(_InertModifier(value: edges))
  }
  /// Fills a shape behind the view in the style for that.
  public nonisolated func background<Outline: InsettableShape>(
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape)
  }
  /// Fills what is in front of the view.
  public nonisolated func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Fills what is in front of the view, up to the edges of the screen.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    modifier(_InertModifier(value: style)).modifier(_InertModifier(value: edges))
  }
  /// Fills a shape in front of the view.
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_InertModifier(value: style)).modifier(_ClipEffect(shape: shape))
  }
}
