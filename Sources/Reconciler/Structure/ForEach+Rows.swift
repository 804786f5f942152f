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
  /// The mounted rows by their ids, in the order of the data then.
  private var rows: [ID: Row<Data.Index>] = [:]
  private var order: [ID] = []
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
    let visible = section?.visibleRange(count: data.count) ?? 0..<data.count
    var newRows: [ID: Row<Data.Index>] = [:]
    var newOrder: [ID] = []
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
      guard let row = known ?? (isVisible ? mountRow(at: index, below: context) : nil) else {
        continue
      }
      row.position.index = index
      newRows[id] = row
      newOrder.append(id)
      if isVisible {
        arrangement.shown.append(row.child)
      } else {
        arrangement.hidden.append(row.child)
      }
    }
    arrangement.ended = order.compactMap { rows[$0]?.child }
    (rows, order) = (newRows, newOrder)
    arrangement.apply(to: context.content, element: element)
    context.output(forEach)
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
    at index: Data.Index,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) -> Row<Data.Index> {
    let position = Position(index)
    var rowInputs = inputs
    rowInputs.lazyWindow = nil
    let child = DynamicChild.mount(below: context, inputs: rowInputs) { inputs in
      let rule = RowRule(arranged: context.attribute, position: position, host: inputs.host)
      let content = Attribute(rule, in: inputs.subgraph)
      rule.observation.attribute = content
      inputs.subgraph.addConsumer(content)
      Content._makeView(view: _GraphValue(content), inputs: inputs)
    }
    return Row(position: position, child: child)
  }
}

/// Where each child of a `ForEach` goes.
private struct Arrangement {
  var shown: [DynamicChild] = []
  var hidden: [DynamicChild] = []
  var ended: [DynamicChild] = []

  func apply(to content: ContainerContent, element: Element) {
    content.arrange(
      shown.map(\.subgraph),
      settingAside: hidden.map(\.subgraph),
      ending: ended.map(\.subgraph)
    )
    element.replaceChildren(shown.map(\.element))
  }
}

/// A mounted row.
private struct Row<Index> {
  let position: Position<Index>
  let child: DynamicChild
}

/// Where a row's element is in the data at present.
private final class Position<Index> {
  var index: Index
  init(_ index: Index) { self.index = index }
}

/// Runs the content closure for one element: again whenever the `ForEach` changed (EACH-3), or what
/// the closure observed did (EACH-9).
private struct RowRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let arranged: Attribute<ForEach<Data, ID, Content>>
  let position: Position<Data.Index>
  unowned let host: ViewHost
  let observation = BodyObservation<Content>()

  var value: Content {
    let forEach = arranged.value
    return host.graph.withoutCurrentAttribute {
      observation.track(host: host) { forEach.content(forEach.data[position.index]) }
    }
  }
}
