import AttributeGraph
import ValueComparison

/// Keeps one child for each id: mounts rows for new ids, ends those of ids that are gone, and leaves
/// the rest in place (EACH-4).
struct RowsRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: StatefulRule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let inputs: _ViewInputs
  let element: Element
  private var rows: [ID: Row<Data.Index>] = [:]
  private var firstData: Data?

  init(view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewInputs, element: Element) {
    self.view = view
    self.inputs = inputs
    self.element = element
  }

  mutating func update(_ context: RuleContext<Void>) {
    let forEach = view.value
    let data = settledData(of: forEach)
    var ended = rows
    var children: [DynamicChild] = []
    children.reserveCapacity(data.count)
    for index in data.indices {
      let id = data[index][keyPath: forEach.idPath]
      if let row = ended.removeValue(forKey: id) {
        row.position.index = index
        children.append(row.child)
      } else if rows[id] == nil {
        let row = mountRow(at: index, below: context)
        rows[id] = row
        children.append(row.child)
      } else {
        inputs.host.warn(
          "ForEach: the ID \(id) occurs multiple times within the collection, this will give "
            + "undefined results!"
        )
      }
    }
    for id in ended.keys { rows[id] = nil }
    arrange(children, ending: ended.values.map(\.child), below: context)
    context.output(())
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
        "ForEach(_:content:) should only be used for *constant* data. Instead conform data to "
          + "Identifiable or use ForEach(_:id:content:) and provide an explicit id!"
      )
    }
    return firstData
  }

  private func mountRow(
    at index: Data.Index,
    below context: RuleContext<Void>
  ) -> Row<Data.Index> {
    let position = Position(index)
    let child = DynamicChild.mount(below: context, inputs: inputs) { inputs in
      let rule = RowRule(view: view, position: position, host: inputs.host)
      let content = Attribute(rule, in: inputs.subgraph)
      rule.observation.attribute = content
      inputs.subgraph.addConsumer(content)
      Content._makeView(view: _GraphValue(content), inputs: inputs)
    }
    return Row(position: position, child: child)
  }

  private func arrange(
    _ children: [DynamicChild],
    ending ended: [DynamicChild],
    below context: RuleContext<Void>
  ) {
    context.content.arrange(children.map(\.subgraph), ending: ended.map(\.subgraph))
    element.replaceChildren(children.map(\.element))
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
  let view: Attribute<ForEach<Data, ID, Content>>
  let position: Position<Data.Index>
  unowned let host: ViewHost
  let observation = BodyObservation<Content>()

  var value: Content {
    let forEach = view.value
    return host.graph.withoutCurrentAttribute {
      observation.track(host: host) { forEach.content(forEach.data[position.index]) }
    }
  }
}
