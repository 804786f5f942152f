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
    inputs.leavingLazyContainer().mountStoredContent(of: view.attribute) { $0.content(.screen) }
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

  /// Runs an action with a quantity of the view's geometry, first as both, and again when that
  /// differs; here once, since the screen keeps its size (GEO-3).
  public nonisolated func onGeometryChange<Quantity: Equatable & Sendable>(
    for type: Quantity.Type,
    of transform: @escaping (GeometryProxy) -> Quantity,
    action: @escaping (_ oldValue: Quantity, _ newValue: Quantity) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { (value: Quantity) in action(value, value) }
  }
}
