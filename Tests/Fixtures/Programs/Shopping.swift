import Combine
import SwiftUI

struct Item: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var isDone = false
}

@MainActor
final class ItemsViewModel: ObservableObject {
  @Published var items: [Item] = [Item(name: "Milk"), Item(name: "Bread")]
  @Published var query = ""
  @Published private(set) var results: [Item] = []
  @Published var isLoading = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { [weak self] text in self?.items.filter { text.isEmpty || $0.name.contains(text) } ?? []
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    $items
      .combineLatest($isLoading)
      .filter { !$1 }
      .map { $0.0.count }
      .assign(to: \.count, on: self)
      .store(in: &cancellables)
  }
  var count = 0

  func load() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    items.append(Item(name: "Eggs"))
  }
}

struct ContentView: View {
  @StateObject private var viewModel = ItemsViewModel()
  @State private var selection: Item.ID?
  @State private var showingAlert = false
  @State private var isEditing = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Items"), footer: Text("\(viewModel.items.count) items")) {
          ForEach($viewModel.items) { $item in
            HStack {
              Toggle(isOn: $item.isDone) { Text(item.name) }
                .toggleStyle(.switch)
              Spacer()
              if item.isDone {
                Image(systemName: "checkmark").foregroundColor(.green).transition(.identity)
              }
            }
            .contentShape(Rectangle())
            .swipeActions {
              Button(role: .destructive) {
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
          }
          .onDelete { viewModel.items.remove(atOffsets: $0) }
          .onMove { viewModel.items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle("Shopping")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { showingAlert = true }) { Image(systemName: "plus") }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("One") {}
          Spacer()
          Button("Two") {}
        }
      }
      .alert("Add?", isPresented: $showingAlert) {
        Button("OK", role: .cancel) {}
        Button("Add") { viewModel.items.append(Item(name: "New")) }
      } message: {
        Text("Really?")
      }
      .searchable(text: $viewModel.query, prompt: "Find")
      .overlay { if viewModel.isLoading { ProgressView() } }
      .task { await viewModel.load() }
    }
    .navigationViewStyle(.stack)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View { ContentView() }
}

@main
struct MyApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
