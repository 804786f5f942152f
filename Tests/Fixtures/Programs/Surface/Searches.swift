// What articles write of searches, each name once.

import SwiftUI

struct SearchesUses: View {
  @State private var text = ""
  @State private var tokens: [Fruit] = [Fruit(name: "Apple")]
  @State private var suggested = [Fruit(name: "Pear")]
  @State private var scope = Scope.all
  @State private var isPresented = true
  private let title = "Find"

  var body: some View {
    VStack {
      Found().searchable(text: $text, isPresented: $isPresented)
        .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
        .searchSuggestions { Text("pear").searchCompletion("pear") }
        .onSubmit(of: .search) { text = "" }
      Found().searchable(text: $text, isPresented: $isPresented, prompt: "a")
        .searchScopes($scope, activation: .onSearchPresentation) { Text("b").tag(Scope.all) }
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        .searchToolbarBehavior(.minimize)
      tokenFields
    }
  }

  @ViewBuilder private var tokenFields: some View {
    Found().searchable(text: $text, tokens: $tokens) { Text($0.name) }
    Found().searchable(text: $text, tokens: $tokens, prompt: "c") {
      Label($0.name, systemImage: "d")
    }
    Found().searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: title) {
      Text($0.name)
    }
    Found().searchable(text: $text, placement: .navigationBarDrawer, prompt: Text("e")) {
      Text("f").searchCompletion("f")
    }
  }
}

private enum Scope: String, CaseIterable { case all, some }

private struct Fruit: Identifiable {
  let name: String
  var id: String { name }
}

private struct Found: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    if isSearching { Button("Done") { dismissSearch() } }
  }
}
