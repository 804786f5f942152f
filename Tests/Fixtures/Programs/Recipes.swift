import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id = UUID()
  let name: String
  let cuisine: String
}

@MainActor
@Observable
final class RecipeStore {
  var recipes: [Recipe] = [
    Recipe(name: "Pad Thai", cuisine: "Thai"), Recipe(name: "Carbonara", cuisine: "Italian"),
    Recipe(name: "Lasagne", cuisine: "Italian"),
  ]
  var query = ""
  var results: [Recipe] {
    query.isEmpty ? recipes : recipes.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}

enum AppTab: Hashable { case browse, search, profile }

struct RecipeTabs: View {
  @State private var store = RecipeStore()
  @State private var selection: AppTab = .browse

  var body: some View {
    TabView(selection: $selection) {
      Tab("Browse", systemImage: "list.bullet", value: .browse) {
        NavigationStack { RecipeList(recipes: store.recipes).navigationTitle("Browse") }
      }
      .badge(store.recipes.count)
      Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) {
        NavigationStack {
          RecipeList(recipes: store.results)
            .navigationTitle("Search")
            .searchable(
              text: $store.query,
              placement: .navigationBarDrawer(displayMode: .always),
              prompt: "Find recipes"
            )
            .overlay {
              if store.results.isEmpty { ContentUnavailableView.search(text: store.query) }
            }
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
        }
      }
      Tab("Profile", systemImage: "person", value: .profile) { Text("Profile") }
    }
    .tabViewStyle(.sidebarAdaptable)
    .environment(store)
  }
}

struct RecipeList: View {
  let recipes: [Recipe]
  var body: some View {
    List(recipes) { recipe in
      NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
        .listRowSeparator(.hidden)
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button("Share", systemImage: "square.and.arrow.up") {}.tint(.blue)
        }
    }
    .listStyle(.plain)
    .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
    .refreshable { try? await Task.sleep(for: .seconds(1)) }
  }
}

struct RecipeRow: View {
  let recipe: Recipe
  var body: some View {
    LabeledContent(recipe.name) { Text(recipe.cuisine).foregroundStyle(.secondary) }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  @Environment(RecipeStore.self) private var store
  var body: some View {
    Text("\(recipe.name) of \(store.recipes.count)").navigationBarTitleDisplayMode(.inline)
  }
}

#Preview { RecipeTabs() }
