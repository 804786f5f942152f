import AttributeGraph
import FoundationShim

/// Content that receives its available size: the screen's size, since the engine has no layout.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

/// The geometry of a view.
///
/// The engine has no layout: under a stated assumption, every view fills the screen.
public struct GeometryProxy: Equatable, Sendable {
  /// The size in points: that of the screen.
  public var size: CGSize {
    Assumption.screen.record()
    return Self.screenSize
  }

  static let screen = GeometryProxy()
  static let screenSize = CGSize(width: 390, height: 844)

  /// The insets of the safe area: none.
  public var safeAreaInsets: EdgeInsets {
    Assumption.screen.record()
    return EdgeInsets()
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect { frame(in: .global) }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { frame(in: .global) }

  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

public struct Anchor<Value> {
  let value: Value

  public struct Source {
    let value: (CGRect) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self { $0 } }
  public static func rect(_ rect: CGRect) -> Self { Self { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
  public static var center: Self { Self { CGPoint(x: $0.midX, y: $0.midY) } }
  public static var topLeading: Self { Self { $0.origin } }
  public static var top: Self { Self { CGPoint(x: $0.midX, y: $0.minY) } }
  public static var topTrailing: Self { Self { CGPoint(x: $0.maxX, y: $0.minY) } }
  public static var leading: Self { Self { CGPoint(x: $0.minX, y: $0.midY) } }
  public static var trailing: Self { Self { CGPoint(x: $0.maxX, y: $0.midY) } }
  public static var bottomLeading: Self { Self { CGPoint(x: $0.minX, y: $0.maxY) } }
  public static var bottom: Self { Self { CGPoint(x: $0.midX, y: $0.maxY) } }
  public static var bottomTrailing: Self { Self { CGPoint(x: $0.maxX, y: $0.maxY) } }
  public static func point(_ point: CGPoint) -> Self { Self { _ in point } }
}

extension View {
  public nonisolated func anchorPreference<A, Key: PreferenceKey>(
    key _: Key.Type = Key.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> Key.Value
  ) -> some View {
    Assumption.screen.record()
    let bounds = CGRect(origin: .zero, size: GeometryProxy.screenSize)
    return preference(key: Key.self, value: transform(Anchor(value: value.value(bounds))))
  }

  public nonisolated func transformAnchorPreference<A, Key: PreferenceKey>(
    key _: Key.Type = Key.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout Key.Value, Anchor<A>) -> Void
  ) -> some View {
    Assumption.screen.record()
    let bounds = CGRect(origin: .zero, size: GeometryProxy.screenSize)
    let anchor = Anchor(value: value.value(bounds))
    return transformPreference(Key.self) { transform(&$0, anchor) }
  }
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Mounts a rule for the closure; it runs again when the closure differs or an observed value changes,
  /// without evaluating the enclosing body (GEO-1).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.leavingLazyContainer().mountStoredContent(of: view.attribute, in: "GeometryReader") {
      $0.content(.screen)
    }
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
    onAppear { ViewHost.asWriter(.geometry) { action(transform(.screen)) } }
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
