import AttributeGraph
import ValueComparison

/// A mounted row of a `ForEach`, with its content.
///
/// The content closure runs again whenever the `ForEach` (EACH-3) or something that the closure
/// observes (EACH-9) changes.
final class Row: Node {
  /// The row's element in the tree that the user sees.
  let element = Element()
  /// The index of the row's element in the data.
  var position: Int
  /// The index of the first element with the row's id, if that is another element (EACH-8).
  var repeatedPosition: Int?
  /// Whether no element of the new data has matched the row's id so far.
  var isUnmatched = false
  /// Whether the row's element is gone, and the row leaves with an animation (ID-13).
  var isLeaving = false
  /// Whether a lazy container has set the row aside.
  var isHidden = false
  /// The element's rows in a lazy container, if its type doesn't determine how many there are.
  var region: LazyRegion?
  private var source: RowSource?
  private var observation = ContentObservation(of: "a row")

  /// The index of the element that the row shows.
  var shownPosition: Int { repeatedPosition ?? position }

  init(of source: RowSource, at position: Int, in subgraph: Subgraph) {
    self.source = source
    self.position = position
    super.init(in: subgraph)
  }

  override func run() { source?.update(self) }

  override func tearDown() {
    super.tearDown()
    observation = ContentObservation(of: "a row")
    (source, region) = (nil, nil)
  }

  /// Runs the content closure and tracks what it reads (EACH-9).
  func track<Content>(host: ViewHost, _ makeContent: () -> Content) -> Content {
    observation.track(for: self, host: host, makeContent)
  }
}

/// The source of rows' content, with its type erased.
class RowSource {
  /// Runs the content closure for a row that is pulled.
  func update(_ row: Row) {}
}
