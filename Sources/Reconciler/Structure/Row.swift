import AttributeGraph

/// A mounted row of a `ForEach`.
final class Row {
  let child: DynamicChild
  /// Where the row's element is in the data at present.
  var position: Int
  /// Whether no element of the new data has claimed the row so far.
  var isLeftOver = false
  private var observation = ContentObservation()

  init(at position: Int, child: DynamicChild) {
    self.position = position
    self.child = child
  }

  /// Runs the content closure where the list supplies the row, and updates the row.
  func supply<Content>(host: ViewHost, _ makeContent: () -> Content) {
    let subgraph = child.subgraph
    if let node = subgraph.supplied {
      node.supply(track(for: node, host: host, makeContent))
    }
    subgraph.updateIfDirty()
  }

  /// Runs the content closure, and watches what it reads (EACH-9).
  func track<Content>(for node: Node, host: ViewHost, _ makeContent: () -> Content) -> Content {
    observation.track(for: node, host: host, makeContent)
  }
}
