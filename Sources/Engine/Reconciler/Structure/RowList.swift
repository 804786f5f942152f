import AttributeGraph
import ValueComparison

/// The rows of a `ForEach`, and what they show.
final class RowList<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  let inputs: _ViewInputs
  private let actions: RowActions
  private let element: Element
  /// Where the rows lie in the lazy container; `nil` where all rows are mounted.
  private let section: LazySection?
  /// The mounted rows by their ids; nothing until rows are sought by id.
  private var index: RowIndex<ID>?
  /// The mounted rows in the order of the data, their ids, and where the values lie of those that have
  /// been supplied.
  private var order: [Row] = []
  private var orderedIDs: [ID] = []
  private var places: [ValuePlace?] = []
  /// What the rows show that the list supplies.
  private let values = ChildValues<Content>()
  /// Whether the position of every row is its place in the order: no element is without a row.
  private var isComplete = true
  /// Whether the rows know their positions; only those of a complete list may not.
  private var areNumbered = true
  /// What the rows were arranged for last.
  private var arranged: ForEach<Data, ID, Content>?
  /// What the rows that the list does not supply read: the value of the list's rule.
  private var container: Attribute<ForEach<Data, ID, Content>>?
  /// Whether rows may be set aside, which then wait for their content.
  var isLazy: Bool { section != nil }
  private var ids: ElementIDs<Data.Element, ID>?
  private var firstData: Data?
  /// Counts how often the rows were arranged, so that a pass over them notices it.
  private var arrangements = 0

  init(inputs: _ViewInputs, element: Element, section: LazySection?) {
    self.inputs = inputs.enteringRow()
    actions = inputs.around.rowActions
    self.element = element
    self.section = section
  }

  override func update(_ row: Row) {
    if !row.isSupplied { _ = container?.read() }
    guard let arranged else { preconditionFailure("a row is there when the list is arranged") }
    let host = inputs.host
    let data = arranged.data
    let element = data[data.index(data.startIndex, offsetBy: row.currentPosition)]
    let content = host.graph.withoutCurrentAttribute {
      row.track(host: host) { arranged.content(element) }
    }
    row.output(content)
  }

  override var elementOfRows: Element? { isLazy ? nil : element }

  override var elements: [Element] { order.map(\.element) }
  override var count: Int { order.count }

  override func numberRows() {
    guard !areNumbered else { return }
    for (position, row) in order.enumerated() { row.position = position }
    areNumbered = true
  }

  /// Mounts, moves and ends rows until there is one for each element.
  /// - Returns: What the rows were arranged for.
  @MainActor
  func arrange(
    for view: ForEach<Data, ID, Content>,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) -> ForEach<Data, ID, Content> {
    var forEach = view
    forEach.data = settledData(of: view)
    arranged = forEach
    container = context.attribute
    arrangements += 1
    let ids = ids(along: forEach.idPath)
    let content = context.content
    if isLazy || !arrangeMiddle(forEach.data, ids, in: content) {
      arrangeAll(forEach.data, ids, in: content)
    }
    return forEach
  }

  private func ids(along path: KeyPath<Data.Element, ID>) -> ElementIDs<Data.Element, ID> {
    if let ids, ids.follow(path) { return ids }
    let new = ElementIDs.along(path)
    ids = new
    return new
  }

  /// A constant range keeps its first elements; a change of its count is only warned of (EACH-6).
  private func settledData(of forEach: ForEach<Data, ID, Content>) -> Data {
    guard forEach.isConstant else { return forEach.data }
    guard let firstData else {
      firstData = forEach.data
      return forEach.data
    }
    if firstData.count != forEach.data.count {
      inputs.host.warn(
        "ForEach<\(typeName(of: Data.self)), \(typeName(of: ID.self)), "
          + "\(typeName(of: Content.self))> count (\(forEach.data.count)) != its initial count "
          + "(\(firstData.count)). `ForEach(_:content:)` should only be used for *constant* data. "
          + "Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an "
          + "explicit `id`!"
      )
    }
    return firstData
  }
}

// MARK: - Showing elements

extension RowList: ChildSupplier {
  /// Runs the content closure for every row that has no edge to the list (EACH-3), and updates each
  /// row before the next.
  func supplyChildren(_ children: ContainerContent) -> Bool {
    guard let arranged else { return true }
    let (rows, places, values, host) = (order, places, values, inputs.host)
    let (isComplete, arrangements, graph) = (isComplete, arrangements, host.graph)
    let makeValue = values.making(by: arranged.content)
    var tracking = RowTracking(host: host)
    defer { tracking.pause() }
    var next = 0
    arranged.data.visitElements { position, element in
      // A row's update may have arranged the rows anew; they are supplied in another pass then.
      guard next < rows.count, arrangements == self.arrangements else { return false }
      let index = next
      // An element whose id occurs twice has no row.
      guard isComplete || rows[index].position == position else { return true }
      next += 1
      let row: Row
      var place = places[index]
      if let place, place.isAtRest {
        tracking.track(rows[index]) { makeValue(element) }
        guard !values.replace(at: place, in: graph, of: rows[index]) else { return true }
        row = rows[index]
      } else {
        row = rows[index]
        if row.isSupplied {
          tracking.track(row) { makeValue(element) }
          place = values.supply(row, in: graph)
        }
      }
      tracking.pause()
      row.updateIfDirty()
      guard arrangements == self.arrangements, let place else { return true }
      self.places[index] = place
      values.settle(row, of: row, at: place)
      return true
    }
    return arrangements == self.arrangements
  }
}

// MARK: - Matching rows with elements

extension RowList {
  /// Where all rows are mounted: leaves alone the rows at both ends whose ids are as before, and
  /// mounts, moves and ends rows only in between.
  ///
  /// - Returns: Whether that sufficed; if not, some id occurs twice.
  @MainActor
  private func arrangeMiddle(
    _ elements: Data,
    _ ids: ElementIDs<Data.Element, ID>,
    in content: ContainerContent
  ) -> Bool {
    let common = unmovedRows(elements, ids)
    let (lower, upper) = (common.first, order.count - common.last)
    let (start, end) = (common.first, elements.count - common.last)
    guard start != end || lower != upper else { return true }
    if order.isEmpty, index == nil { return mountAll(elements, ids, in: content) }
    var rowsByID = takeIndex()
    defer { index = rowsByID }
    for place in lower..<upper { order[place].isLeftOver = true }
    var (middle, middleIDs, middlePlaces): ([Row], [ID], [ValuePlace?]) = ([], [], [])
    var isUnique = true
    elements.visitElements(from: start) { position, element in
      guard position < end else { return false }
      let id = ids.read(element)
      let known = rowsByID.row(id)
      isUnique = known?.isLeftOver ?? true
      guard isUnique else { return false }
      let row = known ?? mountRow(id, at: position, in: content)
      if known == nil { rowsByID.add(row, id) }
      row.isLeftOver = false
      row.position = position
      middle.append(row)
      middleIDs.append(id)
      middlePlaces.append(known.flatMap { values.place(of: $0) })
      return true
    }
    guard isUnique else {
      for place in lower..<upper { order[place].isLeftOver = false }
      return false
    }
    var ended: [Subgraph] = []
    for place in lower..<upper where order[place].isLeftOver {
      rowsByID.remove(orderedIDs[place])
      ended.append(order[place])
    }
    order.replaceSubrange(lower..<upper, with: middle)
    orderedIDs.replaceSubrange(lower..<upper, with: middleIDs)
    places.replaceSubrange(lower..<upper, with: middlePlaces)
    if middle.count != upper - lower { areNumbered = false }
    content.replaceChildren(
      in: lower..<upper,
      with: middle.map { $0 },
      ending: ended
    )
    PreferenceObservers.notifyAll(from: inputs.around.preferenceObservers)
    return true
  }

  /// Mounts a row for each element of a list that had none.
  ///
  /// - Returns: Whether all ids differ; if not, nothing was mounted.
  @MainActor
  private func mountAll(
    _ elements: Data,
    _ ids: ElementIDs<Data.Element, ID>,
    in content: ContainerContent
  ) -> Bool {
    let newIDs = ids.readAll(of: elements)
    guard RowIndex.areDistinct(newIDs) else { return false }
    orderedIDs = newIDs
    places = Array(repeating: nil, count: newIDs.count)
    order.reserveCapacity(newIDs.count)
    for position in 0..<newIDs.count {
      order.append(mountRow(newIDs[position], at: position, in: content))
    }
    content.arrange(order.map { $0 })
    return true
  }

  /// Where the first mounted row that shows a label is in the data, also if it is set aside.
  func position(ofRowShowing label: String) -> Int? {
    order.first { $0.element.shows(label) }?.currentPosition
  }

  /// The index, which is to be given back.
  private func takeIndex() -> RowIndex<ID> {
    defer { index = nil }
    return index ?? RowIndex(orderedIDs, order)
  }

  /// How many rows at the start and at the end have the ids of the elements there.
  private func unmovedRows(
    _ elements: Data,
    _ ids: ElementIDs<Data.Element, ID>
  ) -> (first: Int, last: Int) {
    let first = ids.countMatches(of: elements, with: MatchingIDs(ids: orderedIDs))
    let rest = min(elements.count, order.count) - first
    let last = ids.countMatches(
      of: elements,
      with: MatchingIDs(ids: orderedIDs, isBackwards: true, limit: rest)
    )
    if !isComplete {
      for position in 0..<first { order[position].position = position }
      for offset in 1..<(last + 1) {
        order[order.count - offset].position = elements.count - offset
      }
    }
    return (first, last)
  }

  /// Takes all ids of the data one by one.
  @MainActor
  private func arrangeAll(
    _ elements: Data,
    _ ids: ElementIDs<Data.Element, ID>,
    in content: ContainerContent
  ) {
    let visible = section?.visibleRange(count: elements.count) ?? 0..<elements.count
    let kept = keptRange(around: visible, count: elements.count)
    var oldRows = takeIndex()
    var newRows = RowIndex<ID>(capacity: order.count)
    var (newOrder, newIDs): ([Row], [ID]) = ([], [])
    newOrder.reserveCapacity(order.count)
    var (shown, hidden): ([Row], [Subgraph]) = ([], [])
    elements.visitElements { position, element in
      let id = ids.read(element)
      guard newRows.row(id) == nil else {
        warnOfDuplicate(id)
        return true
      }
      guard kept.contains(position) else { return true }
      let isVisible = visible.contains(position)
      let known = oldRows.remove(id)
      guard let row = known ?? (isVisible ? mountRow(id, at: position, in: content) : nil)
      else { return true }
      row.position = position
      newRows.add(row, id)
      newOrder.append(row)
      newIDs.append(id)
      if isVisible { shown.append(row) } else { hidden.append(row) }
      return true
    }
    let ended = orderedIDs.compactMap(oldRows.row)
    (index, order, orderedIDs) = (newRows, newOrder, newIDs)
    places = newOrder.map { values.place(of: $0) }
    isComplete = newOrder.count == elements.count
    areNumbered = true
    content.arrange(shown.map { $0 }, settingAside: hidden, ending: ended)
    if isLazy { element.replaceChildren(shown.map(\.element)) }
    PreferenceObservers.notifyAll(from: inputs.around.preferenceObservers)
  }

  /// The positions whose rows stay with their state, also if they are not seen (LAZY-3).
  private func keptRange(around visible: Range<Int>, count: Int) -> Range<Int> {
    guard isLazy, let limit = ViewHost.profile.rowsKeptBeyondWindow else { return 0..<count }
    return max(0, visible.lowerBound - limit)..<min(count, visible.upperBound + limit)
  }

  private func warnOfDuplicate(_ id: ID) {
    inputs.host.warn(
      "ForEach<\(typeName(of: Data.self)), \(typeName(of: ID.self)), "
        + "\(typeName(of: Content.self))>: the ID \(id) occurs multiple times within the "
        + "collection, this will give undefined results!"
    )
  }

  @MainActor
  private func mountRow(_ id: ID, at position: Int, in content: ContainerContent) -> Row {
    let row = Row(of: self, at: position, among: content, awaitsSupply: !isLazy)
    var inputs = inputs.moved(into: row)
    if !actions.isEmpty { inputs = actions.mark(inputs, id: id) { row.currentPosition } }
    Content.makeListed(view: _GraphValue(Attribute(node: row)), inputs: inputs)
    return row
  }
}
