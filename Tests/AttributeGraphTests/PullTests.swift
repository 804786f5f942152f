import AttributeGraph
import Testing

@MainActor
@Suite(.serialized)
struct `Pulling` {
  let log = RunLog()
  let graph: Graph
  let root: Subgraph

  init() {
    graph = Graph()
    root = Subgraph(graph: graph)
  }

  //   number ── doubled ── text
  @Test func `AG-1, AG-4: a chain is computed once and then remembered`() {
    let number = Attribute(external: 1, in: root)
    let doubled = Attribute("doubled", log, in: root) { number.value * 2 }
    let text = Attribute("text", log, in: root) { "\(doubled.value)" }
    #expect(text.value == "2")
    #expect(log.runs == ["text", "doubled"])
    #expect(log.runs(during: { _ = text.value }) == [])
  }

  //   number ── doubled
  @Test func `AG-3: a dirty rule that is never pulled never runs`() {
    let number = Attribute(external: 1, in: root)
    let doubled = Attribute("doubled", log, in: root) { number.value * 2 }
    _ = doubled.value
    #expect(log.runs(during: { for value in 2...9 { number.set(value) } }) == [])
    #expect(log.runs(during: { _ = doubled.value }) == ["doubled"])
    #expect(doubled.value == 18)
  }

  //   number ── parity ── text
  @Test func `AG-5, AG-7: an equal output cuts the readers off`() {
    let number = Attribute(external: 1, in: root)
    let parity = Attribute("parity", log, in: root) { number.value % 2 }
    let text = Attribute("text", log, in: root) { "\(parity.value)" }
    _ = text.value
    number.set(3)
    #expect(log.runs(during: { _ = text.value }) == ["parity"])
    number.set(4)
    #expect(log.runs(during: { _ = text.value }) == ["parity", "text"])
    #expect(text.value == "0")
  }

  //   number ─┬─ left ──┬─ sum
  //           └─ right ─┘
  @Test func `AG-5: dirty inputs are brought up to date in the order in which they were read`() {
    let number = Attribute(external: 1, in: root)
    let left = Attribute("left", log, in: root) { number.value + 1 }
    let right = Attribute("right", log, in: root) { number.value - 1 }
    let sum = Attribute("sum", log, in: root) { left.value + right.value }
    _ = sum.value
    number.set(5)
    #expect(log.runs(during: { _ = sum.value }) == ["left", "right", "sum"])
    #expect(sum.value == 10)
  }

  //   number ─┬─ sum
  //           └─ doubled ── sum
  @Test func `AG-5: a rule reached on two paths runs once and sees both changes`() {
    let number = Attribute(external: 1, in: root)
    let doubled = Attribute("doubled", log, in: root) { number.value * 2 }
    let sum = Attribute("sum", log, in: root) { number.value + doubled.value }
    _ = sum.value
    number.set(5)
    #expect(log.runs(during: { _ = sum.value }) == ["doubled", "sum"])
    #expect(sum.value == 15)
  }

  @Test func `AG-6: setting an equal value changes nothing`() {
    let number = Attribute(external: 1, in: root)
    let doubled = Attribute("doubled", log, in: root) { number.value * 2 }
    _ = doubled.value
    number.set(1)
    #expect(log.runs(during: { _ = doubled.value }) == [])
  }

  @Test func `AG-6: setting a value and its predecessor again runs the reader once`() {
    let number = Attribute(external: 1, in: root)
    let doubled = Attribute("doubled", log, in: root) { number.value * 2 }
    _ = doubled.value
    number.set(2)
    number.set(1)
    #expect(log.runs(during: { _ = doubled.value }) == ["doubled"])
    #expect(doubled.value == 2)
  }

  @Test func `AG-6: a value without readers can be set`() {
    let number = Attribute(external: 1, in: root)
    number.set(2)
    #expect(number.value == 2)
  }

  //   chosen ─┐
  //   first ──┼─ result
  //   second ─┘
  @Test func `AG-9: what the last run did not read is no longer a dependency`() {
    let chosen = Attribute(external: true, in: root)
    let first = Attribute(external: 1, in: root)
    let second = Attribute(external: 2, in: root)
    let result = Attribute("result", log, in: root) {
      chosen.value ? first.value : second.value
    }
    #expect(result.value == 1)
    second.set(20)
    #expect(log.runs(during: { _ = result.value }) == [])
    chosen.set(false)
    #expect(result.value == 20)
    first.set(10)
    #expect(log.runs(during: { _ = result.value }) == [])
    second.set(30)
    #expect(log.runs(during: { _ = result.value }) == ["result"])
    #expect(result.value == 30)
  }

  @Test func `AG-18: what user code reads is no dependency`() {
    let number = Attribute(external: 1, in: root)
    let graph = graph
    let result = Attribute("result", log, in: root) {
      graph.withoutCurrentAttribute { number.value }
    }
    #expect(result.value == 1)
    number.set(2)
    #expect(log.runs(during: { _ = result.value }) == [])
    #expect(result.value == 1)
  }

  @Test func `AG-5: a chain of ten thousand rules is updated without recursion`() {
    let number = Attribute(external: 0, in: root)
    var last = number
    for _ in 0..<10_000 {
      let source = last
      last = Attribute("link", log, in: root) { source.value + 1 }
      _ = last.value
    }
    number.set(1)
    #expect(log.runs(during: { _ = last.value }).count == 10_000)
    #expect(last.value == 10_001)
  }
}
