import AttributeGraph
import Testing
import ValueComparison

@MainActor
@Suite(.serialized)
struct `Supplied children` {
  let log = RunLog()
  let graph: Graph
  let root: Subgraph
  let number: Attribute<Int>

  init() {
    graph = Graph()
    root = Subgraph(graph: graph)
    number = Attribute(external: 1, in: root)
  }

  //   number ── container ─┬ child 0 ── reader 0
  //                        └ child 1 ── reader 1
  @Test func `AG-3: each child is supplied and updated before the next, at the render`() {
    mount(childCount: 2)
    #expect(
      log.runs(during: root.updateConsumers)
        == ["supply 0", "reader 0: 1", "supply 1", "reader 1: 1"]
    )
    number.set(2)
    #expect(log.runs(during: root.updateTransactionalConsumers) == [])
    #expect(
      log.runs(during: root.updateConsumers)
        == ["supply 0", "reader 0: 2", "supply 1", "reader 1: 2"]
    )
    #expect(log.runs(during: root.updateConsumers) == [])
  }

  @Test func `AG-3: a child is at rest once its readers have seen its value`() {
    let children = mount(childCount: 2)
    for value in 2...4 {
      root.updateConsumers()
      number.set(value)
    }
    root.updateConsumers()
    #expect(children.passes == [[], [0, 1], [0, 1], [0, 1]])
  }

  @Test func `AG-8: a child that is invalidated is not at rest until it has been supplied again`() {
    let children = mount(childCount: 2, value: { _ in 0 })
    root.updateConsumers()
    children.all[1].invalidate()
    number.set(2)
    #expect(log.runs(during: root.updateConsumers) == ["supply 0", "supply 1"])
    number.set(3)
    root.updateConsumers()
    #expect(children.passes == [[], [0], [0, 1]])
  }

  @Test func `AG-8: a child whose own rule has run is at rest no more`() {
    let children = mount(childCount: 2)
    root.updateConsumers()
    children.all[1].invalidate()
    #expect(log.runs(during: root.updateConsumers) == ["run 1"])
    number.set(2)
    root.updateConsumers()
    #expect(children.passes == [[], [0]])
  }

  @Test func `AG-10: a child with other readers than the rest is never at rest`() {
    let children = mount(childCount: 2, value: { _ in 0 })
    root.updateConsumers()
    let (first, subgraph) = (children.all[0], children.subgraphs[0])
    subgraph.addConsumer(Attribute("second", log, in: subgraph) { first.value })
    root.updateConsumers()
    for value in 2...3 {
      number.set(value)
      #expect(log.runs(during: root.updateConsumers) == ["supply 0", "supply 1"])
    }
    #expect(children.passes == [[], [1], [1]])
  }

  @Test func `AG-13: a trace changes neither what is compared nor who is at rest`() {
    let plain = comparisonsOfAPass()
    let other = Self()
    other.graph.onComparison = { _, _, _ in }
    let traced = other.comparisonsOfAPass()
    // The number, what the container shows, and each child.
    #expect(plain.count == 4)
    #expect(plain.passes == [[], [0, 1]])
    #expect(traced == plain)
  }

  private func comparisonsOfAPass() -> (count: Int, passes: [[Int]]) {
    let children = mount(childCount: 2, value: { _ in 0 })
    root.updateConsumers()
    let before = graph.comparisons
    number.set(number.value + 1)
    root.updateConsumers()
    return (graph.comparisons - before, children.passes)
  }

  @Test func `AG-7: equal values supply no child anew`() {
    let parity = Attribute("parity", RunLog(), in: root) { number.value % 2 }
    mount(childCount: 2, showing: parity)
    root.updateConsumers()
    number.set(3)
    #expect(log.runs(during: root.updateConsumers) == [])
    number.set(4)
    #expect(log.runs(during: root.updateConsumers).contains("supply 0"))
  }

  @Test func `AG-7: equal values supply the children if one of them is new`() {
    let childCount = Attribute(external: 1, in: root)
    mount(childCount: childCount)
    root.updateConsumers()
    childCount.set(2)
    #expect(
      log.runs(during: root.updateConsumers) == ["supply 0", "supply 1", "reader 1: 1"]
    )
  }

  @Test func `AG-7: a child that is supplied with an equal value updates nothing`() {
    mount(childCount: 1, value: { _ in 0 })
    root.updateConsumers()
    number.set(2)
    #expect(log.runs(during: root.updateConsumers) == ["supply 0"])
  }

  @Test func `AG-16: a child with a transactional consumer does not wait for the render`() {
    mount(childCount: 2, isTransactional: { $0 == 1 })
    root.updateConsumers()
    number.set(2)
    #expect(
      log.runs(during: root.updateTransactionalConsumers) == ["run 1", "reader 1: 2"]
    )
    #expect(log.runs(during: root.updateConsumers) == ["supply 0", "reader 0: 2"])
  }

  @Test func `AG-9: a child that is read from outside becomes dirty with its container`() {
    let children = mount(childCount: 1)
    root.updateConsumers()
    let child = children.all[0]
    root.addConsumer(
      Attribute("outside", log, in: root) { child.value },
      isTransactional: true
    )
    root.updateConsumers()
    number.set(2)
    #expect(log.runs(during: root.updateTransactionalConsumers) == ["run 0", "outside"])
  }

  @Test func `AG-8: a supplied child that is invalidated runs its own rule`() {
    let children = mount(childCount: 2)
    root.updateConsumers()
    children.all[1].invalidate()
    #expect(log.runs(during: root.updateConsumers) == ["run 1"])
  }

  @Test func `AG-8: a child that is invalidated as its container changes gets one value`() {
    let children = mount(childCount: 1)
    root.updateConsumers()
    children.all[0].invalidate()
    number.set(2)
    #expect(log.runs(during: root.updateConsumers) == ["supply 0", "reader 0: 2"])
  }

  /// Mounts a container that supplies its children with what it shows.
  @discardableResult
  private func mount(
    childCount: Int,
    showing source: Attribute<Int>? = nil,
    isTransactional: @escaping (Int) -> Bool = { _ in false },
    value: @escaping (Int) -> Int = { $0 }
  ) -> Children {
    mount(
      childCount: Attribute(external: childCount, in: root),
      showing: source,
      isTransactional: isTransactional,
      value: value
    )
  }

  /// Mounts a container that gets more children as their number grows.
  @discardableResult
  private func mount(
    childCount: Attribute<Int>,
    showing source: Attribute<Int>? = nil,
    isTransactional: @escaping (Int) -> Bool = { _ in false },
    value: @escaping (Int) -> Int = { $0 }
  ) -> Children {
    let children = Children(log: log, value: value)
    let rule = Container(
      source: source ?? number,
      children: children,
      childCount: childCount,
      isTransactional: isTransactional
    )
    root.addConsumer(Attribute(rule, in: root), isTransactional: true)
    return children
  }
}

/// The children of a container, each of which holds one number.
private final class Children: ChildSupplier {
  let log: RunLog
  let value: (Int) -> Int
  var all: [Attribute<Int>] = []
  var subgraphs: [Subgraph] = []
  var shown = 0
  /// The children that were at rest, in each pass.
  private(set) var passes: [[Int]] = []
  private let values = ChildValues<Int>()

  init(log: RunLog, value: @escaping (Int) -> Int) {
    self.log = log
    self.value = value
  }

  func supplyChildren(_ children: ContainerContent) -> Bool {
    passes.append([])
    let make = values.making { [log, value, shown] (index: Int) in
      log.note("supply \(index)")
      return value(shown)
    }
    subgraphs.indices.visitElements { index, element in
      let (subgraph, node) = (subgraphs[index], all[index].node)
      let graph = subgraph.graph
      if let place = values.place(of: node), place.isAtRest {
        passes[passes.count - 1].append(index)
        make(element)
        guard !values.replace(at: place, in: graph, of: node) else { return true }
      } else if node.isSupplied {
        make(element)
        values.supply(node, in: graph)
      }
      subgraph.updateIfDirty()
      if let place = values.place(of: node) { values.settle(node, of: subgraph, at: place) }
      return true
    }
    return true
  }
}

private struct Container: StatefulRule {
  let source: Attribute<Int>
  let children: Children
  let childCount: Attribute<Int>
  let isTransactional: (Int) -> Bool

  mutating func update(_ context: RuleContext<Int>) {
    children.shown = source.value
    let mounted = children.all.count
    if mounted < childCount.value {
      for index in mounted..<childCount.value { mount(index, below: context) }
      context.content.arrange(children.subgraphs)
    }
    context.output(children.shown, supplyingFrom: children)
  }

  private func mount(_ index: Int, below context: RuleContext<Int>) {
    let child = Child(
      of: context.attribute,
      children: children,
      index: index,
      among: context.content
    )
    let (value, log) = (Attribute<Int>(node: child), children.log)
    child.addConsumer(
      Attribute("reader", RunLog(), in: child) { log.note("reader \(index): \(value.value)") },
      isTransactional: isTransactional(index)
    )
    children.all.append(value)
    children.subgraphs.append(child)
  }
}

private final class Child: Subgraph {
  private let source: Attribute<Int>
  private let children: Children
  private let number: Int

  init(of source: Attribute<Int>, children: Children, index: Int, among siblings: ContainerContent)
  {
    (self.source, self.children, number) = (source, children, index)
    super.init(among: siblings, isConsumer: true, awaitsSupply: true)
  }

  override func run() {
    if !isSupplied { _ = source.read() }
    children.log.note("run \(number)")
    output(children.value(children.shown))
  }
}
