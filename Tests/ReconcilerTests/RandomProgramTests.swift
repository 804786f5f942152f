import Reconciler
import Testing

/// What updates lead to must be what a fresh window shows: random changes of a random tree, each
/// compared with the same tree mounted anew.
@MainActor
@Suite(.serialized)
struct `Random programs` {
  @Test(arguments: 0..<12)
  func `AG-5, EACH-4, ID-2: an updated window shows what a new one shows`(seed: Int) async {
    var random = Random(seed: UInt64(seed) &+ 1)
    let model = TreeModel(root: Tree.random(depth: 4, &random))
    let host = TestHost(TreePage(model: model))
    for _ in 0..<25 {
      host.run { model.root.change(&random) }
      let fresh = TestHost(TreePage(model: model))
      #expect(host.texts == fresh.texts)
    }
  }

  @Test(arguments: 0..<12)
  func `AG-16, TX-3: the same holds with rows that listen, animate and write`(seed: Int) {
    var random = Random(seed: UInt64(seed) &+ 100)
    let model = ListenerModel()
    let host = TestHost(ListenerPage(model: model))
    for _ in 0..<60 {
      host.run {
        for _ in 0..<(1 + random.below(3)) {
          if random.below(3) == 0 {
            withAnimation { model.change(&random) }
          } else {
            model.change(&random)
          }
        }
      }
      let rows = model.rows.map { "row \($0) of \(model.rows.count)" }
      #expect(host.texts == (model.isListed ? rows : ["nothing"]))
    }
  }
}

/// The structure of a view tree.
private indirect enum Tree: Equatable {
  case leaf(Int)
  case stack([Tree])
  case branch(Bool, Tree, Tree)
  case list([Int], Tree)
  case identified(Int, Tree)
  case erased(Tree)
  case modified(Int, Tree)

  static func random(depth: Int, _ random: inout Random) -> Tree {
    func child(_ random: inout Random) -> Tree { .random(depth: depth - 1, &random) }
    guard depth > 0 else { return .leaf(random.below(10)) }
    switch random.below(7) {
    case 0: return .leaf(random.below(10))
    case 1: return .stack((0..<(1 + random.below(3))).map { _ in child(&random) })
    case 2: return .branch(random.below(2) == 0, child(&random), child(&random))
    case 3: return .list(Array(0..<random.below(4)), child(&random))
    case 4: return .identified(random.below(3), child(&random))
    case 5: return .erased(child(&random))
    default: return .modified(random.below(10), child(&random))
    }
  }

  /// Changes something, somewhere.
  mutating func change(_ random: inout Random) {
    switch self {
    case .leaf: self = .random(depth: random.below(3), &random)
    case .stack(var trees):
      trees[random.below(trees.count)].change(&random)
      self = .stack(trees)
    case .branch(let isFirst, var first, var second):
      switch random.below(3) {
      case 0: self = .branch(!isFirst, first, second)
      case 1:
        first.change(&random)
        self = .branch(!isFirst, first, second)
      default:
        second.change(&random)
        self = .branch(isFirst, first, second)
      }
    case .list(let ids, var row):
      if random.below(2) == 0 { row.change(&random) }
      self = .list(ids.changed(&random), row)
    case .identified(let id, var tree):
      if random.below(2) == 0 { tree.change(&random) }
      self = .identified(random.below(3) == 0 ? id + 1 : id, tree)
    case .erased(var tree):
      tree.change(&random)
      self = .erased(tree)
    case .modified(let number, var tree):
      if random.below(2) == 0 { tree.change(&random) }
      self = .modified(random.below(2) == 0 ? number + 1 : number, tree)
    }
  }
}

@Observable
private final class TreeModel {
  var root: Tree
  init(root: Tree) { self.root = root }
}

private struct TreePage: View {
  let model: TreeModel
  var body: some View { TreeView(tree: model.root) }
}

private struct TreeView: View {
  let tree: Tree
  @State private var unused = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    switch tree {
    case .leaf(let number): Text("\(number)")
    case .stack(let trees):
      ForEach(trees.indices, id: \.self) { AnyView(TreeView(tree: trees[$0])) }
    case .branch(let isFirst, let first, let second):
      if isFirst {
        AnyView(TreeView(tree: first))
      } else {
        AnyView(TreeView(tree: second)).onAppear { unused += 1 }
      }
    case .list(let ids, let row):
      ForEach(ids, id: \.self) { id in
        Text("id \(id)")
        AnyView(TreeView(tree: row))
      }
    case .identified(let id, let tree): AnyView(TreeView(tree: tree)).id(id)
    case .erased(let tree): AnyView(VStack { AnyView(TreeView(tree: tree)) })
    case .modified(let number, let tree):
      AnyView(TreeView(tree: tree)).modifier(Numbered(number: number))
    }
  }
}

private struct Numbered: ViewModifier {
  let number: Int

  func body(content: Content) -> some View {
    if number % 3 != 0 { Text("modified \(number)") }
    content
  }
}

private final class ListenerModel: ObservableObject {
  @Published var rows = [1, 2, 3]
  @Published var isListed = true
  private var next = 4

  func change(_ random: inout Random) {
    switch random.below(5) {
    case 0: isListed.toggle()
    case 1:
      rows.append(next)
      next += 1
    default: rows = rows.changed(&random).filter { $0 < next }
    }
  }
}

private struct ListenerPage: View {
  @ObservedObject var model: ListenerModel
  @State private var seen = 0

  var body: some View {
    if model.isListed {
      ForEach(model.rows, id: \.self) { row in
        ListenerRow(row: row, model: model, seen: $seen)
          .onAppear { seen += 1 }
          .onDisappear { seen -= 1 }
      }
    } else {
      Text("nothing")
    }
  }
}

private struct ListenerRow: View {
  let row: Int
  @ObservedObject var model: ListenerModel
  @Binding var seen: Int
  @State private var changes = 0

  var body: some View {
    if model.rows.contains(row) {
      Text("row \(row) of \(model.rows.count)")
        .onChange(of: model.rows) { changes += 1 }
    }
    if changes > 100_000 { Text("\(seen)") }
  }
}
