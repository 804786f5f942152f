import AttributeGraph
import FoundationEssentials

/// The rows of a `ForEach` outside of a lazy container: all of them are mounted (LAZY-1).
final class AllRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachState<Data, ID, Content>
{
  /// The rows in the order of the data, and their ids.
  private var rows: [Row] = []
  private var ids: [ID] = []
  /// The rows by id; created when rows first have to be matched.
  private var rowsByID: [ID: Row]?
  /// Whether several elements have the same id; then no rows at the ends count as unmoved.
  private var hasDuplicates = false
  /// The row that a batch updates next; `nil` if no batch is running.
  private var nextInBatch: Int?

  @MainActor
  override func reconcile(
    _ elements: [Data.Element],
    with forEach: ForEach<Data, ID, Content>,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) {
    nextInBatch = nil
    let hasNewRows = reconcileAll(elements, in: context.childSubgraphs)
    context.output(forEach, hasNewChildren: hasNewRows, batchUpdater: self)
  }
}

// MARK: - Matching

extension AllRows {
  /// Keeps the rows at both ends whose ids are unchanged, and mounts, moves and ends rows only in between.
  /// - Returns: Whether there are new rows.
  @MainActor
  private func reconcileAll(_ elements: [Data.Element], in children: ChildSubgraphs) -> Bool {
    var (prefix, suffix) = unmovedRows(elements)
    guard max(elements.count, rows.count) > prefix + suffix else { return false }
    var newIDs = ids(of: elements[prefix..<(elements.count - suffix)])
    if rows.isEmpty, !hasLeavingRows, areDistinct(newIDs) {
      mountAll(newIDs, in: children)
      noteRows(0, newIDs.count, removed: 0, added: newIDs.count)
      return true
    }
    var known = rowsByID ?? Dictionary(zip(ids, rows)) { first, _ in first }
    rowsByID = nil
    var old = prefix..<(rows.count - suffix)
    for row in rows[old] { row.isUnmatched = true }
    if prefix + suffix > 0, newIDs.contains(where: { known[$0]?.isUnmatched == false }) {
      // An id between the ends also occurs at an end: the first element with that id gets the row.
      (prefix, suffix, old) = (0, 0, rows.indices)
      newIDs = ids(of: elements[...])
      for row in rows { row.isUnmatched = true }
    }
    // Slices would keep the arrays alive, and replacing a range of them would copy every row.
    let (oldRows, oldIDs) = (Array(rows[old]), Array(ids[old]))
    var (middle, middleIDs): ([Row], [ID]) = ([], [])
    var hasNewRows = false
    hasDuplicates = false
    for (index, id) in newIDs.enumerated() {
      let row: Row
      if let match = known[id], match.isUnmatched {
        row = match
        row.repeatedPosition = nil
      } else if let first = known[id] {
        warnOfDuplicate(id)
        guard Profile.current.repeatsDuplicateIDs else { continue }
        hasDuplicates = true
        if let old = oldRow(at: prefix + index, with: id) {
          row = old
        } else {
          row = mountRow(id, at: prefix + index, in: children, repeating: first, isBatched: true)
          hasNewRows = true
        }
        row.repeatedPosition = first.position
      } else if let back = takeBack(id) {
        row = back
        row.repeatedPosition = nil
        known[id] = row
        hasNewRows = true
      } else {
        row = mountRow(id, at: prefix + index, in: children, isBatched: true)
        known[id] = row
        hasNewRows = true
      }
      row.isUnmatched = false
      row.position = prefix + index
      middle.append(row)
      middleIDs.append(id)
    }
    var removed: [(row: Row, id: ID)] = []
    for (row, id) in zip(oldRows, oldIDs) where row.isUnmatched {
      if known[id] === row { known[id] = nil }
      removed.append((row, id))
    }
    rowsByID = known
    noteRows(
      rows.count,
      elements.count,
      removed: removed.count,
      added: middle.count - (old.count - removed.count)
    )
    number(suffix: suffix, of: elements.count)
    replaceRows(in: old, with: middle, middleIDs, removing: removed, in: children)
    return hasNewRows
  }

  /// The unmatched row that showed an element with an id at an index.
  private func oldRow(at index: Int, with id: ID) -> Row? {
    guard rows.indices.contains(index), ids[index] == id, rows[index].isUnmatched else {
      return nil
    }
    return rows[index]
  }

  /// Mounts the initial rows, whose ids are all different.
  @MainActor
  private func mountAll(_ newIDs: [ID], in children: ChildSubgraphs) {
    var newRows: [Row] = []
    newRows.reserveCapacity(newIDs.count)
    for position in newIDs.indices {
      newRows.append(mountRow(newIDs[position], at: position, in: children, isBatched: true))
    }
    rowsByID = nil
    replaceRows(in: 0..<0, with: newRows, newIDs, removing: [], in: children)
  }

  private func replaceRows(
    in range: Range<Int>,
    with newRows: [Row],
    _ newIDs: [ID],
    removing removed: [(row: Row, id: ID)],
    in children: ChildSubgraphs
  ) {
    let wereLeaving = hasLeavingRows
    if rows.isEmpty {
      (rows, ids) = (newRows, newIDs)
    } else {
      rows.replaceSubrange(range, with: newRows)
      ids.replaceSubrange(range, with: newIDs)
    }
    element.replaceChildren(in: range, with: newRows.map(\.element))
    let (leaving, ended) = letLeave(removed, of: children)
    if wereLeaving || !leaving.isEmpty {
      children.replaceAll(with: rows.map(\.subgraph) + leaving, ending: ended)
    } else {
      children.replace(range, with: newRows.map(\.subgraph), ending: ended)
    }
    PreferenceObservers.notifyAll(from: inputs.around.preferenceObservers)
  }

  /// How many rows at the start and at the end still have the ids of the elements there.
  private func unmovedRows(_ elements: [Data.Element]) -> (prefix: Int, suffix: Int) {
    guard !hasDuplicates else { return (0, 0) }
    let count = min(elements.count, rows.count)
    // Positions grow from row to row, and skip an element whose id an earlier element has.
    let areIndices = rows.last?.position == rows.count - 1
    var (prefix, suffix) = (0, 0)
    while prefix < count, id(of: elements[prefix]) == ids[prefix] {
      if !areIndices { rows[prefix].position = prefix }
      prefix += 1
    }
    while suffix < count - prefix,
      id(of: elements[elements.count - 1 - suffix]) == ids[ids.count - 1 - suffix]
    {
      suffix += 1
    }
    return (prefix, suffix)
  }

  /// Updates the positions of the rows at the end.
  private func number(suffix: Int, of count: Int) {
    for (offset, row) in rows.suffix(suffix).enumerated() { row.position = count - suffix + offset }
  }

  private func ids(of elements: ArraySlice<Data.Element>) -> [ID] {
    elements.map { id(of: $0) }
  }
}

/// Whether all ids are different; specialized for the common id types, for which it then takes a tenth
/// of the time.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func areDistinct<ID: Hashable>(_ ids: [ID]) -> Bool { Set(ids).count == ids.count }

// MARK: - Batch

extension AllRows: BatchUpdater {
  func beginBatch() { nextInBatch = 0 }

  /// Runs the content closure for every row (EACH-3); each row is updated before the next.
  ///
  /// The batch ends early if updating a row reconciles the rows with other data.
  func nextDirtyChild(of children: ChildSubgraphs) -> Subgraph? {
    guard var next = nextInBatch, let makeContent else { return nil }
    let host = inputs.host
    while next < rows.count {
      let row = rows[next]
      next += 1
      if row.isBatched {
        row.updateInBatch(row.track(host: host) { makeContent(row.shownPosition) })
      }
      // Most updates make few rows dirty, and then need not look at the subgraphs of all rows.
      guard children.haveDirtyConsumers, row.subgraph.needsUpdate else { continue }
      nextInBatch = next
      return row.subgraph
    }
    nextInBatch = nil
    return nil
  }
}
