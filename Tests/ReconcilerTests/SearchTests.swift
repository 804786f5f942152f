import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Searches` {
  @Test func `ENV-3: a search that begins or ends updates who reads it`() {
    let host = TestHost(Library())
    #expect(host.bodies(during: { $0.focus("Search") }) == ["Status"])
    #expect(host.bodies(during: { $0.focus("Search") }) == [])
    host.type("ad", into: "Search")
    #expect(host.bodies(during: { $0.tap("Done") }) == ["Library", "Status"])
    #expect(host.texts.contains("query "))
  }

  @Test func `NAV-5: a binding shows and follows a search, and its owner need not run`() {
    let host = TestHost(Presented())
    #expect(host.bodies(during: { $0.tap("Find") }) == ["Status"])
    #expect(host.bodies(during: { $0.tap("Done") }) == ["Status"])
    #expect(host.bodies(during: { $0.focus("Search") }) == ["Status"])
    #expect(host.texts.contains("Done"))
  }

  @Test func `NAV-2: suggestions and scopes exist while a search is under way`() {
    let host = TestHost(Suggesting())
    #expect(!host.texts.contains("pear"))
    host.focus("Search")
    #expect(host.texts.contains("pear") && host.texts.contains("New"))
    #expect(host.bodies(during: { $0.tap("pear") }) == ["Suggesting"])
    #expect(host.texts.contains("query pear"))
    host.choose("New")
    #expect(host.texts.contains("scope 1"))
    host.tap("Done")
    #expect(!host.texts.contains("pear"))
  }

  @Test func `CTL-1: a suggested token is added to the field`() {
    let host = TestHost(Tokens())
    #expect(host.texts == ["Search", "ripe", "1"])
    host.focus("Search")
    #expect(host.bodies(during: { $0.tap("sweet") }) == ["Count"])
    #expect(host.texts == ["Search", "ripe", "sweet", "sweet", "2"])
  }
}

extension TestHost {
  fileprivate func choose(_ label: String) {
    react(to: label) { reaction in
      switch reaction {
      case .select(let action), .tap(let action): action
      default: nil
      }
    }
  }
}

private struct Status: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View { if isSearching { Button("Done") { dismissSearch() } } }
}

private struct Library: View {
  @State private var query = ""
  var body: some View {
    VStack {
      Status()
      Text("query \(query)")
    }
    .searchable(text: $query)
  }
}

private struct Presented: View {
  @State private var query = ""
  @State private var isPresented = false
  var body: some View {
    VStack {
      Status()
      Button("Find") { isPresented = true }
    }
    .searchable(text: $query, isPresented: $isPresented)
  }
}

private struct Suggesting: View {
  @State private var query = ""
  @State private var scope = 0
  var body: some View {
    VStack {
      Status()
      Text("query \(query)")
      Text("scope \(scope)")
    }
    .searchable(text: $query)
    .searchScopes($scope) {
      Text("All").tag(0)
      Text("New").tag(1)
    }
    .searchSuggestions { Text("pear").searchCompletion("pear") }
  }
}

private struct Tag: Identifiable {
  let id: String
}

private struct Tokens: View {
  @State private var query = ""
  @State private var tokens = [Tag(id: "ripe")]
  @State private var suggested = [Tag(id: "sweet")]
  var body: some View {
    Count(tokens: $tokens)
      .searchable(text: $query, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
  }
}

private struct Count: View {
  @Binding var tokens: [Tag]
  var body: some View { Text("\(tokens.count)") }
}
