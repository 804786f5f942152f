import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Acting on rows` {
  @Test func `EACH-4: deleting a row runs the action with its present position`() {
    let host = TestHost(Deletable())
    #expect(host.bodies(during: { $0.delete("b") }) == ["Deletable"])
    #expect(host.texts == ["a", "c"])
    host.delete("c")
    #expect(host.texts == ["a"])
  }

  @Test func `CTL-1: choosing a row leaves the owner of the selection alone`() {
    let host = TestHost(Selectable())
    #expect(host.bodies(during: { $0.select("b") }) == ["Chosen"])
    #expect(host.texts == ["b", "a", "b", "c"])
  }

  @Test func `CTL-1: a row with a tag stands for the tag`() {
    let host = TestHost(Tagged())
    host.select("second")
    #expect(host.texts == ["[2]", "first", "second"])
  }

  @Test func `LAZY-1: scrolling to an id moves the window no further than needed`() {
    let host = TestHost(Jumping())
    #expect(host.firstBodies.count == 21)
    #expect(host.bodies(during: { $0.tap("Row 30") }) == Array(repeating: "Row", count: 11))
    #expect(host.texts.contains("30"))
    #expect(host.bodies(during: { $0.tap("Row 30") }) == [])
  }
}

extension TestHost {
  /// Deletes the row that shows the label.
  fileprivate func delete(_ label: String) {
    react(to: label) { if case .delete(let action) = $0 { action } else { nil } }
  }
}

private struct Deletable: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct Selectable: View {
  @State private var chosen: String?

  var body: some View {
    Chosen(chosen: $chosen)
    List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
  }
}

private struct Chosen: View {
  @Binding var chosen: String?
  var body: some View { Text(chosen ?? "none") }
}

private struct Tagged: View {
  @State private var chosen: Set<Int> = []

  var body: some View {
    Text("\(chosen.sorted())")
    List(selection: $chosen) {
      Text("first").tag(1)
      Text("second").tag(2)
    }
  }
}

private struct Row: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct Jumping: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("Row 30") { proxy.scrollTo(30) }
      ScrollView { LazyVStack { ForEach(0..<100) { Row(number: $0) } } }
    }
  }
}
