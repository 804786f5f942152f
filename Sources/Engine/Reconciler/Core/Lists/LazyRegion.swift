import AttributeGraph

/// Consecutive rows of a lazy container: all of them, or those of one element whose type doesn't tell
/// how many rows it has, such as a section (LAZY-2, LAZY-6).
///
/// The lists in a region follow one another. Whoever owns the region moves it to where the visible rows
/// start; each list then mounts those of its rows that are visible. Views beside the lists don't count as
/// rows: they are mounted while the rows next to them are visible.
final class LazyRegion {
  /// Whether the container counts all its rows, including those that are not visible (LAZY-2).
  let countsRows: Bool
  /// The list whose element this is; `nil` for the whole container.
  private let owner: LazySection?
  /// The first visible row, counted from the first row of the region.
  ///
  /// For an element far from the visible rows it is the nearest number that is also too far.
  private(set) var start: Int
  private var sections: [LazySection] = []
  private var views: [DeferredView] = []
  /// Called when the whole container has another number of rows.
  var onExtentChange: () -> Void = {}

  /// The region of a whole container.
  init(countsRows: Bool) {
    self.countsRows = countsRows
    owner = nil
    start = 0
  }

  /// The region of an element that is not visible yet.
  init(in owner: LazySection) {
    countsRows = owner.region.countsRows
    self.owner = owner
    start = -Profile.rowsOnScreen - Self.margin
  }

  /// Whether the region is one element, whose views are mounted while it is visible.
  private var isElement: Bool { owner != nil }

  /// Whether a view whose type doesn't tell how many rows it has waits until it comes into view: beside the
  /// lists of a stack, which doesn't count what it hasn't shown (LAZY-6).
  var defersUncountedViews: Bool { !isElement && !countsRows }

  /// How many rows there are; an element that shows anything has at least one.
  var extent: Int { max(sections.reduce(0) { $0 + $1.extent }, views.isEmpty ? 0 : 1) }

  /// How far from the visible rows a row keeps its state, if there is a limit (LAZY-3).
  static var margin: Int { Profile.current.rowsKeptBeyondWindow ?? 0 }

  /// Moves the visible rows.
  ///
  /// - Parameters:
  ///   - newStart: The first visible row, counted from the first row of the region.
  ///   - isCounted: Whether the number of rows is up to date.
  func move(to newStart: Int, isCounted: Bool = true) {
    var newStart = newStart
    if isElement {
      newStart = max(newStart, -Profile.rowsOnScreen - Self.margin)
      if isCounted { newStart = min(newStart, extent + Self.margin) }
    }
    guard newStart != start else { return }
    start = newStart
    for section in sections { section.update() }
    for view in views { view.update() }
  }

  /// Whether all rows have been counted: a lazy stack counts those that have come into view.
  var isCounted: Bool { sections.allSatisfy(\.isCounted) }

  /// The last row that can be the first visible one, so that no empty space follows the rows.
  var lastStart: Int { max(0, extent - (isCounted ? Profile.rowsOnScreen : 1)) }

  /// The first visible row.
  fileprivate var firstVisible: Int { isElement ? start : min(start, lastStart) }

  /// Whether a view is visible: with the element that it is in, or beside the visible rows (LAZY-6).
  func isVisible(_ view: DeferredView) -> Bool {
    guard !isElement else { return !visibleRows(from: firstVisible, of: extent).isEmpty }
    return distance(of: view) == 0
  }

  /// Whether a view keeps its state.
  func isKept(_ view: DeferredView) -> Bool {
    guard !isElement else { return !keptRows(from: firstVisible, of: extent).isEmpty }
    return Profile.current.rowsKeptBeyondWindow == nil || distance(of: view) <= Self.margin
  }

  /// How many rows lie between a view beside lists and the visible rows.
  private func distance(of view: DeferredView) -> Int {
    let (first, position) = (firstVisible, base(of: view.element))
    return max(0, first - position, position - first - Profile.rowsOnScreen)
  }
}

extension LazyRegion {
  /// Whether any of a number of rows is visible.
  static func isVisible(from start: Int, of count: Int) -> Bool {
    !visibleRows(from: start, of: count).isEmpty
  }

  /// Whether any of a number of rows keeps its state.
  static func isKept(from start: Int, of count: Int) -> Bool {
    !keptRows(from: start, of: count).isEmpty
  }
}

/// Those of a number of rows that are visible.
private func visibleRows(from start: Int, of count: Int, margin: Int = 0) -> Range<Int> {
  (start - margin..<start + Profile.rowsOnScreen + margin).clamped(to: 0..<count)
}

/// Those of a number of rows that keep their state (LAZY-3).
private func keptRows(from start: Int, of count: Int) -> Range<Int> {
  guard Profile.current.rowsKeptBeyondWindow != nil else { return 0..<count }
  return visibleRows(from: start, of: count, margin: LazyRegion.margin)
}

// MARK: - Lists in a region

extension LazyRegion {
  /// Adds a view of the element, until its subgraph ends.
  func addView(_ view: DeferredView, in subgraph: Subgraph) {
    views.append(view)
    subgraph.onEnd { [weak self] in
      guard let self else { return }
      views.removeAll { $0 === view }
      extentChanged()
    }
    extentChanged()
  }

  /// Adds the rows of another `ForEach`, shown in an element, until its subgraph ends.
  func addSection(_ element: Element, in subgraph: Subgraph) -> LazySection {
    let section = LazySection(region: self, element: element)
    sections.append(section)
    subgraph.onEnd { [weak self] in
      guard let self else { return }
      sections.removeAll { $0 === section }
      extentChanged()
    }
    return section
  }

  /// Makes the other lists here and around the region find out which of their rows are visible now.
  fileprivate func extentChanged(by changed: LazySection? = nil) {
    for section in sections where section !== changed { section.update() }
    guard let owner else {
      for view in views { view.update() }
      onExtentChange()
      return
    }
    if !owner.isCounting { owner.update() }
  }

  /// How many rows of lists precede a list or view, in the order shown.
  fileprivate func base(of element: Element) -> Int {
    let others = sections.lazy.filter { $0.element !== element && $0.element.precedes(element) }
    return others.reduce(0) { $0 + $1.extent }
  }

  /// Makes the next update count the rows before the `ForEach` element with an id.
  ///
  /// - Returns: Whether there is such an element, and rows before it that have not been counted.
  func countRows(before id: AnyHashable) -> Bool {
    sections.contains { $0.rows?.countRows(before: id) == true }
  }

  /// The first row of the `ForEach` element with an id.
  func row(withID id: AnyHashable) -> Int? {
    firstRow { $0.rows?.row(withID: id) }
  }

  /// The id of the `ForEach` element that a row is part of.
  func id(ofRow row: Int) -> AnyHashable? {
    for section in sections {
      let offset = row - base(of: section.element)
      if offset >= 0, offset < section.extent { return section.rows?.id(ofRow: offset) }
    }
    return nil
  }

  /// A row that shows a label, or did when it was last visible (LAZY-3).
  func row(showing label: String) -> Int? {
    firstRow { $0.rows?.row(showing: label) }
      ?? views.first { $0.shows(label) }.map { isElement ? 0 : base(of: $0.element) }
  }

  private func firstRow(_ find: (LazySection) -> Int?) -> Int? {
    for section in sections {
      if let row = find(section) { return base(of: section.element) + row }
    }
    return nil
  }
}

/// The rows of one `ForEach` in a lazy container.
final class LazySection {
  let region: LazyRegion
  fileprivate let element: Element
  /// How many rows there are; an element that hasn't been counted counts as one.
  private(set) var extent = 0
  /// Whether all rows have been counted.
  private(set) var isCounted = false
  /// Whether the rows are being counted, in which case a change of their number needs no update.
  var isCounting = false
  /// Mounts the rows.
  weak var rows: (any LazyRowList)?

  fileprivate init(region: LazyRegion, element: Element) {
    self.region = region
    self.element = element
  }

  /// The first visible row, counted from the first row of the list.
  var start: Int { region.firstVisible - region.base(of: element) }

  /// The visible rows of a list in which each element is a row.
  var visibleElements: Range<Int> { visibleRows(from: start, of: extent) }

  /// The rows that keep their state, in a list in which each element is a row.
  var keptElements: Range<Int> { keptRows(from: start, of: extent) }

  /// Sets the number of rows.
  func setExtent(_ newExtent: Int, isCounted newIsCounted: Bool = true) {
    guard (newExtent, newIsCounted) != (extent, isCounted) else { return }
    (extent, isCounted) = (newExtent, newIsCounted)
    region.extentChanged(by: self)
  }

  fileprivate func update() { rows?.update() }
}

/// Mounts the rows of a section.
protocol LazyRowList: AnyObject {
  /// Makes the next update look which rows are visible.
  func update()
  /// Makes the next update count the rows before the element with an id; returns whether it has to.
  func countRows(before id: AnyHashable) -> Bool
  /// The first row of the element with an id.
  func row(withID id: AnyHashable) -> Int?
  /// The id of the element that a row is part of.
  func id(ofRow row: Int) -> AnyHashable?
  /// A row that shows a label, or did when it was last visible.
  func row(showing label: String) -> Int?
}
