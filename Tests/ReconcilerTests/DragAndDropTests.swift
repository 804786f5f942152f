import FoundationShim
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Drag and drop` {
  @Test func `CTL-1: a drop updates who reads what its action writes`() {
    let host = TestHost(Board())
    #expect(host.bodies(during: { $0.drop("Milk", onto: "Basket") }) == ["Count"])
    #expect(host.texts == ["Milk", "Card", "Basket", "Names", "1"])
  }

  @Test func `CTL-1: a value arrives as what it is exported as, and as nothing else`() {
    let host = TestHost(Board())
    #expect(host.bodies(during: { $0.drop("Card", onto: "Names") }) == ["Board"])
    #expect(host.texts.contains("Ada"))
    #expect(host.bodies(during: { $0.drop("Card", onto: "Basket") }) == [])
  }

  @Test func `CTL-1: an item arrives a turn after its drop`() async {
    let host = TestHost(Providers())
    #expect(host.bodies(during: { $0.drop("Note", onto: "Inbox") }) == [])
    await host.waits { host.texts.contains("note") }
    host.drop("Plain", onto: "Inbox")
    await host.waits { host.texts.contains("note plain") }
  }

  @Test func `CTL-1: what is provided arrives as a value, and a wrong type does not`() {
    let host = TestHost(Providers())
    #expect(host.bodies(during: { $0.drop("Note", onto: "Values") }) == ["Providers"])
    #expect(host.texts.contains("note"))
    #expect(host.bodies(during: { $0.drop("Note", onto: "Pictures") }) == [])
  }

  @Test func `CTL-1: a delegate follows what is dragged, and then takes it`() {
    let journal = Journal()
    let host = TestHost(Delegated(journal: journal, operation: .move))
    host.drop("Note", onto: "Inbox")
    #expect(journal.take() == ["validate", "enter", "update", "perform"])
    let refusing = TestHost(Delegated(journal: journal, operation: .forbidden))
    refusing.drop("Note", onto: "Inbox")
    #expect(journal.take() == ["validate", "enter", "update", "exit"])
  }
}

extension TestHost {
  /// Carries what shows a label to what shows another.
  fileprivate func drop(_ label: String, onto other: String) {
    var carried: Any?
    react(to: label) { reaction in
      if case .carry(let make) = reaction { { carried = make() } } else { nil }
    }
    react(to: other) { reaction in
      guard case .receive(let target, let take) = reaction, let carried else { return nil }
      return {
        target(carried, true)
        _ = take(carried)
        target(carried, false)
      }
    }
  }
}

private struct Food: Transferable, Codable {
  let name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .data)
  }
}

private struct Card: Transferable {
  let owner: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.owner)
  }
}

private struct Board: View {
  @State private var foods: [Food] = []
  @State private var names: [String] = []

  var body: some View {
    Text("Milk").draggable(Food(name: "milk"))
    Text("Card").draggable(Card(owner: "Ada"))
    Text("Basket").dropDestination(for: Food.self) { items, _ in
      foods += items
      return true
    }
    Text("Names").dropDestination(for: String.self) { items, _ in
      names += items
      return true
    }
    Count(foods: $foods)
    ForEach(names, id: \.self) { Text($0) }
  }
}

private struct Count: View {
  @Binding var foods: [Food]
  var body: some View { Text("\(foods.count)") }
}

private struct Providers: View {
  @State private var received = ""

  var body: some View {
    Text("Note").onDrag { NSItemProvider(object: NSString(string: "note")) }
    Text("Plain").draggable(" plain")
    Text("Inbox").onDrop(of: [.text], isTargeted: nil) { providers in
      _ = providers[0].loadObject(ofClass: NSString.self) { text, _ in
        if let text = text as? NSString {
          MainActor.assumeIsolated { received += String(describing: text) }
        }
      }
      return true
    }
    Text("Values").dropDestination(for: String.self) { items, _ in
      received += items.joined()
      return true
    }
    Text("Pictures").onDrop(of: [.image], isTargeted: nil) { _ in
      received += "picture"
      return true
    }
    Text(received)
  }
}

private struct Delegated: View {
  let journal: Journal
  let operation: DropOperation

  var body: some View {
    Text("Note").onDrag { NSItemProvider(object: NSString(string: "note")) }
    Text("Inbox").onDrop(of: [.text], delegate: Noting(journal: journal, operation: operation))
  }
}

private struct Noting: DropDelegate {
  let journal: Journal
  let operation: DropOperation

  func validateDrop(info: DropInfo) -> Bool {
    journal.note("validate")
    return info.hasItemsConforming(to: [.plainText])
  }
  func dropEntered(info: DropInfo) { journal.note("enter") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    journal.note("update")
    return DropProposal(operation: operation)
  }
  func dropExited(info: DropInfo) { journal.note("exit") }
  func performDrop(info: DropInfo) -> Bool {
    journal.note("perform")
    return true
  }
}
