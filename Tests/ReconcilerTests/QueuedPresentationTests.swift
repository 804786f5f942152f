import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Presentations in turn` {
  private static let warning =
    "Currently, only presenting a single sheet is supported. "
    + "The next sheet will be presented when the currently presented sheet gets dismissed."

  @Test func `NAV-2, ID-10: a sheet of a group is shown once, for its first view`() {
    let host = TestHost(GroupSheet())
    #expect(host.bodies(during: { $0.tap("Show") }) == ["Leaf"])
    #expect(host.warnings == [Self.warning])
    #expect(host.texts == ["Show", "A", "B", "sheet"])
    #expect(host.bodies(during: { $0.dismiss() }) == [])
    #expect(host.texts == ["Show", "A", "B"])
  }

  @Test func `NAV-2, ID-10: where the first row of a list ends, the next presents the sheet again`()
  {
    let host = TestHost(RowSheet())
    host.tap("Show")
    #expect(host.bodies(during: { $0.tap("Remove") }) == ["RowSheet", "Leaf"])
    #expect(host.texts == ["Show", "row 2", "row 3", "Remove", "sheet"])
    host.dismiss()
    #expect(host.texts == ["Show", "row 2", "row 3"])
  }

  @Test func `NAV-2, ID-10: nothing presents a sheet of a group without views`() {
    let host = TestHost(EmptySheet())
    #expect(host.bodies(during: { $0.tap("Show") }) == [])
    #expect(host.bodies(during: { $0.tap("Fill") }) == ["EmptySheet", "Leaf"])
    #expect(host.texts.last == "sheet")
  }

  @Test func `NAV-2: the next sheet waits until the one before is closed and its presenter told`() {
    let journal = Journal()
    let host = TestHost(TwoSheets(journal: journal))
    #expect(host.bodies(during: { $0.tap("Both") }) == ["Leaf"])
    #expect(host.texts.last == "first")
    #expect(host.warnings == [Self.warning])
    host.dismiss()
    #expect(journal.take() == ["first closed", "second shown"])
    #expect(host.texts.last == "second")
    host.dismiss()
    #expect(journal.take() == ["second closed"])
    #expect(host.warnings == [Self.warning])
  }

  @Test(arguments: ["To second", "To first"])
  func `NAV-2: a sheet for another in one transaction brings no warning`(_ button: String) {
    let host = TestHost(TwoSheets(journal: Journal()))
    host.tap(button == "To second" ? "Only first" : "Only second")
    host.tapCovered(button)
    #expect(host.texts.last == (button == "To second" ? "second" : "first"))
    #expect(host.warnings == [])
  }

  @Test func `NAV-2: a sheet that waits and is no longer wanted is not shown`() {
    let journal = Journal()
    let host = TestHost(TwoSheets(journal: journal))
    host.tap("Both")
    host.tapCovered("Not second")
    host.dismiss()
    #expect(journal.take() == ["first closed"])
    #expect(host.texts.last == "Not second")
  }

  @Test func `NAV-2: sheets, popovers and alerts take no turns with each other`() {
    let host = TestHost(ThreeKinds())
    host.tap("Show")
    #expect(host.texts == ["Show", "sheet", "popover", "alert", "OK"])
    #expect(host.warnings == [])
  }

  @Test func `NAV-2: the second of two alerts waits`() {
    let host = TestHost(TwoAlerts())
    host.tap("Show")
    #expect(host.texts == ["Show", "first", "OK"])
    #expect(host.warnings.count == 1)
    host.tap("OK")
    #expect(host.texts == ["Show", "second", "Fine"])
  }
}

private struct Leaf: View {
  let name: String
  var body: some View { Text(name) }
}

private struct GroupSheet: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Group {
        Text("A")
        Text("B")
      }
      .sheet(isPresented: $isShown) { Leaf(name: "sheet") }
    }
  }
}

private struct RowSheet: View {
  @State private var rows = [1, 2, 3]
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      ForEach(rows, id: \.self) { Text("row \($0)") }
        .sheet(isPresented: $isShown) {
          Button("Remove") { rows.removeFirst() }
          Leaf(name: "sheet")
        }
    }
  }
}

private struct EmptySheet: View {
  @State private var isFull = false
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Button("Fill") { isFull = true }
      Group { if isFull { Text("A") } }
        .sheet(isPresented: $isShown) { Leaf(name: "sheet") }
    }
  }
}

private struct TwoSheets: View {
  let journal: Journal
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Both") { (isFirst, isSecond) = (true, true) }
      Button("Only first") { isFirst = true }
      Button("Only second") { isSecond = true }
      Button("To second") { (isFirst, isSecond) = (false, true) }
      Button("To first") { (isFirst, isSecond) = (true, false) }
      Button("Not second") { isSecond = false }
        .sheet(isPresented: $isFirst, onDismiss: { journal.note("first closed") }) {
          Leaf(name: "first")
        }
        .sheet(isPresented: $isSecond, onDismiss: { journal.note("second closed") }) {
          Leaf(name: "second").onAppear { journal.note("second shown") }
        }
    }
  }
}

private struct ThreeKinds: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Text("sheet") }
      .popover(isPresented: $isShown) { Text("popover") }
      .alert("alert", isPresented: $isShown) {}
  }
}

private struct TwoAlerts: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    Button("Show") { (isFirst, isSecond) = (true, true) }
      .alert("first", isPresented: $isFirst) { Button("OK") {} }
      .alert("second", isPresented: $isSecond) { Button("Fine") {} }
  }
}
