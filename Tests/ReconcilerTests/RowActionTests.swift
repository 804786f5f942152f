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

  @Test func `EACH-4: moving a row runs the action with its offset and its destination`() {
    let host = TestHost(Deletable())
    #expect(host.bodies(during: { $0.move("a", to: 3) }) == ["Deletable"])
    #expect(host.texts == ["b", "c", "a"])
    host.move("a", to: 2)
    #expect(host.texts == ["b", "a", "c"])
    host.move("a", to: 2)
    #expect(host.texts == ["b", "a", "c"])
  }

  @Test func `BIND-10: rows of a binding are moved and deleted through it`() {
    let host = TestHost(Editable())
    #expect(host.bodies(during: { $0.move("c", to: 1) }) == ["Editable"])
    #expect(host.texts == ["c", "a", "b"])
    #expect(host.bodies(during: { $0.delete("a") }) == ["Editable"])
    #expect(host.texts == ["c", "b"])
  }

  @Test func `CTL-1: the window's edit mode updates those who read it`() {
    let host = TestHost(Editing())
    #expect(host.texts == ["fixed", "Edit"])
    #expect(host.bodies(during: { $0.tap("Edit") }) == ["EditState"])
    #expect(host.texts == ["editing", "Done"])
    #expect(host.bodies(during: { $0.tap("Done") }) == ["EditState"])
  }

  @Test func `CTL-1: a program's own edit mode is a state like any other`() {
    let host = TestHost(OwnEditing())
    #expect(host.bodies(during: { $0.tap("Edit") }) == ["OwnEditing", "EditState"])
    #expect(host.texts == ["editing", "Done"])
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

  /// Moves the row that shows the label to a position, counted from 1.
  fileprivate func move(_ label: String, to position: Int) {
    react(to: label) { reaction in
      if case .move(let action) = reaction { { action(position) } } else { nil }
    }
  }
}

private struct Name: Identifiable {
  let id: String
}

private struct Editable: View {
  @State private var names = ["a", "b", "c"].map(Name.init)

  var body: some View {
    List($names, editActions: .all) { $name in Text(name.id) }
  }
}

private struct Editing: View {
  var body: some View {
    EditState()
    EditButton()
  }
}

private struct OwnEditing: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      EditState()
      EditButton()
    }
    .environment(\.editMode, $mode)
  }
}

private struct EditState: View {
  @Environment(\.editMode) private var mode
  var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "fixed") }
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
