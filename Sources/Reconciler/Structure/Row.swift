import AttributeGraph

/// A mounted row of a `ForEach`: the attribute of what it shows of its element.
///
/// The content closure runs again whenever the `ForEach` changed (EACH-3), or what the closure
/// observed did (EACH-9).
final class Row: Node {
  let element = Element()
  private unowned let list: RowSource
  /// Where the row's element is in the data, as far as the list has told; see `currentPosition`.
  var position: Int
  /// Whether no element of the new data has claimed the row so far.
  var isLeftOver = false
  private var observation = ContentObservation()

  init(in subgraph: Subgraph, of list: RowSource, at position: Int) {
    self.list = list
    self.position = position
    super.init(in: subgraph)
  }

  override func run() { list.update(self) }

  /// Where the row's element is in the data at present.
  var currentPosition: Int {
    list.numberRows()
    return position
  }

  override func letGo() {
    super.letGo()
    observation = ContentObservation()
  }

  /// Runs the content closure, and watches what it reads (EACH-9).
  func track<Content>(host: ViewHost, _ makeContent: () -> Content) -> Content {
    observation.track(for: self, host: host, makeContent)
  }

  /// Called where the content closure has read something: what is told of the first change.
  func watch(host: ViewHost) -> @Sendable () -> Void { observation.watch(for: self, host: host) }
}

/// What rows show, whatever its type is.
class RowSource {
  /// Runs the content closure for a row that is pulled.
  func update(_ row: Row) {}

  /// Tells all rows their positions, where they may have others than they know.
  func numberRows() {}
}
