import AttributeGraph
import ValueComparison

/// A mounted row of a `ForEach`: the attribute of what it shows of its element, and the subgraph of that.
///
/// The content closure runs again whenever the `ForEach` changed (EACH-3), or what the closure
/// observed did (EACH-9).
final class Row: Subgraph {
  private var list: RowSource?
  /// The place of the row among what is seen, once something has its own place in there, or somebody has
  /// looked for it.
  private var madeElement: Element?
  /// A text that is all that the row shows so far.
  private var onlyText: Attribute<Text>?
  /// Where the row's element is in the data, as far as the list has told; see `currentPosition`.
  var position: Int
  /// Whether no element of the new data has claimed the row so far.
  var isLeftOver = false
  private var observation = ContentObservation()

  init(of list: RowSource, at position: Int, among rows: ContainerContent, awaitsSupply: Bool) {
    self.list = list
    self.position = position
    super.init(among: rows, isConsumer: true, awaitsSupply: awaitsSupply)
  }

  override func run() { list?.update(self) }

  /// The place of the row among what is seen.
  var element: Element {
    if let madeElement { return madeElement }
    let element = Element()
    if let parent = list?.elementOfRows { element.move(into: parent) }
    if let text = onlyText.take() { element.append(text) }
    madeElement = element
    return element
  }

  /// Appends a visible text that is a view of its own.
  func append(_ text: Attribute<Text>) {
    if madeElement == nil, onlyText == nil {
      onlyText = text
    } else {
      element.append(text)
    }
  }

  /// Where the row's element is in the data at present.
  var currentPosition: Int {
    list?.numberRows()
    return position
  }

  override func letGo() {
    super.letGo()
    observation = ContentObservation()
    if list?.elementOfRows != nil { madeElement?.move(into: nil) }
    (list, onlyText) = (nil, nil)
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
    recorder = host.graph.accesses
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

  /// The element that asks for those of the rows when somebody looks at its children, if one does.
  var elementOfRows: Element? { nil }

  /// The elements of all rows, in order.
  var elements: [Element] { [] }

  /// How many rows there are.
  var count: Int { 0 }
}

/// The place of a list whose rows are all mounted: what is seen of them is found when somebody looks.
final class RowsElement: Element {
  /// The rows, until they end.
  var rows: RowSource?

  override var childrenElsewhere: [Element]? { rows?.elements ?? [] }
  override var hasOneChild: Bool { rows?.count == 1 }
}
