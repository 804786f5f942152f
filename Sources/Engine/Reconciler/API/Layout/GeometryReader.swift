import AttributeGraph

/// Content that receives its available size: the screen's size, since the engine has no layout.
public struct GeometryReader<Content> {
  /// The content closure.
  public var content: (GeometryProxy) -> Content
}

/// The geometry of a view.
public struct GeometryProxy: Equatable, Sendable {
  /// The size in points.
  public let size: CGSize

  static let screen = GeometryProxy(size: CGSize(width: 390, height: 844))
}

extension GeometryReader: View, PrimitiveView where Content: View {
  /// Content that receives its available size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Mounts a rule for the closure; it runs again when the closure differs or an observed value changes,
  /// without evaluating the enclosing body (GEO-1).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.leavingLazyContainer().mountStoredContent(of: view.attribute) { $0.content(.screen) }
  }
}

extension View {
  /// Runs an action with a value derived from the view's geometry, and again when it changes; here it runs
  /// once, because the screen keeps its size (GEO-3).
  public nonisolated func onGeometryChange<Quantity: Equatable & Sendable>(
    for type: Quantity.Type,
    of transform: @escaping (GeometryProxy) -> Quantity,
    action: @escaping (_ newValue: Quantity) -> Void
  ) -> some View {
    onAppear { action(transform(.screen)) }
  }

  /// Runs an action with the old and the new value derived from the view's geometry (initially the same);
  /// here it runs once, because the screen keeps its size (GEO-3).
  public nonisolated func onGeometryChange<Quantity: Equatable & Sendable>(
    for type: Quantity.Type,
    of transform: @escaping (GeometryProxy) -> Quantity,
    action: @escaping (_ oldValue: Quantity, _ newValue: Quantity) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { (value: Quantity) in action(value, value) }
  }
}
