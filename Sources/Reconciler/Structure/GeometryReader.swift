import AttributeGraph

/// Content that is told the size it gets: the screen's, since nothing is laid out here.
public struct GeometryReader<Content> {
  /// Builds the content.
  public var content: (GeometryProxy) -> Content
}

/// What a view is told of its place on the screen.
public struct GeometryProxy: Equatable, Sendable {
  /// The size in points.
  public let size: CGSize

  static let screen = GeometryProxy(size: CGSize(width: 390, height: 844))
}

extension GeometryReader: View, PrimitiveView where Content: View {
  /// Content that is told the size it gets.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Mounts a rule for the closure, which runs again when the closure differs or what it observed
  /// changed; the enclosing body does not run for it (GEO-1).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.leavingLazyContainer()
    let rule = GeometryRule(reader: view.attribute, host: inputs.host)
    let content = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(content)
    Content._makeView(view: _GraphValue(content), inputs: inputs)
  }

  private struct GeometryRule: StatefulRule {
    let reader: Attribute<GeometryReader>
    unowned let host: ViewHost
    var observation = ContentObservation()

    mutating func update(_ context: RuleContext<Content>) {
      let makeContent = reader.value.content
      let content = host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) { makeContent(.screen) }
      }
      context.output(content)
    }
  }
}

extension View {
  /// Runs an action with a quantity of the view's geometry, and again when that differs; here once,
  /// since the screen keeps its size (GEO-3).
  public nonisolated func onGeometryChange<Quantity: Equatable & Sendable>(
    for type: Quantity.Type,
    of transform: @escaping (GeometryProxy) -> Quantity,
    action: @escaping (_ newValue: Quantity) -> Void
  ) -> some View {
    onAppear { action(transform(.screen)) }
  }
}
