import AttributeGraph
import Testing

@MainActor
@Suite(.serialized)
struct `Subgraphs` {
  let log = RunLog()
  let graph: Graph
  let root: Subgraph

  init() {
    graph = Graph()
    root = Subgraph(graph: graph)
  }

  //   a ── first      b ── second
  @Test func `AG-3: a render pulls the dirty consumers, in the order of the source`() {
    let a = Attribute(external: 1, in: root)
    let b = Attribute(external: 1, in: root)
    root.addConsumer(Attribute("first", log, in: root) { a.value })
    root.addConsumer(Attribute("second", log, in: root) { b.value })
    #expect(log.runs(during: root.updateConsumers) == ["first", "second"])
    b.set(2)
    #expect(log.runs(during: root.updateConsumers) == ["second"])
    b.set(3)
    a.set(3)
    #expect(log.runs(during: root.updateConsumers) == ["first", "second"])
    #expect(log.runs(during: root.updateConsumers) == [])
  }

  @Test func `AG-16: only transactional consumers are pulled after a transaction`() {
    let number = Attribute(external: 1, in: root)
    let plain = Attribute("plain", log, in: root) { number.value }
    let transactional = Attribute("transactional", log, in: root) { number.value }
    root.addConsumer(plain)
    root.addConsumer(transactional, isTransactional: true)
    root.updateConsumers()
    number.set(2)
    #expect(log.runs(during: root.updateTransactionalConsumers) == ["transactional"])
    #expect(log.runs(during: root.updateConsumers) == ["plain"])
    #expect(log.runs(during: root.updateTransactionalConsumers) == [])
  }

  //   isShown ── container ── (child ── number)
  @Test func `AG-15: what a subgraph holds ends with it`() {
    let isShown = Attribute(external: true, in: root)
    let number = Attribute(external: 1, in: root)
    mountSwitch(isShown: isShown, number: number)
    #expect(log.runs(during: root.updateConsumers) == ["mount", "child 1"])
    number.set(2)
    #expect(log.runs(during: root.updateConsumers) == ["child 2"])
    isShown.set(false)
    number.set(3)
    #expect(log.runs(during: root.updateConsumers) == ["end"])
    number.set(4)
    #expect(log.runs(during: root.updateConsumers) == [])
    isShown.set(true)
    #expect(log.runs(during: root.updateConsumers) == ["mount", "child 4"])
  }

  @Test func `AG-15: a dirty child of a container that ends it does not run`() {
    let isShown = Attribute(external: true, in: root)
    let number = Attribute(external: 1, in: root)
    mountSwitch(isShown: isShown, number: number)
    root.updateConsumers()
    number.set(2)
    isShown.set(false)
    #expect(log.runs(during: root.updateConsumers) == ["end"])
    #expect(log.runs(during: root.updateTransactionalConsumers) == [])
  }

  @Test func `AG-15: an ended attribute takes invalidations in silence`() {
    let isShown = Attribute(external: true, in: root)
    let number = Attribute(external: 1, in: root)
    let children = mountSwitch(isShown: isShown, number: number)
    root.updateConsumers()
    isShown.set(false)
    root.updateConsumers()
    let child = children.last
    #expect(child?.node.isEnded == true)
    child?.invalidate()
    #expect(log.runs(during: root.updateConsumers) == [])
  }

  @Test func `AG-15: an ended attribute lets go of its rule and value`() {
    let isShown = Attribute(external: true, in: root)
    let held = WeakTokens()
    let rule = Switch(isShown: isShown, log: log) { subgraph in
      let token = Token()
      held.all.append(Weak(token: token))
      let child = Attribute("child", RunLog(), in: subgraph) { token }
      subgraph.addConsumer(child)
      // An action that outlives the subgraph, as those of elements do.
      held.actions.append { _ = child.node.isEnded }
    }
    root.addConsumer(Attribute(rule, in: root))
    root.updateConsumers()
    #expect(held.all.map { $0.token != nil } == [true])
    isShown.set(false)
    root.updateConsumers()
    #expect(held.all.map { $0.token != nil } == [false])
  }

  //   root ── container ── subgraph ── container ── subgraph ── number
  @Test func `AG-15: ending a subgraph ends those below it, the innermost first`() {
    let isShown = Attribute(external: true, in: root)
    let log = log
    let outer = Switch(isShown: isShown, log: log) { subgraph in
      let always = Attribute(external: true, in: subgraph)
      subgraph.onEnd { log.note("outer end") }
      let inner = Switch(isShown: always, log: log) { subgraph in
        subgraph.onEnd { log.note("inner end") }
      }
      subgraph.addConsumer(Attribute(inner, in: subgraph))
    }
    root.addConsumer(Attribute(outer, in: root))
    root.updateConsumers()
    isShown.set(false)
    #expect(log.runs(during: root.updateConsumers) == ["inner end", "outer end"])
  }

  //   root ── container ── subgraph ── container ── subgraph ── … ── number
  @Test func `AG-15: ten thousand containers lie inside each other`() {
    let depth = 10_000
    let number = Attribute(external: 1, in: root)
    var ends = 0
    var visibilities = 0
    func mount(_ level: Int, in subgraph: Subgraph) {
      let log = log
      subgraph.onEnd { ends += 1 }
      subgraph.onVisibilityChange { _ in visibilities += 1 }
      guard level < depth else {
        let leaf = Attribute("leaf", log, in: subgraph) { number.value }
        return subgraph.addConsumer(leaf, isTransactional: true)
      }
      let always = Attribute(external: true, in: subgraph)
      let rule = Switch(isShown: always, log: RunLog()) { mount(level + 1, in: $0) }
      subgraph.addConsumer(Attribute(rule, in: subgraph), isTransactional: true)
    }
    let isSeen = Attribute(external: true, in: root)
    let rule = Setting(isSeen: isSeen) { mount(1, in: $0) }
    root.addConsumer(Attribute(rule, in: root), isTransactional: true)
    #expect(log.runs(during: root.updateConsumers) == ["leaf"])
    number.set(2)
    #expect(log.runs(during: root.updateTransactionalConsumers) == ["leaf"])
    isSeen.set(false)
    root.updateConsumers()
    #expect(visibilities == depth)
    number.set(3)
    #expect(log.runs(during: root.updateConsumers) == [])
    isSeen.set(true)
    #expect(log.runs(during: root.updateConsumers) == ["leaf"])
    root.end()
    #expect(ends == depth)
  }

  //   number ── one ── two ── one
  @Test func `AG-17: a cycle is counted, and takes the value of before`() {
    let isCyclic = Attribute(external: false, in: root)
    let number = Attribute(external: 1, in: root)
    let loop = Loop()
    let one = Attribute("one", log, in: root) {
      number.value + (isCyclic.value ? loop.two?.value ?? 0 : 0)
    }
    let two = Attribute("two", log, in: root) { one.value * 10 }
    loop.two = two
    #expect(two.value == 10)
    isCyclic.set(true)
    #expect(one.value == 11)
    #expect(graph.cycles == 1)
    loop.two = nil
  }

  /// Mounts a child that reads the number while it is shown.
  @discardableResult
  private func mountSwitch(isShown: Attribute<Bool>, number: Attribute<Int>) -> Children {
    let children = Children()
    let log = log
    let rule = Switch(isShown: isShown, log: log) { subgraph in
      log.note("mount")
      let child = Attribute(
        Recording(name: "child", log: RunLog()) { log.note("child \(number.value)") },
        in: subgraph
      )
      children.last = child
      subgraph.addConsumer(child, isTransactional: true)
      subgraph.onEnd { log.note("end") }
    }
    root.addConsumer(Attribute(rule, in: root), isTransactional: true)
    return children
  }
}

private final class Token {}

private struct Weak {
  weak var token: Token?
}

private final class WeakTokens {
  var all: [Weak] = []
  var actions: [() -> Void] = []
}

private final class Loop {
  var two: Attribute<Int>?
}

private final class Children {
  var last: Attribute<Void>?
}

/// A dynamic container with one child, which is set aside while it is not seen.
private struct Setting: StatefulRule {
  let isSeen: Attribute<Bool>
  let mount: (Subgraph) -> Void
  var child: Subgraph?

  init(isSeen: Attribute<Bool>, mount: @escaping (Subgraph) -> Void) {
    (self.isSeen, self.mount) = (isSeen, mount)
  }

  mutating func update(_ context: RuleContext<Void>) {
    let child = child ?? Subgraph(among: context.childSubgraphs)
    if self.child == nil { mount(child) }
    self.child = child
    let isSeen = isSeen.value
    context.childSubgraphs.replaceAll(
      with: isSeen ? [child] : [],
      settingAside: isSeen ? [] : [child]
    )
    context.output(())
  }
}

/// A dynamic container with one child or none.
private struct Switch: StatefulRule {
  let isShown: Attribute<Bool>
  let log: RunLog
  let mount: (Subgraph) -> Void
  var child: Subgraph?

  init(isShown: Attribute<Bool>, log: RunLog, mount: @escaping (Subgraph) -> Void) {
    self.isShown = isShown
    self.log = log
    self.mount = mount
  }

  mutating func update(_ context: RuleContext<Void>) {
    let ended = child
    child = nil
    if isShown.value {
      let subgraph = Subgraph(among: context.childSubgraphs)
      mount(subgraph)
      child = subgraph
    }
    context.childSubgraphs.replaceAll(
      with: child.map { [$0] } ?? [],
      ending: ended.map { [$0] } ?? []
    )
    context.output(())
  }
}
