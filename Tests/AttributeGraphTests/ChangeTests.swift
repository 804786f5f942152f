import AttributeGraph
import Testing

@MainActor
@Suite(.serialized)
struct `Noticing changes` {
  let log = RunLog()
  let graph: Graph
  let root: Subgraph

  init() {
    graph = Graph()
    root = Subgraph(graph: graph)
  }

  @Test func `AG-10: on a first run every input is changed`() {
    let first = Attribute(external: 1, in: root)
    let second = Attribute(external: 2, in: root)
    let changes = changed(first, second)
    #expect(changes.value == [true, true])
  }

  @Test func `AG-11: the marks of one run are gone in the next`() {
    let first = Attribute(external: 1, in: root)
    let second = Attribute(external: 2, in: root)
    let changes = changed(first, second)
    _ = changes.value
    second.set(3)
    #expect(changes.value == [false, true])
    first.set(3)
    #expect(changes.value == [true, false])
  }

  @Test func `AG-10: an input that a later run adds is changed`() {
    let isWide = Attribute(external: false, in: root)
    let number = Attribute(external: 1, in: root)
    let changes = Attribute("changes", log, in: root) {
      let wide = isWide.read()
      return [wide.isChanged] + (wide.value ? [number.read().isChanged] : [])
    }
    #expect(changes.value == [true])
    isWide.set(true)
    #expect(changes.value == [true, true])
  }

  //   tick ── reader
  @Test func `AG-8: a signal reaches every reader without a comparison`() {
    let tick = Attribute(external: (), in: root)
    let first = Attribute("first", log, in: root) { tick.value }
    let second = Attribute("second", log, in: root) { tick.value }
    _ = (first.value, second.value)
    tick.signal()
    #expect(log.runs(during: { _ = (first.value, second.value) }) == ["first", "second"])
    #expect(graph.comparisons == 0)
  }

  @Test func `AG-6: setting an equal Void value is no signal`() {
    let tick = Attribute(external: (), in: root)
    let reader = Attribute("reader", log, in: root) { tick.value }
    reader.value
    tick.set(())
    #expect(log.runs(during: { reader.value }) == [])
  }

  //   number ── doubled ── text
  @Test func `AG-8: an invalidated rule runs, and its readers only if its output differs`() {
    let number = Attribute(external: 1, in: root)
    let doubled = Attribute("doubled", log, in: root) { number.value * 2 }
    let text = Attribute("text", log, in: root) { "\(doubled.value)" }
    _ = text.value
    doubled.invalidate()
    #expect(log.runs(during: { _ = text.value }) == ["doubled"])
  }

  @Test func `AG-2, AG-8: a rule knows whether it invalidated itself, for one run`() {
    let number = Attribute(external: 1, in: root)
    let attribute = Attribute(SelfModification(number: number, log: log), in: root)
    #expect(attribute.value == 1)
    attribute.invalidate()
    _ = attribute.value
    number.set(2)
    _ = attribute.value
    #expect(log.runs == ["plain", "self-modified", "plain"])
  }

  //   number ── stateful ── text
  @Test func `AG-7: a stateful rule that puts nothing out propagates nothing`() {
    let number = Attribute(external: 1, in: root)
    let largest = Attribute(Largest(number: number, log: log), in: root)
    let text = Attribute("text", log, in: root) { "\(largest.value)" }
    #expect(text.value == "1")
    number.set(0)
    #expect(log.runs(during: { _ = text.value }) == ["largest"])
    #expect(text.value == "1")
    number.set(7)
    #expect(log.runs(during: { _ = text.value }) == ["largest", "text"])
    #expect(text.value == "7")
  }

  @Test func `AG-7: plain data is compared by bytes, other data by ==`() {
    let number = Attribute(external: Parity(value: 2), in: root)
    let name = Attribute(external: Caseless(text: "Ada"), in: root)
    let numberReader = Attribute("number", log, in: root) { number.value }
    let nameReader = Attribute("name", log, in: root) { name.value }
    _ = (numberReader.value, nameReader.value)
    number.set(Parity(value: 4))
    name.set(Caseless(text: "ADA"))
    #expect(log.runs(during: { _ = (numberReader.value, nameReader.value) }) == ["number"])
  }

  /// Says of both whether they changed since the last run.
  private func changed(
    _ first: Attribute<Int>,
    _ second: Attribute<Int>
  ) -> Attribute<[Bool]> {
    Attribute("changes", log, in: root) { [first.read().isChanged, second.read().isChanged] }
  }
}

private struct SelfModification: StatefulRule {
  let number: Attribute<Int>
  let log: RunLog

  mutating func update(_ context: RuleContext<Int>) {
    log.note(context.isSelfModified ? "self-modified" : "plain")
    context.output(number.value)
  }
}

/// Puts out only what is larger than all before.
private struct Largest: StatefulRule {
  let number: Attribute<Int>
  let log: RunLog
  var largest = Int.min

  mutating func update(_ context: RuleContext<Int>) {
    log.note("largest")
    guard number.value > largest else { return }
    largest = number.value
    context.output(largest)
  }
}

private struct Parity: Equatable {
  let value: Int
  static func == (first: Parity, second: Parity) -> Bool { first.value % 2 == second.value % 2 }
}

private struct Caseless: Equatable {
  let text: String
  static func == (first: Caseless, second: Caseless) -> Bool {
    first.text.lowercased() == second.text.lowercased()
  }
}
