import AttributeGraph
import Testing

@MainActor
@Suite(.serialized)
struct `Offset attributes` {
  let log = RunLog()
  let graph: Graph
  let root: Subgraph

  init() {
    graph = Graph()
    root = Subgraph(graph: graph)
  }

  //   card ─┬ title ── reader
  //         └ count ── reader
  @Test func `AG-12: only the readers of a part that differs run`() {
    let card = Attribute(external: Card(title: "A", count: 1), in: root)
    let title = Attribute("title", log, in: root) { card.field(\.title).value }
    let count = Attribute("count", log, in: root) { card.field(\.count).value }
    _ = (title.value, count.value)
    card.set(Card(title: "A", count: 2))
    let runs = log.runs(during: {
      #expect(title.value == "A")
      #expect(count.value == 2)
    })
    #expect(runs == ["count"])
  }

  @Test func `AG-12: a part of a part is a range of the whole`() {
    let pair = Attribute(external: Pair(), in: root)
    let second = pair.field(\.second)
    let title = Attribute("title", log, in: root) { second.field(\.title).value }
    #expect(title.value == "B")
    pair.set(Pair(first: Card(title: "Z", count: 9)))
    #expect(log.runs(during: { _ = title.value }) == [])
    #expect(title.value == "B")
    pair.set(Pair(second: Card(title: "C", count: 2)))
    #expect(log.runs(during: { _ = title.value }) == ["title"])
    #expect(title.value == "C")
  }

  @Test func `AG-12: a rule's output is compared by ranges as well`() {
    let number = Attribute(external: 1, in: root)
    let card = Attribute("card", log, in: root) { Card(title: "A", count: number.value) }
    let title = Attribute("title", log, in: root) { card.field(\.title).value }
    _ = title.value
    number.set(2)
    #expect(log.runs(during: { _ = title.value }) == ["card"])
  }

  @Test func `AG-13: a change costs one comparison for each part that is read`() {
    let pair = Attribute(external: Pair(), in: root)
    let readers = [
      Attribute("first", log, in: root) { pair.field(\.first).value.count },
      Attribute("second", log, in: root) { pair.field(\.second).value.count },
    ]
    for reader in readers { _ = reader.value }
    pair.set(Pair(first: Card(title: "Z", count: 9)))
    for reader in readers { _ = reader.value }
    #expect(graph.comparisons == 2)
  }

  @Test func `AG-13: a part marked as changed is not compared again`() {
    let card = Attribute(external: Card(title: "A", count: 1), in: root)
    let count = Attribute("count", log, in: root) { card.field(\.count).value }
    _ = count.value
    card.set(Card(title: "A", count: 2))
    card.set(Card(title: "A", count: 3))
    #expect(graph.comparisons == 1)
    #expect(count.value == 3)
  }

  @Test func `AG-14: readers of the same range share one comparison`() {
    let calls = CallCount()
    let list = Attribute(external: Counted(value: 1, calls: calls), in: root)
    let readers = (0..<10).map { Attribute("\($0)", log, in: root) { list.value.value } }
    for reader in readers { _ = reader.value }
    list.set(Counted(value: 2, calls: calls))
    #expect(calls.count == 1)
    #expect(log.runs(during: { for reader in readers { _ = reader.value } }).count == 10)
  }

  @Test func `AG-14: a part without size never differs`() {
    let tagged = Attribute(external: Tagged(count: 1), in: root)
    let tag = Attribute("tag", log, in: root) { tagged.field(\.tag).value }
    _ = tag.value
    tagged.set(Tagged(count: 2))
    #expect(log.runs(during: { _ = tag.value }) == [])
  }
}

private struct Card {
  var title: String
  var count: Int
}

private struct Pair {
  var first = Card(title: "A", count: 1)
  var second = Card(title: "B", count: 2)
}

private struct Tag {}

private struct Tagged {
  var tag = Tag()
  var count: Int
}

private final class CallCount {
  var count = 0
}

/// Counts how often it is compared.
private struct Counted: Equatable {
  let value: Int
  let calls: CallCount

  static func == (first: Counted, second: Counted) -> Bool {
    first.calls.count += 1
    return first.value == second.value
  }
}
