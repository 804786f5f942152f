import AttributeGraph

/// The rows of a `ForEach` in a lazy container: those that are visible, and those that were (LAZY-1,
/// LAZY-3).
///
/// If the type of the content determines how many views an element has, an element is mounted when
/// it becomes visible and set aside when it no longer is. Otherwise each element is a region of the
/// container. To count its rows, a list creates the region immediately and a stack when it becomes
/// visible. The region then stays attached, and its views are mounted while it is visible (LAZY-2,
/// LAZY-6, LAZY-8).
final class LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachState<Data, ID, Content>
{
  private let section: LazySection
  /// Whether each element is one row of the container.
  private let isUniform: Bool
  private var elements: [Data.Element] = []
  /// The mounted rows by position.
  private var slots: [Row?] = []
  private var rowsByID: [ID: Row] = [:]
  /// The rows that have ended because they were far away, by what they showed (LAZY-3).
  private var endedRows: [String: ID] = [:]
  /// How many rows the elements had whose rows have ended, as far as they were counted.
  private var endedExtents: [ID: Int] = [:]
  /// The positions of elements whose id is the id of another row, with their rows if they have any.
  private var duplicates: [Int: (id: ID, row: Row?)] = [:]
  private var context: RuleContext<ForEach<Data, ID, Content>>?
  /// The elements that are made to count their rows though they are not visible yet: those before one that
  /// was scrolled to by its id (LAZY-8).
  private var countedPrefix = 0
  /// How far a batch has come; `nil` if none is running.
  private var count: Count? {
    didSet { section.isCounting = count != nil }
  }

  /// The rows counted so far.
  private struct Count {
    /// The first visible row.
    let start: Int
    /// The next element, and the rows before it.
    var position = 0
    var row = 0
    /// Whether the next element has been brought up to date.
    var isUpdated = false
    var isComplete = true
    var hasOtherRows = false
    var ended: [Row] = []
  }

  @MainActor
  init(inputs: _ViewInputs, element: Element, section: LazySection) {
    self.section = section
    let makesAll =
      section.region.countsRows && Content._isIdentified
      && Profile.current.listsMakeIdentifiedRows
    isUniform = Content._rowCount.number != nil && !makesAll
    super.init(inputs: inputs, element: element)
    section.rows = self
  }

  /// Moves rows with their elements, and ends those whose elements are gone.
  @MainActor
  override func reconcile(
    _ elements: [Data.Element],
    with forEach: ForEach<Data, ID, Content>,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) {
    self.context = context
    let oldCount = self.elements.count
    let (oldRows, oldByID, oldDuplicates) = (mounted, rowsByID, duplicates)
    (self.elements, rowsByID, duplicates) = (elements, [:], [:])
    slots = Array(repeating: nil, count: elements.count)
    for row in oldRows { row.isUnmatched = true }
    for (position, element) in elements.enumerated() where !oldRows.isEmpty {
      let id = id(of: element)
      guard let row = oldByID[id] ?? takeBack(id) else { continue }
      guard row.isUnmatched else {
        addDuplicate(id, at: position)
        if let duplicate = oldDuplicates[position], duplicate.id == id, let old = duplicate.row,
          old.isUnmatched
        {
          old.isUnmatched = false
          old.repeatedPosition = row.position
          (slots[position], duplicates[position]) = (old, (id, old))
        }
        continue
      }
      row.isUnmatched = false
      row.position = position
      (slots[position], rowsByID[id]) = (row, row)
    }
    if isUniform { section.setExtent(elements.count) }
    let removed = removedRows(of: oldRows, oldByID, oldDuplicates)
    let added = max(0, elements.count - oldCount)
    noteRows(oldCount, elements.count, removed: removed.count, added: added)
    replaceChildren(removing: removed)
    context.output(forEach)
    showVisibleRows(below: context)
  }

  /// The rows that match no element, in order, with their ids.
  private func removedRows(
    of rows: [Row],
    _ rowsByID: [ID: Row],
    _ duplicates: [Int: (id: ID, row: Row?)]
  ) -> [(row: Row, id: ID)] {
    let removed = rows.filter(\.isUnmatched)
    guard !removed.isEmpty else { return [] }
    var ids = Dictionary(uniqueKeysWithValues: rowsByID.map { (ObjectIdentifier($1), $0) })
    for case (let id, let row?) in duplicates.values { ids[ObjectIdentifier(row)] = id }
    return removed.compactMap { row in ids[ObjectIdentifier(row)].map { (row, $0) } }
  }

  @MainActor
  override func showVisibleRows(below context: RuleContext<ForEach<Data, ID, Content>>) {
    count = nil
    context.updateChildren(by: self)
  }

  /// The mounted rows, in order.
  private var mounted: [Row] { slots.compactMap { $0 } }

  /// Mounts the row of an element, or under a profile none if another has the same id (EACH-8).
  @MainActor
  private func mountRow(at position: Int, region: LazyRegion? = nil) -> Row? {
    guard let context else { return nil }
    let id = id(of: elements[position])
    let first = rowsByID[id]
    if first != nil {
      addDuplicate(id, at: position)
      guard Profile.current.repeatsDuplicateIDs else { return nil }
    }
    let row = mountRow(
      id,
      at: position,
      in: context.childSubgraphs,
      region: region,
      repeating: first
    )
    slots[position] = row
    if first == nil { rowsByID[id] = row } else { duplicates[position] = (id, row) }
    return row
  }

  private func addDuplicate(_ id: ID, at position: Int) {
    guard duplicates[position] == nil else { return }
    duplicates[position] = (id, nil)
    warnOfDuplicate(id)
  }

  /// Publishes which rows are shown and which are set aside.
  private func replaceChildren(ending ended: [Row] = [], removing: [(row: Row, id: ID)] = []) {
    guard let context else { return }
    let (leaving, removed) = letLeave(removing, of: context.childSubgraphs)
    let rows = mounted
    let shown = rows.filter { !$0.isHidden }
    element.replaceChildren(shown.map(\.element))
    context.childSubgraphs.replaceAll(
      with: shown.map(\.subgraph) + leaving,
      settingAside: rows.filter(\.isHidden).map(\.subgraph),
      ending: ended.map(\.subgraph) + removed
    )
    PreferenceObservers.notifyAll(from: inputs.around.preferenceObservers)
  }
}

// MARK: - Showing rows

extension LazyRows: @preconcurrency BatchUpdater {
  func beginBatch() { count = isUniform ? nil : Count(start: section.start) }

  @MainActor
  func nextDirtyChild(of children: ChildSubgraphs) -> Subgraph? {
    if isUniform {
      showElements()
      return nil
    }
    return count.flatMap { countRows($0) }
  }

  /// Mounts the visible elements, sets others aside, and ends those that are far away.
  @MainActor
  private func showElements() {
    let (visible, kept) = (section.visibleElements, section.keptElements)
    var isChanged = false
    for position in visible where slots[position] == nil {
      if mountRow(at: position) != nil { isChanged = true }
    }
    var ended: [Row] = []
    for row in mounted {
      if row.isHidden == visible.contains(row.position) {
        row.isHidden.toggle()
        isChanged = true
      }
      guard !kept.contains(row.position) else { continue }
      forget(row)
      ended.append(row)
    }
    if isChanged || !ended.isEmpty { replaceChildren(ending: ended) }
  }

  /// Empties the slot of a row that is about to end, and notes what it showed.
  /// - Returns: The id of its element.
  @MainActor
  @discardableResult
  private func forget(_ row: Row) -> ID {
    let id = id(of: elements[row.position])
    slots[row.position] = nil
    if rowsByID[id] === row { rowsByID[id] = nil } else { duplicates[row.position]?.row = nil }
    for label in inputs.host.graph.withLastValues({ row.element.shownLabels }) {
      endedRows[label] = id
    }
    return id
  }

  /// Whether a stack treats elements whose type doesn't tell how many rows they are like any others when they
  /// are out of sight (LAZY-8).
  private var letsElementsGo: Bool {
    !section.region.countsRows && !Profile.current.keepsRowsOfUnknownNumber
  }

  /// Sets an element aside that is out of sight, and ends it if it is far away (LAZY-3).
  @MainActor
  private func letGo(
    _ row: Row,
    _ region: LazyRegion,
    ifOutOfSightFrom first: Int,
    _ count: inout Count
  ) {
    let isVisible = LazyRegion.isVisible(from: first, of: region.extent)
    if row.isHidden == isVisible {
      row.isHidden.toggle()
      count.hasOtherRows = true
    }
    guard !LazyRegion.isKept(from: first, of: region.extent) else { return }
    endedExtents[forget(row)] = region.extent
    count.ended.append(row)
    count.hasOtherRows = true
  }

  /// Counts the rows of the elements one by one: creates an element if needed, sets its visible
  /// rows, and updates it before the next.
  @MainActor
  private func countRows(_ last: Count) -> Subgraph? {
    var count = last
    while count.position < slots.count {
      let first = count.start - count.row
      if slots[count.position] == nil, makesElement(at: count.position, ifVisibleFrom: first) {
        let region = LazyRegion(in: section)
        if mountRow(at: count.position, region: region) != nil { count.hasOtherRows = true }
      }
      if let row = slots[count.position], let region = row.region {
        let isDirty = !row.isHidden && !count.isUpdated && row.subgraph.needsUpdate
        region.move(to: first, isCounted: !isDirty)
        if isDirty {
          count.isUpdated = true
          self.count = count
          return row.subgraph
        }
        count.row += region.extent
        count.isComplete = count.isComplete && region.isCounted
        if letsElementsGo { letGo(row, region, ifOutOfSightFrom: first, &count) }
      } else if let extent = endedExtents[id(of: elements[count.position])] {
        count.row += extent
      } else if duplicates[count.position] == nil {
        count.row += 1
        count.isComplete = false
      }
      count.position += 1
      count.isUpdated = false
    }
    self.count = nil
    if count.hasOtherRows { replaceChildren(ending: count.ended) }
    section.setExtent(count.row, isCounted: count.isComplete)
    if section.start != count.start { update() }
    return nil
  }

  /// Whether an element that does not exist yet is needed: if it is visible, or to count its rows.
  private func makesElement(at position: Int, ifVisibleFrom first: Int) -> Bool {
    section.region.countsRows || position < countedPrefix
      || (-Profile.rowsOnScreen < first && first <= 0)
  }
}

// MARK: - Searching

extension LazyRows: LazyRowList {
  func update() { context?.node.requireRun() }

  /// The number of rows before an element, as far as they have been counted.
  private func row(ofElementAt position: Int) -> Int {
    slots[..<position].reduce(0) { row, slot in row + (slot?.region?.extent ?? 1) }
  }

  func countRows(before id: AnyHashable) -> Bool {
    guard !isUniform, !section.region.countsRows else { return false }
    guard let known = id.base as? ID,
      let position = elements.firstIndex(where: { self.id(of: $0) == known })
    else { return mounted.contains { $0.region?.countRows(before: id) == true } }
    guard position > countedPrefix else { return false }
    countedPrefix = position
    update()
    return true
  }

  func row(withID id: AnyHashable) -> Int? {
    if let id = id.base as? ID, let position = elements.firstIndex(where: { self.id(of: $0) == id })
    {
      return row(ofElementAt: position)
    }
    return firstRow { $0.region?.row(withID: id) }
  }

  func id(ofRow row: Int) -> AnyHashable? {
    var first = 0
    for (position, element) in elements.enumerated() {
      let region = slots[position]?.region
      let end = first + (region?.extent ?? 1)
      if row < end { return region?.id(ofRow: row - first) ?? AnyHashable(id(of: element)) }
      first = end
    }
    return nil
  }

  func row(showing label: String) -> Int? {
    let mounted = firstRow { row in
      guard let region = row.region else { return row.element.shows(label) ? 0 : nil }
      return region.row(showing: label)
    }
    return mounted
      ?? endedRows[label].flatMap { id in
        elements.firstIndex { self.id(of: $0) == id }.map { row(ofElementAt: $0) }
      }
  }

  private func firstRow(_ find: (Row) -> Int?) -> Int? {
    for row in mounted {
      if let found = find(row) { return self.row(ofElementAt: row.position) + found }
    }
    return nil
  }
}
