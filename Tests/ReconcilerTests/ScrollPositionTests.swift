import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Scroll positions` {
  @Test func `LAZY-5: scrolling writes the id of the first visible row`() {
    let host = TestHost(Positioned())
    #expect(host.bodies(during: { $0.scroll(to: 30) }) == ["Position"] + rows(20))
    #expect(host.texts.first == "30")
  }

  @Test func `LAZY-5: a written id scrolls no further than needed, and keeps its value`() {
    let host = TestHost(Positioned())
    let bodies = host.bodies(during: { $0.tap("Go to 25") })
    #expect(bodies == ["Position"] + rows(6))
    #expect(host.texts.first == "25")
  }

  @Test func `LAZY-5: a scroll position goes to an edge, and notices that a person scrolls`() {
    let host = TestHost(Edges())
    #expect(host.bodies(during: { $0.tap("End") }).filter { $0 == "Row" }.count == 20)
    #expect(host.texts.first == "program nil")
    host.scroll(to: 7)
    #expect(host.texts.first == "person 7")
  }

  @Test func `LAZY-5: a container whose scrolling is disabled is left out by steps`() {
    let host = TestHost(Positioned().scrollDisabled(true))
    #expect(host.host.lazyWindows.map { $0.isScrollEnabled() } == [false])
  }

  private func rows(_ count: Int) -> [String] { Array(repeating: "Row", count: count) }
}

private struct Positioned: View {
  @State private var id: Int?

  var body: some View {
    Position(id: $id)
    Button("Go to 25") { id = 25 }
    ScrollView {
      LazyVStack {
        ForEach(0..<100) { Row(number: $0) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $id)
  }
}

private struct Position: View {
  @Binding var id: Int?
  var body: some View { Text(id.map { "\($0)" } ?? "none") }
}

private struct Edges: View {
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    Text(
      "\(position.isPositionedByUser ? "person" : "program") "
        + "\(position.viewID(type: Int.self).map { "\($0)" } ?? "nil")"
    )
    Button("End") { position.scrollTo(edge: .bottom) }
    ScrollView {
      LazyVStack { ForEach(0..<100) { Row(number: $0) } }
    }
    .scrollPosition($position)
  }
}

private struct Row: View {
  let number: Int
  var body: some View { Text("\(number)") }
}
