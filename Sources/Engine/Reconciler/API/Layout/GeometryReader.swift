import AttributeGraph
import FoundationShim

/// Content that receives its available size: the screen's size, since the engine has no layout.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

/// The geometry of a view.
///
/// The engine has no layout: under stated assumptions, every view fills the screen, from where the scroll views
/// around it have moved it.
public struct GeometryProxy: Equatable, Sendable {
  let spaces: ScrolledSpaces

  /// The size in points: that of the screen.
  public var size: CGSize {
    Assumption.screen.record()
    return Self.screenSize
  }

  static let screenSize = CGSize(width: 390, height: 844)

  /// The insets of the safe area: none.
  public var safeAreaInsets: EdgeInsets {
    Assumption.screen.record()
    return EdgeInsets()
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let offset = spaces.offset(in: coordinateSpace)
    return CGRect(origin: CGPoint(x: 0 - offset.x, y: 0 - offset.y), size: size)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect {
    frame(in: .space(coordinateSpace.name))
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: spaces.offset(in: .space(coordinateSpace.name)), size: size)
  }

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

  /// Mounts a rule for the closure; it runs again when the closure differs or when an observed value or a position
  /// changes that it read, without evaluating the enclosing body (GEO-1, GEO-2).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let proxy = GeometryProxy(spaces: inputs.around.scrolledSpaces)
    inputs.leavingLazyContainer().mountStoredContent(of: view.attribute, in: "GeometryReader") {
      $0.content(proxy)
    }
  }
}

/// Runs an action when a value changes that is derived from the content's geometry (GEO-3).
public struct _GeometryChangeModifier<Quantity: Equatable> {
  let transform: (GeometryProxy) -> Quantity
  let action: (Quantity, Quantity) -> Void
}

extension _GeometryChangeModifier: PrimitiveModifier {
  /// Mounts the content, and a rule that derives the value.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let rule = GeometryChangeRule(
      modifier: modifier.attribute,
      host: inputs.host,
      proxy: GeometryProxy(spaces: inputs.around.scrolledSpaces)
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }

  private struct GeometryChangeRule: StatefulRule {
    let modifier: Attribute<_GeometryChangeModifier>
    unowned let host: ViewHost
    let proxy: GeometryProxy
    var observation = ContentObservation()
    var last: Quantity?

    mutating func update(_ context: RuleContext<Void>) {
      let (modifier, proxy) = (modifier.value, proxy)
      let value = host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) { modifier.transform(proxy) }
      }
      if value != last {
        let old = last ?? value
        host.enqueueAction(as: .geometry) { modifier.action(old, value) }
      }
      last = value
      context.output(())
    }
  }
}

extension View {
  /// Runs an action with a value derived from the view's geometry, and again when it changes (GEO-3).
  public nonisolated func onGeometryChange<Quantity: Equatable & Sendable>(
    for type: Quantity.Type,
    of transform: @escaping (GeometryProxy) -> Quantity,
    action: @escaping (_ newValue: Quantity) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  /// Runs an action with the old and the new value derived from the view's geometry (initially the same), and again
  /// when the value changes (GEO-3).
  public nonisolated func onGeometryChange<Quantity: Equatable & Sendable>(
    for type: Quantity.Type,
    of transform: @escaping (GeometryProxy) -> Quantity,
    action: @escaping (_ oldValue: Quantity, _ newValue: Quantity) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}
