import AttributeGraph
import Testing
import ValueComparison

@MainActor
@Suite(.serialized)
struct `Batch updates` {
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
  @Test func `AG-3: each child is updated before the next, at the render`() {
    mount(childCount: 2)
    #expect(
      log.runs(during: root.updateConsumers)
        == ["batch 0", "reader 0: 1", "batch 1", "reader 1: 1"]
    )
    number.set(2)
    #expect(log.runs(during: root.updateTransactionalConsumers) == [])
    #expect(
      log.runs(during: root.updateConsumers)
        == ["batch 0", "reader 0: 2", "batch 1", "reader 1: 2"]
    )
    #expect(log.runs(during: root.updateConsumers) == [])
  }

  @Test func `AG-13: a trace does not change how much is compared`() {
    let plain = comparisonsOfAPass()
    let other = Self()
    other.graph.onComparison = { _, _, _ in }
    // The number, what the container shows, and each child.
    #expect(plain == 4)
    #expect(other.comparisonsOfAPass() == plain)
  }

  private func comparisonsOfAPass() -> Int {
    mount(childCount: 2, value: { _ in 0 })
    root.updateConsumers()
    let before = graph.comparisons
    number.set(number.value + 1)
    root.updateConsumers()
    return graph.comparisons - before
  }

  @Test func `AG-16: a batch waits for the render through several transactions`() {
    mount(childCount: 1)
    root.updateConsumers()
    for value in 2...3 {
      number.set(value)
      #expect(log.runs(during: root.updateTransactionalConsumers) == [])
    }
    #expect(log.runs(during: root.updateConsumers) == ["batch 0", "reader 0: 3"])
    #expect(log.runs(during: root.updateConsumers) == [])
  }

  @Test func `AG-7: equal values start no batch`() {
    let parity = Attribute("parity", RunLog(), in: root) { number.value % 2 }
    mount(childCount: 2, showing: parity)
    root.updateConsumers()
    number.set(3)
    #expect(log.runs(during: root.updateConsumers) == [])
    number.set(4)
    #expect(log.runs(during: root.updateConsumers).contains("batch 0"))
  }

  @Test func `AG-7: equal values start a batch if a child is new`() {
    let childCount = Attribute(external: 1, in: root)
    mount(childCount: childCount)
    root.updateConsumers()
    childCount.set(2)
    #expect(
      log.runs(during: root.updateConsumers) == ["batch 0", "batch 1", "reader 1: 1"]
    )
  }

  @Test func `AG-7: a child that gets an equal value updates nothing`() {
    mount(childCount: 1, value: { _ in 0 })
    root.updateConsumers()
    number.set(2)
    #expect(log.runs(during: root.updateConsumers) == ["batch 0"])
  }

  @Test func `AG-16: a child with a transactional consumer does not wait for the render`() {
    mount(childCount: 2, isTransactional: { $0 == 1 })
    root.updateConsumers()
    number.set(2)
    #expect(
      log.runs(during: root.updateTransactionalConsumers) == ["run 1", "reader 1: 2"]
    )
    #expect(log.runs(during: root.updateConsumers) == ["batch 0", "reader 0: 2"])
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

  @Test func `AG-8: a batched child that is invalidated runs its own rule`() {
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
    #expect(log.runs(during: root.updateConsumers) == ["batch 0", "reader 0: 2"])
  }

  /// Mounts a container that gives its children what it shows.
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
private final class Children: BatchUpdater {
  let log: RunLog
  let value: (Int) -> Int
  var all: [Attribute<Int>] = []
  var subgraphs: [Subgraph] = []
  var shown = 0
  private var next = 0

  init(log: RunLog, value: @escaping (Int) -> Int) {
    self.log = log
    self.value = value
  }

  func beginBatch() { next = 0 }

  func nextDirtyChild(of children: ChildSubgraphs) -> Subgraph? {
    while next < all.count {
      let (node, subgraph) = (all[next].node, subgraphs[next])
      if node.isBatched {
        log.note("batch \(next)")
        node.updateInBatch(value(shown))
      }
      next += 1
      if subgraph.needsUpdate { return subgraph }
    }
    return nil
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
    let hasNewChildren = mounted < childCount.value
    if hasNewChildren {
      for index in mounted..<childCount.value { mount(index, below: context) }
      context.childSubgraphs.replaceAll(with: children.subgraphs)
    }
    context.output(children.shown, hasNewChildren: hasNewChildren, batchUpdater: children)
  }

  private func mount(_ index: Int, below context: RuleContext<Int>) {
    let subgraph = Subgraph(among: context.childSubgraphs)
    let child = Child(of: context.attribute, children: children, index: index, in: subgraph)
    subgraph.addConsumer(child, isBatched: true)
    let (value, log) = (Attribute<Int>(node: child), children.log)
    subgraph.addConsumer(
      Attribute("reader", RunLog(), in: subgraph) { log.note("reader \(index): \(value.value)") },
      isTransactional: isTransactional(index)
    )
    children.all.append(value)
    children.subgraphs.append(subgraph)
  }
}

private final class Child: Node {
  private let source: Attribute<Int>
  private let children: Children
  private let number: Int

  init(of source: Attribute<Int>, children: Children, index: Int, in subgraph: Subgraph) {
    (self.source, self.children, number) = (source, children, index)
    super.init(in: subgraph)
  }

  override func run() {
    if !isBatched { _ = source.read() }
    children.log.note("run \(number)")
    output(children.value(children.shown))
  }
}
