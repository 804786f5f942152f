import AttributeGraph
import FoundationEssentials
import ValueComparison

/// The rows of a mounted `ForEach`: one per id, kept as long as the data contains the id (EACH-4).
final class ForEachState<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  private let inputs: _ViewInputs
  private let actions: RowActions
  private let element: Element
  /// The part of the lazy container that contains the rows; `nil` if all rows are mounted.
  private let section: LazySection?
  /// The mounted rows in the order of the data, and their ids.
  private var rows: [Row] = []
  private var ids: [ID] = []
  /// The rows by id; created when rows first have to be matched.
  private var rowsByID: [ID: Row]?
  /// Makes the content of a row for the element at a position.
  private var makeContent: ((_ position: Int) -> Content)?
  /// The attribute of the `ForEach` value.
  private var container: Attribute<ForEach<Data, ID, Content>>?
  private var elementIDs: ElementIDs<Data.Element, ID>?
  private var constantData: Data?
  /// The row that a batch updates next; `nil` if no batch is running.
  private var nextInBatch: Int?

  init(inputs: _ViewInputs, element: Element, section: LazySection?) {
    self.inputs = inputs.enteringRow()
    actions = inputs.around.rowActions
    self.element = element
    self.section = section
  }

  /// The position of the first mounted row that shows a label, even if the row is set aside.
  func position(ofRowShowing label: String) -> Int? {
    rows.first { $0.element.shows(label) }?.position
  }

  override func update(_ row: Row) {
    if !row.isBatched { _ = container?.read() }
    guard let makeContent else { preconditionFailure("a row shows an element of a ForEach") }
    let host = inputs.host
    let content = host.graph.withoutCurrentAttribute {
      row.track(host: host) { makeContent(row.position) }
    }
    row.output(content)
  }

  /// Mounts, moves and ends rows until there is one for each id.
  @MainActor
  fileprivate func reconcile(
    with view: ForEach<Data, ID, Content>,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) {
    var forEach = view
    if view.isConstant { forEach.data = firstData(view.data) }
    let (elements, content) = (Array(forEach.data), forEach.content)
    makeContent = { content(elements[$0]) }
    (container, nextInBatch) = (context.attribute, nil)
    if elementIDs?.areAlong(view.idPath) != true { elementIDs = .along(view.idPath) }
    if let section {
      reconcileVisible(elements, section, in: context.childSubgraphs)
      context.output(forEach)
    } else {
      let hasNewRows = reconcileAll(elements, in: context.childSubgraphs)
      context.output(forEach, hasNewChildren: hasNewRows, batchUpdater: self)
    }
  }

  /// A constant range keeps its initial elements; a changed count only causes a warning (EACH-6).
  private func firstData(_ data: Data) -> Data {
    guard let constantData else {
      constantData = data
      return data
    }
    if constantData.count != data.count { warnOfCount(data.count, initial: constantData.count) }
    return constantData
  }

  private func id(of element: Data.Element) -> ID {
    guard let elementIDs else { preconditionFailure("ids are read while rows are reconciled") }
    return elementIDs.id(of: element)
  }

  @MainActor
  private func mountRow(_ id: ID, at position: Int, in children: ChildSubgraphs) -> Row {
    let subgraph = ContentSubgraph(among: children)
    let row = Row(of: self, at: position, in: subgraph)
    subgraph.addConsumer(row, isBatched: section == nil)
    var inputs = inputs.moved(into: subgraph, row.element)
    if !actions.isEmpty { inputs = actions.mark(inputs, id: id) { row.position } }
    Content.makeListed(view: _GraphValue(Attribute(node: row)), inputs: inputs)
    return row
  }
}

/// Reconciles the rows with the value of a `ForEach`, and outputs that value.
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  @preconcurrency StatefulRule
{
  let view: Attribute<ForEach<Data, ID, Content>>
  let state: ForEachState<Data, ID, Content>

  @MainActor
  mutating func update(_ context: RuleContext<ForEach<Data, ID, Content>>) {
    state.reconcile(with: view.value, below: context)
  }
}

// MARK: - All rows mounted

extension ForEachState {
  /// Keeps the rows at both ends whose ids are unchanged, and mounts, moves and ends rows only in between.
  /// - Returns: Whether there are new rows.
  @MainActor
  private func reconcileAll(_ elements: [Data.Element], in children: ChildSubgraphs) -> Bool {
    var (prefix, suffix) = unmovedRows(elements)
    guard max(elements.count, rows.count) > prefix + suffix else {
      number(suffix: suffix, of: elements.count)
      return false
    }
    var newIDs = ids(of: elements[prefix..<(elements.count - suffix)])
    if rows.isEmpty, areDistinct(newIDs) {
      mountAll(newIDs, in: children)
      return true
    }
    var known = rowsByID ?? Dictionary(uniqueKeysWithValues: zip(ids, rows))
    rowsByID = nil
    var old = prefix..<(rows.count - suffix)
    for row in rows[old] { row.isUnmatched = true }
    if prefix + suffix > 0, newIDs.contains(where: { known[$0]?.isUnmatched == false }) {
      // An id between the ends also occurs at an end: the first element with that id gets the row.
      (prefix, suffix, old) = (0, 0, rows.indices)
      newIDs = ids(of: elements[...])
      for row in rows { row.isUnmatched = true }
    }
    let (oldRows, oldIDs) = (rows[old], ids[old])
    var (middle, middleIDs): ([Row], [ID]) = ([], [])
    var hasNewRows = false
    for (index, id) in newIDs.enumerated() {
      let row: Row
      if let match = known[id] {
        guard match.isUnmatched else {
          warnOfDuplicate(id)
          continue
        }
        row = match
      } else {
        row = mountRow(id, at: prefix + index, in: children)
        known[id] = row
        hasNewRows = true
      }
      row.isUnmatched = false
      row.position = prefix + index
      middle.append(row)
      middleIDs.append(id)
    }
    var ended: [Subgraph] = []
    for (row, id) in zip(oldRows, oldIDs) where row.isUnmatched {
      known[id] = nil
      ended.append(row.subgraph)
    }
    rowsByID = known
    number(suffix: suffix, of: elements.count)
    replaceRows(in: old, with: middle, middleIDs, ending: ended, in: children)
    return hasNewRows
  }

  /// Mounts the initial rows, whose ids are all different.
  @MainActor
  private func mountAll(_ newIDs: [ID], in children: ChildSubgraphs) {
    var newRows: [Row] = []
    newRows.reserveCapacity(newIDs.count)
    for position in newIDs.indices {
      newRows.append(mountRow(newIDs[position], at: position, in: children))
    }
    rowsByID = nil
    replaceRows(in: 0..<0, with: newRows, newIDs, ending: [], in: children)
  }

  private func replaceRows(
    in range: Range<Int>,
    with newRows: [Row],
    _ newIDs: [ID],
    ending ended: [Subgraph],
    in children: ChildSubgraphs
  ) {
    if rows.isEmpty {
      (rows, ids) = (newRows, newIDs)
    } else {
      rows.replaceSubrange(range, with: newRows)
      ids.replaceSubrange(range, with: newIDs)
    }
    element.replaceChildren(in: range, with: newRows.map(\.element))
    children.replace(range, with: newRows.map(\.subgraph), ending: ended)
    PreferenceObservers.notifyAll(from: inputs.around.preferenceObservers)
  }

  /// How many rows at the start and at the end still have the ids of the elements there.
  private func unmovedRows(_ elements: [Data.Element]) -> (prefix: Int, suffix: Int) {
    let count = min(elements.count, rows.count)
    var (prefix, suffix) = (0, 0)
    while prefix < count, id(of: elements[prefix]) == ids[prefix] {
      rows[prefix].position = prefix
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

// MARK: - Visible rows mounted

extension ForEachState {
  /// Mounts the visible rows; rows that are scrolled out of sight are set aside (LAZY-1, LAZY-3).
  @MainActor
  private func reconcileVisible(
    _ elements: [Data.Element],
    _ section: LazySection,
    in children: ChildSubgraphs
  ) {
    let visible = section.visibleRange(count: elements.count)
    let kept = keptRange(around: visible, count: elements.count)
    var oldRows = rowsByID ?? [:]
    let oldIDs = ids
    (rows, ids) = ([], [])
    var newRows: [ID: Row] = [:]
    var (shown, hidden): ([Row], [Row]) = ([], [])
    for (position, element) in elements.enumerated() {
      let id = id(of: element)
      guard newRows[id] == nil else {
        warnOfDuplicate(id)
        continue
      }
      guard kept.contains(position) else { continue }
      let isVisible = visible.contains(position)
      let known = oldRows.removeValue(forKey: id)
      guard let row = known ?? (isVisible ? mountRow(id, at: position, in: children) : nil)
      else { continue }
      row.position = position
      newRows[id] = row
      rows.append(row)
      ids.append(id)
      if isVisible { shown.append(row) } else { hidden.append(row) }
    }
    rowsByID = newRows
    element.replaceChildren(shown.map(\.element))
    children.replaceAll(
      with: shown.map(\.subgraph),
      settingAside: hidden.map(\.subgraph),
      ending: oldIDs.compactMap { oldRows[$0]?.subgraph }
    )
    PreferenceObservers.notifyAll(from: inputs.around.preferenceObservers)
  }

  /// The positions of the rows that keep their state, even if they are not visible (LAZY-3).
  private func keptRange(around visible: Range<Int>, count: Int) -> Range<Int> {
    guard let limit = ViewHost.profile.rowsKeptBeyondWindow else { return 0..<count }
    return max(0, visible.lowerBound - limit)..<min(count, visible.upperBound + limit)
  }
}

// MARK: - Batch

extension ForEachState: BatchUpdater {
  func beginBatch() { nextInBatch = 0 }

  /// Runs the content closure for every row (EACH-3); each row is updated before the next.
  ///
  /// The batch ends early if updating a row reconciles the rows with other data.
  func nextDirtyChild() -> Subgraph? {
    guard var next = nextInBatch, let makeContent else { return nil }
    let host = inputs.host
    while next < rows.count {
      let row = rows[next]
      next += 1
      if row.isBatched {
        row.updateInBatch(row.track(host: host) { makeContent(row.position) })
      }
      guard row.subgraph.needsUpdate else { continue }
      nextInBatch = next
      return row.subgraph
    }
    nextInBatch = nil
    return nil
  }
}

// MARK: - Warnings

extension ForEachState {
  private var typeNames: String {
    "ForEach<\(typeName(of: Data.self)), \(typeName(of: ID.self)), \(typeName(of: Content.self))>"
  }

  private func warnOfCount(_ count: Int, initial: Int) {
    inputs.host.warn(
      "\(typeNames) count (\(count)) != its initial count (\(initial)). "
        + "`ForEach(_:content:)` should only be used for *constant* data. "
        + "Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an "
        + "explicit `id`!"
    )
  }

  private func warnOfDuplicate(_ id: ID) {
    inputs.host.warn(
      "\(typeNames): the ID \(id) occurs multiple times within the collection, this will give "
        + "undefined results!"
    )
  }
}
