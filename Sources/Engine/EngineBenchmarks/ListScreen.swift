import Reconciler

/// The data of a row.
struct Item: Identifiable, Equatable {
  let id: Int
  var title: String

  /// A list of items numbered from 0.
  static func list(count: Int) -> [Item] { (0..<count).map(Item.init(id:)) }

  init(id: Int) {
    self.id = id
    title = "Item \(id)"
  }
}

/// Gives workloads access to the mounted list, and counts body evaluations.
@MainActor
enum Probe {
  /// The items of the list that was evaluated last.
  static var items: Binding<[Item]>?
  /// The state of the first row.
  static var leaf: Binding<Int>?
  static var evaluations = 0
}

/// A list that owns its items.
struct ListScreen: View {
  @State var items: [Item]

  var body: some View {
    Probe.evaluations += 1
    Probe.items = $items
    return VStack { ForEach(items) { item in Row(item: item) } }
  }
}

/// A text built from an item and the row's own state.
struct Row: View {
  let item: Item
  @State private var taps = 0

  var body: some View {
    Probe.evaluations += 1
    if item.id == 0 { Probe.leaf = $taps }
    return Text(verbatim: "\(item.title) \(taps)")
  }
}
