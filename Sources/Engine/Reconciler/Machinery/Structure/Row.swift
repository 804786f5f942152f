import AttributeGraph
import ValueComparison

/// What a mounted row of a `ForEach` shows of its element.
///
/// The content closure runs again whenever the `ForEach` changed (EACH-3), or what the closure
/// observed did (EACH-9).
final class Row: Node {
  /// What is mounted for the row in the tree that a person sees.
  let element = Element()
  /// The index of the row's element in the data.
  var position: Int
  /// Whether no element of the new data has the row's id so far.
  var isUnmatched = false
  private var source: RowSource?
  private var observation = ContentObservation()

  init(of source: RowSource, at position: Int, in subgraph: Subgraph) {
    self.source = source
    self.position = position
    super.init(in: subgraph)
  }

  override func run() { source?.update(self) }

  override func tearDown() {
    super.tearDown()
    observation = ContentObservation()
    source = nil
  }

  /// Runs the content closure, and watches what it reads (EACH-9).
  func track<Content>(host: ViewHost, _ makeContent: () -> Content) -> Content {
    observation.track(for: self, host: host, makeContent)
  }
}

/// What rows show, whatever its type is.
class RowSource {
  /// Runs the content closure for a row that is pulled.
  func update(_ row: Row) {}
}
