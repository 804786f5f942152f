import AttributeGraph

/// A view that a closure draws; the closure runs as a separate rule, not as part of the enclosing body.
///
/// Nothing is drawn, but the closure runs as in an app: initially, when the closure differs, and when an
/// observed value changes.
public struct Canvas<Symbols> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols
  var inert = InertArguments()
}

extension Canvas: View, PrimitiveView where Symbols: View {
  /// Mounts a rule for the closure, which receives the size of the screen.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let rule = DrawingRule(canvas: view.attribute, host: inputs.host)
    let drawing = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(drawing)
    Symbols._makeView(view: view[\.symbols], inputs: inputs.leavingLazyContainer())
  }

  private struct DrawingRule: StatefulRule {
    let canvas: Attribute<Canvas>
    unowned let host: ViewHost
    var observation = ContentObservation(of: "Canvas")

    mutating func update(_ context: RuleContext<Void>) {
      let renderer = canvas.value.renderer
      host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) {
          var drawing = GraphicsContext()
          renderer(&drawing, GeometryProxy.screenSize)
        }
      }
      context.output(())
    }
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    let inert = InertArguments((opaque, rendersAsynchronously))
    self.init(renderer: renderer, symbols: EmptyView(), inert: inert)
  }
}

/// A drawing context; here, its operations draw nothing.
public struct GraphicsContext {
  /// The opacity of subsequent drawing, between 0 and 1.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal

  public struct Shading: Sendable {
    private let style: any ShapeStyle
    private var inert = InertArguments()

    private init(style: any ShapeStyle) { self.style = style }
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(style: style) }
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      let style = LinearGradient(gradient: gradient, startPoint: .zero, endPoint: .zero)
      var shading = Shading(style: style)
      shading.inert = InertArguments((startPoint, endPoint))
      return shading
    }
  }

  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public mutating func clip(to path: Path) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext()
    try content(&layer)
  }
}
