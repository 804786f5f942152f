import AttributeGraph
import Testing

@MainActor
@Suite(.serialized)
struct `Pulling` {
  let log = RunLog()
  let root = Subgraph(graph: Graph())

  //   number ── doubled ── text
  @Test func `AG-1, AG-4: a chain is computed once and then remembered`() {
    let number = Attribute(external: 1, in: root)
    let doubled = Attribute("doubled", log, in: root) { number.value * 2 }
    let text = Attribute("text", log, in: root) { "\(doubled.value)" }
    #expect(text.value == "2")
    #expect(log.runs == ["text", "doubled"])
    #expect(log.runs(during: { _ = text.value }) == [])
  }
}
