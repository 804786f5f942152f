import SwiftSource
import Testing

@Suite struct `The flow of values` {
  static let code = """
    struct Board: View {
      @State private var items: [Item] = []
      @State private var score = 0
      @State private var note: String?
      @State private var kind = Kind.a
      private var headline: String { "Score \\(score)" }
      private func row(_ item: Item, as style: Kind) -> some View { Row(text: item.name, kind: style) }
      private var footer: some View { Footer(text: "x") }
      var body: some View {
        let doubled = score * 2
        var mixed = "x"
        if let first = note { Note(text: first) } else { Empty() }
        Headline(text: headline)
        Doubled(doubled)
        ForEach(items) { item in row(item, as: .b) }
        ForEach(items) { Dollar(text: $0.name) }
        Mixed(text: mixed)
        Field(text: $note)
        Projected(text: _note.wrappedValue)
        switch kind { case .a(let value): Case(value: value) default: Other() }
        Outer { Inner(value: score) }
        footer
        Both(left: score, right: items)
        Nested.Deep(value: score)
        ForEach(items) { kind in Hidden(value: kind) }
      }
    }
    extension Board { var more: some View { Added(text: note) } }
    struct Other: View { let body = Doubled(9) }
    """

  @Test(arguments: [
    ("Headline", "text", ["score"]), ("Doubled", "value", ["score"]), ("Note", "text", ["note"]),
    ("Row", "text", ["items"]), ("Row", "kind", []), ("Dollar", "text", ["items"]),
    ("Field", "text", ["note"]), ("Projected", "text", ["note"]),
    ("Inner", "value", ["score"]), ("Outer", "content", ["score"]), ("Both", "left", ["score"]),
    ("Both", "right", ["items"]), ("Both", "unlabeled", ["items", "score"]),
    ("Nested.Deep", "value", ["score"]), ("Board.Nested.Deep", "value", ["score"]),
    ("Added", "text", ["note"]), ("Footer", "text", []),
  ])
  func `leads from an argument to states`(view: String, property: String, states: [String]) {
    let found = ValueFlow(Self.code).sources(of: property, of: view, in: "Board")
    #expect(found?.intersection(["items", "score", "note", "kind"]) == Set(states))
  }

  @Test(arguments: [
    ("Note", ["note"]), ("Headline", []), ("Dollar", ["items"]),
  ])
  func `leads from a view to what decides about it`(view: String, states: [String]) {
    let found = ValueFlow(Self.code).conditions(of: view, in: "Board")
    #expect(found?.intersection(["items", "score", "note", "kind"]) == Set(states))
  }

  @Test func `is silent about variables, hidden names, helpers' conditions and other views`() {
    let flow = ValueFlow(Self.code)
    #expect(flow.sources(of: "text", of: "Mixed", in: "Board") == nil)
    #expect(flow.sources(of: "text", of: "Unknown", in: "Board") == nil)
    #expect(flow.sources(of: "text", of: "Headline", in: "Other") == nil)
    #expect(flow.sources(of: "value", of: "Hidden", in: "Board") == nil)
    #expect(flow.sources(of: "value", of: "Case", in: "Board") == nil)
    #expect(flow.conditions(of: "Footer", in: "Board") == nil)
    #expect(flow.conditions(of: "Unknown", in: "Board") == nil)
  }
}
