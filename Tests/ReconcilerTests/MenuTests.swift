import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Menus, alerts and touches` {
  @Test func `BODY-10: a menu with a primary action runs it for a tap and is opened besides`() {
    let host = TestHost(SplitMenu())
    #expect(host.bodies(during: { $0.tap("0") }) == ["SplitMenu"])
    #expect(host.texts == ["1"])
    #expect(host.bodies(during: { $0.open("1") }) == ["Item"])
    #expect(host.bodies(during: { $0.tap("Reset") }) == ["SplitMenu"])
    #expect(host.texts == ["0"])
  }

  @Test func `a menu without one says that it is opened`() {
    let host = TestHost(Menu("Go") { Item() })
    #expect(throws: ElementProblem.other(steps: ["open"])) {
      try host.host.rootElement.reacting(to: "Go") { if case .tap = $0 { true } else { false } }
    }
  }

  @Test func `NAV-13: an alert that is a value is made by the body when it is shown`() {
    let journal = Journal()
    let host = TestHost(OldAlert(journal: journal))
    #expect(journal.take() == [])
    #expect(host.bodies(during: { $0.tap("Ask") }) == ["OldAlert"])
    #expect(journal.take() == ["made"])
    host.tap("Delete")
    #expect(journal.take() == ["deleted"])
    #expect(host.texts == ["Ask"])
  }

  @Test func `NAV-5: an alert about an item is given the item, and its button removes it`() {
    for isDialog in [false, true] {
      let journal = Journal()
      let host = TestHost(ItemAlert(isDialog: isDialog, journal: journal))
      #expect(host.bodies(during: { $0.tap("Ask") }) == [])
      #expect(host.texts == ["Ask", "About", "number 7", "Use 7"])
      host.tap("Use 7")
      #expect(journal.take() == ["7"])
      #expect(host.texts == ["Ask"])
    }
  }

  @Test func `an alert about an error is headed by its description`() {
    let host = TestHost(Failing())
    host.tap("Fail")
    #expect(host.texts == ["Fail", "no network", "try later", "OK"])
  }

  @Test func `a view that lets fingers through is not found by steps`() throws {
    let host = TestHost(Guarded())
    host.tap("Unlock")
    host.tap("Go")
    #expect(host.texts == ["Unlock", "Go", "1"])
    host.tap("Unlock")
    #expect(throws: ElementProblem.unknown(available: ["Unlock"])) {
      try host.host.rootElement.reacting(to: "Go") { if case .tap = $0 { true } else { false } }
    }
  }

  @Test func `NAV-1: a link with a tag is shown while the selection is its tag`() {
    let host = TestHost(Tagged())
    #expect(host.firstBodies == ["Tagged"])
    #expect(host.bodies(during: { $0.open("two") }) == ["Tagged", "Item"])
    #expect(host.texts == ["2", "one", "two", "destination 2"])
    #expect(host.bodies(during: { $0.tap("2") }) == ["Tagged"])
    #expect(host.texts == ["-", "one", "two"])
  }
}

private struct Item: View {
  var text = "item"
  var body: some View { Text(text) }
}

private struct SplitMenu: View {
  @State private var count = 0

  var body: some View {
    Menu {
      Item()
      Button("Reset") { count = 0 }
    } label: {
      Text("\(count)")
    } primaryAction: {
      count += 1
    }
  }
}

private struct OldAlert: View {
  @State private var isAsking = false
  let journal: Journal

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert(isPresented: $isAsking) {
        journal.note("made")
        return Alert(
          title: Text("Sure?"),
          primaryButton: .destructive(Text("Delete")) { journal.note("deleted") },
          secondaryButton: .cancel()
        )
      }
  }
}

private enum Fault: LocalizedError {
  case offline
  var errorDescription: String? { "no network" }
}

private struct Failing: View {
  @State private var fault: Fault?
  @State private var isFailing = false

  var body: some View {
    Button("Fail") {
      fault = .offline
      isFailing = true
    }
    .alert(isPresented: $isFailing, error: fault) { _ in
      Button("OK") {}
    } message: { _ in
      Text("try later")
    }
  }
}

private struct Guarded: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    Button("Unlock") { isOpen.toggle() }
    Button("Go") { count += 1 }.allowsHitTesting(isOpen)
    Text("\(count)")
  }
}

private struct Tagged: View {
  @State private var selection: Int?

  var body: some View {
    Button(selection.map { "\($0)" } ?? "-") { selection = nil }
    NavigationLink("one", destination: Item(text: "destination 1"), tag: 1, selection: $selection)
    NavigationLink("two", destination: Item(text: "destination 2"), tag: 2, selection: $selection)
  }
}

private struct ItemAlert: View {
  let isDialog: Bool
  let journal: Journal
  @State private var number: Int?

  var body: some View {
    let button = Button("Ask") { number = 7 }
    if isDialog {
      button.confirmationDialog("About", item: $number) { number in
        Button("Use \(number)") { journal.note("\(number)") }
      } message: {
        Text("number \($0)")
      }
    } else {
      button.alert("About", item: $number) { number in
        Button("Use \(number)") { journal.note("\(number)") }
      } message: {
        Text("number \($0)")
      }
    }
  }
}
