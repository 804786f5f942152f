import AttributeGraph

/// Which rows of a lazy container can be seen: an explicit window, since nothing is laid out here
/// (LAZY-1, LAZY-5).
package final class LazyWindow {
  /// How many rows are visible, those prefetched included.
  static let length = 20

  private let start: Attribute<Int>
  private var sections: [LazySection] = []

  /// Whether rows that are not known to be one row each must all be mounted, to be counted (LAZY-2).
  private let countsRows: Bool

  init(in subgraph: Subgraph, countsRows: Bool) {
    start = Attribute(external: 0, in: subgraph)
    self.countsRows = countsRows
  }

  /// Whether rows of a type can wait until they are seen.
  @MainActor
  func isLazy<Content: View>(for content: Content.Type) -> Bool {
    !countsRows || Content._rowCount != nil
  }

  /// The rows of one more `ForEach`, below those of the ones before.
  func addSection(in subgraph: Subgraph) -> LazySection {
    let section = LazySection(window: self, index: sections.count, in: subgraph)
    sections.append(section)
    return section
  }

  /// Called inside a rule: the first visible row of the container.
  fileprivate var visibleStart: Int { start.value }

  fileprivate func base(ofSection index: Int) -> Int {
    sections.prefix(index).reduce(0) { $0 + $1.count.value }
  }

  /// Moves the window so that it starts at a row, as far as there are rows.
  ///
  /// - Returns: Whether it has moved.
  package func scroll(to row: Int) -> Bool {
    let total = sections.reduce(0) { $0 + $1.count.value }
    let target = min(max(0, row), max(0, total - Self.length))
    guard target != start.value else { return false }
    start.set(target)
    return true
  }

  /// Moves the window on by its length.
  ///
  /// - Returns: Whether it has moved.
  package func scrollForward() -> Bool { scroll(to: start.value + Self.length) }
}

/// The rows of one `ForEach` in a lazy container.
struct LazySection {
  let window: LazyWindow
  let index: Int
  let count: Attribute<Int>

  init(window: LazyWindow, index: Int, in subgraph: Subgraph) {
    self.window = window
    self.index = index
    count = Attribute(external: 0, in: subgraph)
  }

  /// Called inside the rule of the `ForEach`: the positions of its rows that can be seen.
  func visibleRange(count newCount: Int) -> Range<Int> {
    count.set(newCount)
    let base = window.base(ofSection: index)
    let start = window.visibleStart - base
    let lower = min(max(0, start), newCount)
    return lower..<min(max(lower, start + LazyWindow.length), newCount)
  }
}
