import Observation
import Reconciler
import ScenarioTrace
import Testing

/// The schematic screen of a running program.
@MainActor
@Suite(.serialized)
struct `The schematic screen` {
  @Test func `shows stacks, texts and controls inside the view whose body made them`() {
    let host = TestHost(Settings(), drawsScreen: true)
    #expect(
      outline(host) == [
        "view 1", "- vstack", "-- text Settings", "-- toggle Sound on", "--- text Sound",
        "-- field Name Ada", "--- text Name", "-- view 2", "--- hstack", "---- image star",
        "---- shape Circle", "---- space Spacer", "-- button Save disabled", "--- text Save",
      ]
    )
  }

  @Test func `shows what a control holds after a step, though no body has run`() {
    let host = TestHost(Settings(), drawsScreen: true)
    let bodies = host.bodies { $0.toggle("Sound") }
    #expect(bodies == [])
    #expect(outline(host).contains("-- toggle Sound off"))
  }

  @Test func `shows a value behind code of the program as unknown, and does not run the code`() {
    let calls = Journal()
    let host = TestHost(Custom(journal: calls), drawsScreen: true)
    let before = calls.lines
    #expect(outline(host).contains("-- toggle Own"))
    #expect(outline(host).contains("-- toggle Watched on"))
    #expect(calls.lines == before)
  }

  @Test func `shows what fields for an element and for a part of a model hold`() {
    let host = TestHost(Trip(), drawsScreen: true)
    let fields = { outline(host).filter { $0.contains("field") } }
    #expect(fields() == ["-- field First Rome", "-- field Last Oslo", "-- field Note"])
    host.type("é", into: "Note")
    host.type("!", into: "Last")
    #expect(fields() == ["-- field First Rome", "-- field Last Oslo!", "-- field Note é"])
  }

  @Test func `mounts no row, and ends with a mark where it has too many parts`() {
    let lazy = TestHost(List(0..<1000) { Numbered(number: $0) }, drawsScreen: true)
    let bodies = lazy.firstBodies.count
    #expect(outline(lazy).filter { $0.contains("text") }.count == bodies)
    let eager = TestHost(VStack { ForEach(0..<1000) { Numbered(number: $0) } }, drawsScreen: true)
    let lines = outline(eager)
    #expect(lines.count == ScreenNode.maxCount + 1)
    #expect(lines.last?.hasSuffix("more …") == true)
  }

  @Test func `changes no label by which a step finds a control`() {
    for draws in [false, true] {
      let host = TestHost(Labeled(), drawsScreen: draws)
      let bodies = host.bodies { $0.tap("Add one") }
      #expect(bodies == ["Labeled"], "\(draws)")
    }
  }

  @Test func `has the same title for a text as for its string`() {
    let (text, string) = (
      Text("a").navigationTitle(Text("Title")), Text("a").navigationTitle("Title")
    )
    let outlines = [
      outline(TestHost(NavigationStack { text }, drawsScreen: true)),
      outline(TestHost(NavigationStack { string }, drawsScreen: true)),
    ]
    #expect(outlines[0] == outlines[1])
    #expect(outlines[0].contains { $0.contains("Title") })
  }

  @Test func `covers what is behind a sheet and hides what is behind a pushed screen`() {
    let host = TestHost(Presenter(), drawsScreen: true)
    host.tap("Open")
    #expect(outline(host).contains("screen covered"))
    #expect(outline(host).contains("sheet"))
  }

  private func outline(_ host: TestHost) -> [String] {
    func lines(_ node: ScreenNode, _ depth: Int) -> [String] {
      let words =
        [node.role.rawValue, node.label, node.value ?? ""] + node.states.map(\.rawValue)
        + (node.identity > 0 ? ["\(node.identity)"] : [])
      let mark = depth > 0 ? [String(repeating: "-", count: depth)] : []
      let line = (mark + words.filter { !$0.isEmpty }).joined(separator: " ")
      return [line] + node.children.flatMap { lines($0, depth + 1) }
    }
    return host.host.screen.children.flatMap { lines($0, 0) }
  }
}

private struct Settings: View {
  @State private var isOn = true
  @State private var name = "Ada"

  var body: some View {
    VStack {
      Text("Settings")
      Toggle("Sound", isOn: $isOn)
      TextField("Name", text: $name)
      Stars()
      Button("Save") {}.disabled(true)
    }
  }
}

private struct Stars: View {
  var body: some View {
    HStack {
      Image(systemName: "star")
      Circle()
      Spacer()
    }
  }
}

@Observable
private final class Switches {
  var isOn = true
}

private struct Trip: View {
  @Observable final class Model {
    var stay = Stay()
    struct Stay { var city = "Oslo" }
  }
  struct Notes { var all = [""] }

  @State private var cities = ["Rome"]
  @State private var model = Model()
  @State private var notes = Notes()

  var body: some View {
    VStack {
      TextField("First", text: $cities[0])
      TextField("Last", text: $model.stay.city)
      TextField("Note", text: $notes.all[0])
    }
  }
}

private struct Custom: View {
  let journal: Journal
  @Bindable var switches = Switches()

  var body: some View {
    VStack {
      Toggle(
        "Own",
        isOn: Binding(
          get: {
            journal.note("get")
            return true
          },
          set: { _ in }
        )
      )
      Toggle("Watched", isOn: $switches.isOn)
    }
  }
}

private struct Numbered: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct Labeled: View {
  @State private var count = 0

  var body: some View {
    let _ = count
    VStack {
      Spacer()
      HStack { Button("+") { count += 1 } }
      Divider()
    }
    .accessibilityLabel("Add one")
  }
}

private struct Presenter: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Inside") }
  }
}
