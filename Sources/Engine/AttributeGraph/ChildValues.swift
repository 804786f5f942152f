import ValueComparison

/// The values of the children that one pass supplies, side by side.
///
/// A child is *at rest* as long as the pass alone gives it values, each of its readers has seen the last,
/// and nothing in its subgraph waits. The readers of all children at rest read the same parts, so that a
/// new value is compared with the last without going through the child: a child that stays the same is
/// not touched at all.
package final class ChildValues<Value> {
  private let column = ValueColumn<Value>()
  /// What the readers of a child at rest read, in order; nothing until there is such a child.
  private var parts: [ReadPart] = []

  /// No values.
  package init() {}

  /// A function that makes a new value of an element, which is then put out by one of those below.
  package func making<Element>(
    by function: @escaping (Element) -> Value
  ) -> (ElementPlace<Element>) -> Void { column.making(by: function) }

  /// Puts the new value in the place of the last one of a child at rest.
  /// - Returns: Whether nobody need be told, since all that is read of it is the same.
  package func replace(
    at place: ValuePlace,
    in graph: Graph,
    of child: @autoclosure () -> Node
  ) -> Bool {
    guard graph.onComparison == nil else {
      supply(child(), in: graph)
      return false
    }
    var differing = ReaderSet()
    var isLastEqual = true
    for index in parts.indices {
      if !parts[index].isRepeated {
        let part = parts[index].compared
        isLastEqual = column.isUnchanged(part, at: place, closures: graph.closures)
      }
      if !isLastEqual { differing.insert(index) }
    }
    graph.countComparisons(parts.count)
    column.replace(at: place)
    guard !differing.isEmpty else { return true }
    child().markReaders(differing)
    return false
  }

  /// Puts the new value in the place of the last one of any child, without running its rule.
  /// - Returns: Where the value is, if a place is its own.
  @discardableResult
  package func supply(_ child: Node, in graph: Graph) -> ValuePlace? {
    child.flags.subtract([.dirty, .pending, .selfModified])
    guard child.storage == nil else {
      if child.store(column.take(), in: graph) { child.pushDirty() }
      return place(of: child)
    }
    // Who reads it has not run yet, and is dirty.
    let storage = column.place()
    child.storage = storage
    return storage.place
  }

  /// Where the value of a child is, if it has been supplied.
  package func place(of child: Node) -> ValuePlace? { child.storage?.place }

  /// Finds out whether a child whose value is in a place of its own, and which has been brought up to
  /// date, is at rest.
  package func settle(_ child: Node, of subgraph: Subgraph, at place: ValuePlace) {
    place.isMarked = child.isSupplied && !subgraph.isQueued && isAtRest(child)
  }

  private func isAtRest(_ child: Node) -> Bool {
    guard !child.graph.firstComparisonIsBitwise else { return false }
    if parts.isEmpty { parts = ReadPart.all(of: child) }
    guard parts.count == child.outputs.count, parts.count <= ReaderSet.capacity else {
      return false
    }
    for index in 0..<parts.count {
      let (isChanged, range) = child.outputs.read(index) { ($0.isChanged, $0.range) }
      guard !isChanged, parts[index].isRead(as: range, of: child) else { return false }
    }
    return true
  }
}

extension ValuePlace {
  /// Whether the value is that of a child at rest.
  package var isAtRest: Bool { isMarked }
}

/// What a reader reads of a child.
private struct ReadPart {
  let range: ValueRange
  let mode: ComparisonMode
  let compared: ComparedPart
  /// Whether the reader before it reads the same (AG-14).
  let isRepeated: Bool

  /// Whether what a reader of a child reads is this part of it.
  func isRead(as read: ValueRange, of child: Node) -> Bool {
    read == range && child.comparisonMode == mode
  }

  /// What the readers of a child read, in order.
  static func all(of child: Node) -> [ReadPart] {
    let ranges = child.outputs.map(\.range)
    let mode = child.comparisonMode
    return ranges.indices.map { index in
      let range = ranges[index]
      return ReadPart(
        range: range,
        mode: mode,
        compared: ComparedPart(range.type, at: range.offset, mode: mode),
        isRepeated: index > 0 && ranges[index - 1] == range
      )
    }
  }
}

/// Some of the readers of a child, by their places among them.
private struct ReaderSet {
  static let capacity = UInt64.bitWidth
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }
  func contains(_ place: Int) -> Bool { bits & 1 << place != 0 }
  mutating func insert(_ place: Int) { bits |= 1 << place }
}

extension Node {
  /// Makes some of the readers see a change.
  fileprivate final func markReaders(_ readers: ReaderSet) {
    endRest()
    for index in outputs.indices where readers.contains(index) {
      outputs.update(index) { $0.isChanged = true }
    }
    pushDirty()
  }

  /// Notes that the readers of the value have to be looked at again before the next one is put out.
  final func endRest() {
    if flags.contains(.supplied) { storage?.setMark(false) }
  }
}
