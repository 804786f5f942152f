import AttributeGraph

/// The visible rows of a lazy container: an explicit range, because the engine has no layout
/// (LAZY-1, LAZY-5).
package final class LazyWindow {
  /// All rows of the container.
  let region: LazyRegion
  /// Where the container is.
  private unowned let element: Element
  private let graph: Graph
  /// Whether a person can scroll the container.
  package var isScrollEnabled: () -> Bool = { true }
  /// The direction in which the rows follow one another.
  let axis: Axis
  /// Whether the rows are targets of scrolling.
  let isTarget: () -> Bool
  /// Called with what happens to the container.
  var observers: [(ScrollEvent) -> Void] = []
  /// Who moves the visible rows.
  package private(set) var phase = ScrollPhase.idle
  /// Whether a finger is on the container; it stops before it lifts.
  package var isDragged = false {
    didSet { if !isDragged, phase == .interacting { enter(.idle) } }
  }

  /// - Parameters:
  ///   - element: Where the container is.
  ///   - graph: The graph of its rows.
  ///   - countsRows: Whether the container counts all its rows before it shows any (LAZY-2).
  ///   - axis: The direction in which the rows follow one another.
  ///   - isTarget: Whether the rows are targets of scrolling.
  init(
    in element: Element,
    _ graph: Graph,
    countsRows: Bool,
    axis: Axis,
    isTarget: @escaping () -> Bool
  ) {
    (self.element, self.graph) = (element, graph)
    (self.axis, self.isTarget) = (axis, isTarget)
    region = LazyRegion(countsRows: countsRows)
    region.onExtentChange = { [unowned self] in notify(.changed) }
  }

  /// Moves the visible rows in the name of the program: in a phase of its own if the move is animated.
  func animating<Result>(_ move: () -> Result) -> Result {
    guard Transaction.current.animation != nil, phase == .idle else { return move() }
    enter(.animating)
    defer { enter(.idle) }
    return move()
  }

  private func enter(_ newPhase: ScrollPhase) {
    let old = phase
    phase = newPhase
    notify(.phase(old, newPhase))
  }

  private func notify(_ event: ScrollEvent) { for observer in observers { observer(event) } }

  /// The ids of the visible rows.
  var visibleIDs: [AnyHashable] {
    (position..<min(position + Profile.rowsOnScreen, max(position, region.extent)))
      .compactMap { region.id(ofRow: $0) }
  }

  /// Whether something covers the container, so that no step can scroll it (NAV-6).
  package var isCovered: Bool { element.isCovered }

  /// The first visible row.
  package var position: Int { region.start }

  /// Scrolls so that the visible range starts at a row, as far as there are rows.
  ///
  /// - Returns: Whether the position changed.
  package func scroll(to row: Int) -> Bool {
    let target = min(max(0, row), region.lastStart)
    guard target != position else { return false }
    if isDragged, phase == .idle { enter(.interacting) }
    region.move(to: target)
    notify(.changed)
    return true
  }

  /// Scrolls to the row with an id: no further than needed, or so that the row is at an anchor in the
  /// visible range.
  ///
  /// - Returns: Whether there is such a row.
  func scroll(toRow id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let row = region.row(withID: id) else { return false }
    if let anchor {
      _ = scroll(to: row - Int(anchor.y * CGFloat(Profile.rowsOnScreen - 1)))
    } else {
      reveal(row)
    }
    return true
  }

  /// Scrolls as little as possible to show a row that was visible before; rows out of sight are looked for
  /// by what they last showed, and none of them is evaluated (LAZY-4).
  ///
  /// - Returns: Whether a row showed the label.
  package func scroll(toRowThatShowed label: String) -> Bool {
    guard let row = graph.withLastValues({ region.row(showing: label) }) else { return false }
    reveal(row)
    return true
  }

  /// The id of the row at a vertical position in the visible range, between 0 and 1.
  func idOfRow(at height: CGFloat) -> AnyHashable? {
    let row = position + Int(height * CGFloat(Profile.rowsOnScreen - 1))
    return region.id(ofRow: min(row, region.extent - 1))
  }

  private func reveal(_ row: Int) {
    if row < position {
      _ = scroll(to: row)
    } else if row >= position + Profile.rowsOnScreen {
      _ = scroll(to: row - Profile.rowsOnScreen + 1)
    }
  }

  /// Scrolls forward by the length of the visible range.
  ///
  /// - Returns: Whether the position changed.
  package func scrollForward() -> Bool { scroll(to: position + Profile.rowsOnScreen) }
}
