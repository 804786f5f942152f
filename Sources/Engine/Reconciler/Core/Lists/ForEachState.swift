import AttributeGraph
import ValueComparison

/// The rows of a mounted `ForEach`: one per id, kept as long as the data contains the id (EACH-4).
class ForEachState<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  /// Where rows are mounted.
  final let inputs: _ViewInputs
  private let actions: RowActions
  final let element: Element
  /// Creates the content of a row for the element at a position.
  final private(set) var makeContent: ((_ position: Int) -> Content)?
  /// The attribute of the `ForEach` value.
  private var container: Attribute<ForEach<Data, ID, Content>>?
  private var elementIDs: ElementIDs<Data.Element, ID>?
  private var constantData: Data?
  private var leaving = LeavingContent<ID, Row>()
  /// The elements before the current update, and in it; for a trace.
  private var tracedElements: (old: [Data.Element], new: [Data.Element]) = ([], [])

  init(inputs: _ViewInputs, element: Element) {
    self.inputs = inputs.enteringRow()
    actions = inputs.around.rowActions
    self.element = element
  }

  override final func update(_ row: Row) {
    if !row.isBatched { _ = container?.read() }
    if row.isLeaving { return }
    guard let makeContent else { fault("a row shows an element of a ForEach") }
    let host = inputs.host
    let content = host.graph.withoutCurrentAttribute {
      row.track(host: host) { makeContent(row.shownPosition) }
    }
    row.output(content)
  }

  /// Updates the rows, and outputs the value if it has changed.
  @MainActor
  fileprivate final func update(
    from source: Attribute<ForEach<Data, ID, Content>>,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) {
    var (forEach, isChanged) = source.read()
    guard isChanged else { return showVisibleRows(below: context) }
    if forEach.isConstant { forEach.data = firstData(forEach.data) }
    let (elements, content) = (Array(forEach.data), forEach.content)
    if inputs.host.recorder != nil { tracedElements = (tracedElements.new, elements) }
    // What an element holds ends with its row.
    defer { tracedElements.old = [] }
    makeContent = { content(elements[$0]) }
    container = context.attribute
    if elementIDs?.areAlong(forEach.idPath) != true { elementIDs = .along(forEach.idPath) }
    reconcile(elements, with: forEach, below: context)
  }

  /// Moves and ends rows so that they match the elements, and outputs the value.
  @MainActor
  func reconcile(
    _ elements: [Data.Element],
    with forEach: ForEach<Data, ID, Content>,
    below context: RuleContext<ForEach<Data, ID, Content>>
  ) {
    fault("either all rows are mounted, or the visible ones")
  }

  /// Mounts and sets aside rows after others have become visible.
  @MainActor
  func showVisibleRows(below context: RuleContext<ForEach<Data, ID, Content>>) {}

  /// A constant range keeps its initial elements; a changed count only causes a warning (EACH-6).
  private func firstData(_ data: Data) -> Data {
    guard let constantData else {
      constantData = data
      return data
    }
    if constantData.count != data.count { warnOfCount(data.count, initial: constantData.count) }
    return constantData
  }

  /// The row of an id that is leaving, which then stays.
  final func takeBack(_ id: ID) -> Row? {
    guard hasLeavingRows, let row = leaving.takeBack(id) else { return nil }
    (row.isLeaving, row.isUnmatched) = (false, true)
    return row
  }

  final var hasLeavingRows: Bool { !leaving.isEmpty }

  /// Lets rows leave whose removal is animated, as those outside of a lazy container or visible in one.
  /// - Returns: The subgraphs of all rows that are leaving, and of those to end at once.
  final func letLeave(
    _ rows: [(row: Row, id: ID)],
    of children: ChildSubgraphs
  ) -> (leaving: [Subgraph], ended: [Subgraph]) {
    var ended: [Subgraph] = []
    for (row, id) in rows {
      if !row.isHidden, leaving.add(row, row.subgraph, as: id, of: children, inputs) {
        row.isLeaving = true
      } else {
        ended.append(row.subgraph)
      }
    }
    return (hasLeavingRows ? leaving.subgraphs.updated : [], ended)
  }

  /// Notes that there are rows for the first time, or others than before.
  final func noteRows(_ old: Int, _ new: Int, removed: Int, added: Int) {
    guard removed + added > 0 else { return }
    inputs.host.note(
      .rows,
      ["\(old)", "\(new)", "\(removed)", "\(added)", comparedElements],
      of: inputs.identity
    )
  }

  /// Whether the elements are the `same` as before but for their ids, or `other` ones; empty if that is not known.
  private var comparedElements: String {
    let (old, new) = tracedElements
    guard !(Data.Element.self is AnyObject.Type), old.count == new.count else { return "" }
    guard Data.Element.self != ID.self else { return "other" }
    let isSame = zip(old, new).allSatisfy { old, new in
      let differing = differingProperties(old, new)
      return differing.isEmpty || differing.count == 1 && differing[0].type == ID.self
    }
    return isSame ? "same" : "other"
  }

  final func id(of element: Data.Element) -> ID {
    guard let elementIDs else { fault("ids are read while rows are reconciled") }
    return elementIDs.id(of: element)
  }

  /// Mounts the row of an element: with a region in a lazy container, if the element's type doesn't
  /// determine its number of rows; batched if the batch runs its content closure.
  @MainActor
  final func mountRow(
    _ id: ID,
    at position: Int,
    in children: ChildSubgraphs,
    region: LazyRegion? = nil,
    repeating first: Row? = nil,
    isBatched: Bool = false
  ) -> Row {
    let subgraph = ContentSubgraph(among: children)
    let row = Row(of: self, at: position, in: subgraph)
    row.repeatedPosition = first?.position
    subgraph.addConsumer(row, isBatched: isBatched)
    var inputs = inputs.moved(into: subgraph, row.element)
    if !actions.isEmpty { inputs = actions.mark(inputs, id: id) { row.position } }
    if let region {
      row.region = region
      inputs.around.lazyRegion = region
      inputs.around.rowActions.choose = actions.choose
    }
    let content = _GraphValue<Content>(Attribute(node: row))
    if inputs.around.tabs != nil { inputs.around.tabTag = { AnyHashable(id) } }
    if let choice = inputs.around.choice {
      inputs = choice.entering(content, id: AnyHashable(id), inputs)
    }
    Content.makeListed(view: content, inputs: inputs)
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
    state.update(from: view, below: context)
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

  final func warnOfDuplicate(_ id: ID) {
    inputs.host.warn(
      "\(typeNames): the ID \(id) occurs multiple times within the collection, this will give "
        + "undefined results!"
    )
  }
}
