import AttributeGraph
import ValueComparison

/// Keeps one child for each id: mounts rows for new ids, ends those of ids that are gone, and leaves
/// the rest in place (EACH-4).
///
/// In a lazy container only the rows inside the visible window are mounted; rows that leave it are
/// set aside (LAZY-1, LAZY-3).
struct RowsRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: StatefulRule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let inputs: _ViewInputs
  let element: Element
  /// Where the rows lie in the lazy container; `nil` where all rows are mounted.
  let section: LazySection?
  /// The mounted rows by their ids.
  private var rows: [ID: Row<ID, Data.Index>] = [:]
  /// The mounted rows in the order of the data then.
  private var order: [Row<ID, Data.Index>] = []
  private var firstData: Data?

  init(
    view: Attribute<ForEach<Data, ID, Content>>,
    inputs: _ViewInputs,
    element: Element,
    section: LazySection?
  ) {
    self.view = view
    self.inputs = inputs
    self.element = element
    self.section = section
  }

  /// Puts out the `ForEach` that the rows were arranged for, which is what the rows read.
  mutating func update(_ context: RuleContext<ForEach<Data, ID, Content>>) {
    var forEach = view.value
    let data = settledData(of: forEach)
    forEach.data = data
    if section != nil || !updateMiddle(to: forEach, below: context) {
      updateAll(to: forEach, below: context)
    }
    context.output(forEach)
  }

  /// Where all rows are mounted: leaves alone the rows at both ends whose ids are as before, and
  /// mounts, moves and ends rows only in between.
  ///
  /// - Returns: Whether that sufficed; if not, some id occurs twice.
  private mutating func updateMiddle(
    to forEach: ForEach<Data, ID, Content>,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) -> Bool {
    let data = forEach.data
    var (start, end) = (data.startIndex, data.endIndex)
    var (lower, upper) = (0, order.count)
    while start != end, lower < upper, order[lower].id == data[start][keyPath: forEach.idPath] {
      order[lower].index = start
      data.formIndex(after: &start)
      lower += 1
    }
    while start != end, lower < upper {
      let last = data.index(before: end)
      guard order[upper - 1].id == data[last][keyPath: forEach.idPath] else { break }
      upper -= 1
      order[upper].index = last
      end = last
    }
    guard start != end || lower != upper else { return true }
    for index in lower..<upper { order[index].isLeftOver = true }
    var middle: [Row<ID, Data.Index>] = []
    while start != end {
      let id = data[start][keyPath: forEach.idPath]
      let known = rows[id]
      if let known, !known.isLeftOver {
        for index in lower..<upper { order[index].isLeftOver = false }
        return false
      }
      let row = known ?? mountRow(id, at: start, below: context)
      if known == nil { rows[id] = row }
      row.isLeftOver = false
      row.index = start
      middle.append(row)
      data.formIndex(after: &start)
    }
    var arrangement = Arrangement()
    for index in lower..<upper where order[index].isLeftOver {
      rows[order[index].id] = nil
      arrangement.ended.append(order[index].child)
    }
    order.replaceSubrange(lower..<upper, with: middle)
    arrangement.shown = order.map(\.child)
    arrangement.apply(to: context.content, element: element, inputs: inputs)
    return true
  }

  /// Takes all ids of the data one by one.
  private mutating func updateAll(
    to forEach: ForEach<Data, ID, Content>,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) {
    let data = forEach.data
    let visible = section?.visibleRange(count: data.count) ?? 0..<data.count
    var newRows: [ID: Row<ID, Data.Index>] = [:]
    var newOrder: [Row<ID, Data.Index>] = []
    newRows.reserveCapacity(rows.count)
    newOrder.reserveCapacity(rows.count)
    var arrangement = Arrangement()
    for (position, index) in data.indices.enumerated() {
      let id = data[index][keyPath: forEach.idPath]
      guard newRows[id] == nil else {
        warnOfDuplicate(id)
        continue
      }
      let isVisible = visible.contains(position)
      let known = rows.removeValue(forKey: id)
      guard let row = known ?? (isVisible ? mountRow(id, at: index, below: context) : nil) else {
        continue
      }
      row.index = index
      newRows[id] = row
      newOrder.append(row)
      if isVisible {
        arrangement.shown.append(row.child)
      } else {
        arrangement.hidden.append(row.child)
      }
    }
    arrangement.ended = order.compactMap { rows[$0.id]?.child }
    (rows, order) = (newRows, newOrder)
    arrangement.apply(to: context.content, element: element, inputs: inputs)
  }

  /// A constant range keeps its first elements; a change of its count is only warned of (EACH-6).
  private mutating func settledData(of forEach: ForEach<Data, ID, Content>) -> Data {
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

  private func warnOfDuplicate(_ id: ID) {
    inputs.host.warn(
      "ForEach<\(typeName(of: Data.self)), \(typeName(of: ID.self)), "
        + "\(typeName(of: Content.self))>: the ID \(id) occurs multiple times within the "
        + "collection, this will give undefined results!"
    )
  }

  private func mountRow(
    _ id: ID,
    at index: Data.Index,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) -> Row<ID, Data.Index> {
    let row = Row(id, at: index)
    var rowInputs = inputs
    rowInputs.lazyWindow = nil
    rowInputs.rowActions = RowActions()
    let actions = inputs.rowActions
    row.child = DynamicChild.mount(below: context, inputs: rowInputs) { inputs in
      let inputs = actions.mark(inputs, id: id) {
        context.attribute.currentValue?.position(of: row.index)
      }
      let rule = RowRule(arranged: context.attribute, row: row, host: inputs.host)
      let content = Attribute(rule, in: inputs.subgraph)
      rule.observation.attribute = content
      inputs.subgraph.addConsumer(content)
      Content._makeView(view: _GraphValue(content), inputs: inputs)
    }
    return row
  }
}

/// Where each child of a `ForEach` goes.
private struct Arrangement {
  var shown: [DynamicChild] = []
  var hidden: [DynamicChild] = []
  var ended: [DynamicChild] = []

  func apply(to content: ContainerContent, element: Element, inputs: _ViewInputs) {
    content.arrange(
      shown.map(\.subgraph),
      settingAside: hidden.map(\.subgraph),
      ending: ended.map(\.subgraph)
    )
    element.replaceChildren(shown.map(\.element))
    PreferenceObservers.notifyAll(from: inputs.preferenceObservers)
  }
}

/// A mounted row.
private final class Row<ID, Index> {
  let id: ID
  /// Where the row's element is in the data at present.
  var index: Index
  /// Whether no element of the new data has claimed the row so far.
  var isLeftOver = false

  private var mounted: DynamicChild?

  init(_ id: ID, at index: Index) {
    self.id = id
    self.index = index
  }

  var child: DynamicChild {
    get {
      guard let mounted else { preconditionFailure("a row is mounted as soon as it is made") }
      return mounted
    }
    set { mounted = newValue }
  }
}

extension ForEach {
  /// How many elements there are before an index.
  fileprivate func position(of index: Data.Index) -> Int {
    data.distance(from: data.startIndex, to: index)
  }
}

/// Runs the content closure for one element: again whenever the `ForEach` changed (EACH-3), or what
/// the closure observed did (EACH-9).
private struct RowRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let arranged: Attribute<ForEach<Data, ID, Content>>
  let row: Row<ID, Data.Index>
  unowned let host: ViewHost
  let observation = BodyObservation<Content>()

  var value: Content {
    let forEach = arranged.value
    return host.graph.withoutCurrentAttribute {
      observation.track(host: host) { forEach.content(forEach.data[row.index]) }
    }
  }
}
