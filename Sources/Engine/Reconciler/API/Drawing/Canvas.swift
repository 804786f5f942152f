import AttributeGraph

/// A view that a closure draws: a rule of its own, which is no part of the enclosing body.
///
/// Nothing is drawn, but the closure runs as it does in an app: at first, when it differs, and when
/// what it observed changed.
public struct Canvas<Symbols> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols
}

extension Canvas: View, PrimitiveView where Symbols: View {
  /// Mounts a rule for the closure, which is told the size of the screen.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let rule = DrawingRule(canvas: view.attribute, host: inputs.host)
    let drawing = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(drawing)
    Symbols._makeView(view: view[\.symbols], inputs: inputs.leavingLazyContainer())
  }

  private struct DrawingRule: StatefulRule {
    let canvas: Attribute<Canvas>
    unowned let host: ViewHost
    var observation = ContentObservation()

    mutating func update(_ context: RuleContext<Void>) {
      let renderer = canvas.value.renderer
      host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) {
          var drawing = GraphicsContext()
          renderer(&drawing, GeometryProxy.screen.size)
        }
      }
      context.output(())
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A view that a closure draws.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer, symbols: EmptyView())
  }
}

/// What a closure draws into, and what becomes of nothing here.
public struct GraphicsContext {
  /// How opaque what is drawn is, between 0 and 1.
  public var opacity = 1.0
  /// How what is drawn is mixed with what is there.
  public var blendMode = BlendMode.normal

  /// What fills outlines.
  public struct Shading: Sendable {
    private let style: any ShapeStyle
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    /// A style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(style: style) }
    /// Colors along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading(style: LinearGradient(gradient: gradient, startPoint: .zero, endPoint: .zero))
    }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Restricts what follows to an outline.
  public mutating func clip(to path: Path) {}
  /// Draws what follows elsewhere.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Draws what follows larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Draws what follows turned.
  public mutating func rotate(by angle: Angle) {}
  /// Draws on a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext()
    try content(&layer)
  }
}
