import Reconciler

/// A change to a mounted list, the same here and in `Benchmarks/react.js`.
enum Workload: String, CaseIterable {
  /// A list is mounted.
  case mount
  /// The state of the first row changes.
  case leaf
  /// One item changes: the list rebuilds all rows, and all but one compare equal.
  case root
  /// The order of all rows is reversed.
  case reverse
  /// The last row becomes the first.
  case move
  /// A row is added in the middle.
  case insert

  /// The name in the table.
  var title: String {
    switch self {
    case .mount: "mount"
    case .leaf: "leaf state change"
    case .root: "root change"
    case .reverse: "reverse"
    case .move: "last to first"
    case .insert: "insert in the middle"
    }
  }

  /// The items after the change.
  func changed(_ items: [Item]) -> [Item] {
    var items = items
    switch self {
    case .mount, .leaf: break
    case .root: items[items.count / 2].title += "!"
    case .reverse: items.reverse()
    case .move: items.insert(items.removeLast(), at: 0)
    case .insert: items.insert(Item(id: items.count), at: items.count / 2)
    }
    return items
  }
}
