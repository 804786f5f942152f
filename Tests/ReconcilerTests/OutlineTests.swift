import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Outlines` {
  @Test func `BODY-10: the rows below a row are created when it is opened`() {
    let host = TestHost(Outline())
    #expect(host.firstBodies == ["Outline", "Label", "Label"])
    #expect(host.bodies(during: { $0.tap("Fruit") }) == ["Label", "Label"])
    #expect(host.texts == ["Fruit", "Apple", "Citrus", "Bread"])
    #expect(host.bodies(during: { $0.tap("Citrus") }) == ["Label"])
    #expect(host.bodies(during: { $0.tap("Fruit") }) == [])
    #expect(host.texts == ["Fruit", "Bread"])
  }

  @Test func `BODY-10: each row of a list of a tree can be chosen`() {
    for givesIDs in [false, true] {
      let host = TestHost(ChoosingOutline(givesIDs: givesIDs))
      host.tap("Fruit")
      #expect(host.bodies(during: { $0.select("Apple") }) == ["ChoosingOutline"])
      #expect(host.texts.first == "Apple")
    }
  }
}

private struct Food: Identifiable {
  let id: String
  var parts: [Food]?
}

private let foods = [
  Food(
    id: "Fruit",
    parts: [Food(id: "Apple"), Food(id: "Citrus", parts: [Food(id: "Lemon")])]
  ),
  Food(id: "Bread"),
]

private struct Outline: View {
  var body: some View {
    OutlineGroup(foods, children: \.parts) { Label(text: $0.id) }
  }
}

private struct ChoosingOutline: View {
  let givesIDs: Bool
  @State private var chosen: String?

  var body: some View {
    Text(chosen ?? "none")
    if givesIDs {
      List(foods, id: \.id, children: \.parts, selection: $chosen) { Label(text: $0.id) }
    } else {
      List(foods, children: \.parts, selection: $chosen) { Label(text: $0.id) }
    }
  }
}

private struct Label: View {
  let text: String
  var body: some View { Text(text) }
}
