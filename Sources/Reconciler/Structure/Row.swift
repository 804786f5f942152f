import AttributeGraph
import ValueComparison

/// A mounted row of a `ForEach`: the attribute of what it shows of its element.
///
/// The content closure runs again whenever the `ForEach` changed (EACH-3), or what the closure
/// observed did (EACH-9).
final class Row: Node {
  let element = Element()
  private var list: RowSource?
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

  override func run() { list?.update(self) }

  /// Where the row's element is in the data at present.
  var currentPosition: Int {
    list?.numberRows()
    return position
  }

  override func letGo() {
    super.letGo()
    observation = ContentObservation()
    list = nil
  }

  /// Runs the content closure, and watches what it reads (EACH-9).
  func track<Content>(host: ViewHost, _ makeContent: () -> Content) -> Content {
    observation.track(for: self, host: host, makeContent)
  }

  /// Watches what the content closure has read.
  fileprivate func watch(_ accesses: RecordedAccesses, host: ViewHost) {
    observation.watch(accesses, for: self, host: host)
  }
}

/// Watches what the content closures of rows read, one row after the other, in a single recording.
struct RowTracking {
  private let host: ViewHost
  private let recorder: AccessRecorder
  private var isRecording = false

  init(host: ViewHost) {
    self.host = host
    recorder = host.accesses
  }

  /// Runs the content closure for a row.
  mutating func track(_ row: @autoclosure () -> Row, _ makeContent: () -> Void) {
    if isRecording {
      // What was read since the last row is not content: `==`, or the collection of the elements.
      _ = recorder.take()
    } else {
      isRecording = recorder.begin()
      guard isRecording else { return row().track(host: host, makeContent) }
    }
    makeContent()
    if let accesses = recorder.take() { row().watch(accesses, host: host) }
  }

  /// Ends the recording, so that other code can be watched; the next row begins another.
  mutating func pause() {
    guard isRecording else { return }
    _ = recorder.end()
    isRecording = false
  }
}

/// What rows show, whatever its type is.
class RowSource {
  /// Runs the content closure for a row that is pulled.
  func update(_ row: Row) {}

  /// Tells all rows their positions, where they may have others than they know.
  func numberRows() {}
}
