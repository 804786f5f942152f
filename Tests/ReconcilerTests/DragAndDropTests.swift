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
        target(true)
        _ = take(carried)
        target(false)
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
