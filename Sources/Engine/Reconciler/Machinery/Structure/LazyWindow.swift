import AttributeGraph

/// The visible rows of a lazy container: an explicit range, because the engine has no layout
/// (LAZY-1, LAZY-5).
package final class LazyWindow {
  /// How many rows are visible, including prefetched ones.
  static let length = 20

  private let start: Attribute<Int>
  /// Fires when a section is added or removed, or changes its number of rows.
  private let extent: Attribute<Void>
  private var sections: [LazySection] = []
  /// Whether content of unknown row count must be mounted in full, to count its rows (LAZY-2).
  private let countsRows: Bool

  init(in subgraph: Subgraph, countsRows: Bool) {
    start = Attribute(external: 0, in: subgraph)
    extent = Attribute(external: (), in: subgraph)
    self.countsRows = countsRows
  }

  /// Whether rows with content of a type can stay unmounted until they are visible.
  @MainActor
  func isLazy<Content: View>(for content: Content.Type) -> Bool {
    !countsRows || Content._rowCount != nil
  }

  /// Adds the rows of another `ForEach`, shown in an element, until its subgraph ends.
  func addSection(_ element: Element, in subgraph: Subgraph) -> LazySection {
    let section = LazySection(window: self, element: element)
    sections.append(section)
    subgraph.onEnd { [weak self] in
      guard let self else { return }
      sections.removeAll { $0 === section }
      if !extent.node.isEnded { extent.signal() }
    }
    return section
  }

  private var total: Int { sections.reduce(0) { $0 + $1.count } }

  /// The visible rows of a section; called inside a rule.
  ///
  /// The range never extends past the last row.
  fileprivate func visibleRange(of section: LazySection, count: Int) -> Range<Int> {
    if section.count != count {
      section.count = count
      extent.signal()
    }
    extent.value
    let start = min(start.value, max(0, total - Self.length)) - base(of: section)
    let lower = min(max(0, start), count)
    return lower..<min(max(lower, start + Self.length), count)
  }

  /// How many rows precede a section, in the order shown.
  private func base(of section: LazySection) -> Int {
    guard sections.count > 1 else { return 0 }
    return sections.filter { $0 !== section && $0.element.precedes(section.element) }
      .reduce(0) { $0 + $1.count }
  }

  /// The first visible row, or 0 after the container has ended.
  package var position: Int { start.currentValue ?? 0 }

  /// Scrolls so that the visible range starts at a row, as far as there are rows.
  ///
  /// - Returns: Whether the position changed.
  package func scroll(to row: Int) -> Bool {
    let target = min(max(0, row), max(0, total - Self.length))
    guard !start.node.isEnded, target != position else { return false }
    start.set(target)
    return true
  }

  /// Scrolls to the row with an id: no further than needed, or so that the row is at an anchor in the
  /// visible range.
  ///
  /// - Returns: Whether there is such a row.
  func scroll(toRow id: AnyHashable, anchor: UnitPoint?) -> Bool {
    for section in sections {
      guard let position = section.find?(id) else { continue }
      let row = base(of: section) + position
      if let anchor {
        _ = scroll(to: row - Int(anchor.y * CGFloat(Self.length - 1)))
      } else {
        reveal(row)
      }
      return true
    }
    return false
  }

  /// Scrolls as little as possible to show a row that was visible before.
  ///
  /// - Returns: Whether a row that is kept shows the label.
  package func scroll(toKeptRowShowing label: String) -> Bool {
    for section in sections {
      guard let position = section.findKept?(label) else { continue }
      reveal(base(of: section) + position)
      return true
    }
    return false
  }

  private func reveal(_ row: Int) {
    if row < position {
      _ = scroll(to: row)
    } else if row >= position + Self.length {
      _ = scroll(to: row - Self.length + 1)
    }
  }

  /// Scrolls forward by the length of the visible range.
  ///
  /// - Returns: Whether the position changed.
  package func scrollForward() -> Bool { scroll(to: position + Self.length) }
}

/// The rows of one `ForEach` in a lazy container.
final class LazySection {
  private let window: LazyWindow
  fileprivate let element: Element
  fileprivate var count = 0
  /// The position of the row with an id.
  var find: ((AnyHashable) -> Int?)?
  /// The position of a mounted row that shows a label, or did when it was last visible (LAZY-3).
  var findKept: ((String) -> Int?)?

  fileprivate init(window: LazyWindow, element: Element) {
    self.window = window
    self.element = element
  }

  /// The positions of the visible rows; called inside the rule of the `ForEach`.
  func visibleRange(count: Int) -> Range<Int> { window.visibleRange(of: self, count: count) }
}
