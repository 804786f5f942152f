import AttributeGraph
import ValueComparison

public struct ScrollViewReader<Content> {
  public var content: (ScrollViewProxy) -> Content
}

public struct ScrollViewProxy {
  private let window: OpenWindow

  fileprivate init(window: OpenWindow) { self.window = window }

  /// Scrolls until the `ForEach` row with an id is visible, or to an anchor position on the screen.
  ///
  /// If the types of the rows before it don't tell how many views they are, they are made first (LAZY-8).
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let host = window.host else { return }
    if HostUpdate.isRunning {
      fault("ScrollViewProxy may not be accessed during view updates")
    }
    let id = AnyHashable(id)
    for window in host.lazyWindows {
      guard !window.region.countRows(before: id) else {
        return host.enqueueAction { _ = window.scroll(toRow: id, anchor: anchor) }
      }
      if window.animating({ window.scroll(toRow: id, anchor: anchor) }) { return }
    }
  }
}

extension ScrollViewReader: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Mounts a rule for the closure; it runs again when the closure differs or an observed value changes,
  /// without evaluating the enclosing body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let rule = ContentRule(reader: view.attribute, host: inputs.host)
    let content = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(content)
    Content._makeView(view: _GraphValue(content), inputs: inputs.leavingLazyContainer())
  }

  private struct ContentRule: StatefulRule {
    let reader: Attribute<ScrollViewReader>
    unowned let host: ViewHost
    var observation = ContentObservation(of: "ScrollViewReader")

    mutating func update(_ context: RuleContext<Content>) {
      let makeContent = reader.value.content
      let content = host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) {
          makeContent(ScrollViewProxy(window: host.window))
        }
      }
      context.output(content)
    }
  }
}
