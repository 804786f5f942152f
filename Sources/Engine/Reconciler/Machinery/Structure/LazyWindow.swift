import AttributeGraph

/// Which rows of a lazy container can be seen: an explicit window, since nothing is laid out here
/// (LAZY-1, LAZY-5).
package final class LazyWindow {
  /// How many rows are visible, those prefetched included.
  static let length = 20

  private let start: Attribute<Int>
  /// Fires when a section comes, goes or changes its number of rows.
  private let extent: Attribute<Void>
  private var sections: [LazySection] = []
  /// Whether rows that are not known to be one row each must all be mounted, to be counted (LAZY-2).
  private let countsRows: Bool

  init(in subgraph: Subgraph, countsRows: Bool) {
    start = Attribute(external: 0, in: subgraph)
    extent = Attribute(external: (), in: subgraph)
    self.countsRows = countsRows
  }

  /// Whether rows of a type can wait until they are seen.
  @MainActor
  func isLazy<Content: View>(for content: Content.Type) -> Bool {
    !countsRows || Content._rowCount != nil
  }

  /// The rows of one more `ForEach`, shown in an element, until its subgraph ends.
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

  /// Called inside a rule: which of a section's rows can be seen.
  ///
  /// The window ends where the rows do.
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

  /// How many rows there are above a section, in the order of what is shown.
  private func base(of section: LazySection) -> Int {
    guard sections.count > 1 else { return 0 }
    return sections.filter { $0 !== section && $0.element.precedes(section.element) }
      .reduce(0) { $0 + $1.count }
  }

  /// The row at which the window starts, or the first once the container has ended.
  package var position: Int { start.currentValue ?? 0 }

  /// Moves the window so that it starts at a row, as far as there are rows.
  ///
  /// - Returns: Whether it has moved.
  package func scroll(to row: Int) -> Bool {
    let target = min(max(0, row), max(0, total - Self.length))
    guard !start.node.isEnded, target != position else { return false }
    start.set(target)
    return true
  }

  /// Moves the window until it shows the row with an id: no further than needed, or so that the row
  /// is at a place of it.
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

  /// Moves the window as little as it takes to show a row that it has shown before.
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

  /// Moves the window on by its length.
  ///
  /// - Returns: Whether it has moved.
  package func scrollForward() -> Bool { scroll(to: position + Self.length) }
}

/// The rows of one `ForEach` in a lazy container.
final class LazySection {
  private let window: LazyWindow
  fileprivate let element: Element
  fileprivate var count = 0
  /// The position of the row with an id.
  var find: ((AnyHashable) -> Int?)?
  /// The position of a mounted row that shows a label, or did when it was last seen (LAZY-3).
  var findKept: ((String) -> Int?)?

  fileprivate init(window: LazyWindow, element: Element) {
    self.window = window
    self.element = element
  }

  /// Called inside the rule of the `ForEach`: the positions of its rows that can be seen.
  func visibleRange(count: Int) -> Range<Int> { window.visibleRange(of: self, count: count) }
}
