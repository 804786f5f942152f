import Reconciler
import Testing

/// A trace must change nothing of what it tells: lists of every kind of row, under the same changes with
/// a trace and without one.
@MainActor
@Suite(.serialized)
struct `Without a trace` {
  @Test(arguments: 0..<8)
  func `EACH-3, AG-13: the same closures, bodies and comparisons run`(seed: Int) {
    let (traced, untraced) = (
      history(seed: seed, isTraced: true), history(seed: seed, isTraced: false)
    )
    #expect(traced.count > 100)
    #expect(traced == untraced)
  }

  @Test(arguments: 0..<8)
  func `the same happens while the screen is drawn`(seed: Int) {
    let drawn = history(seed: seed, isTraced: true, draws: true)
    #expect(drawn == history(seed: seed, isTraced: true))
  }

  /// All that code of the program notes, and how many comparisons there were after each change.
  private func history(seed: Int, isTraced: Bool, draws: Bool = false) -> [String] {
    let log = Log()
    var random = Random(seed: UInt64(seed) &+ 77)
    let host = TestHost(Lists(log: log), drawsScreen: draws)
    if !isTraced { host.host.recorder = nil }
    for step in 0..<40 {
      log.entries.append("step \(step)")
      let comparisons = host.comparisonCount { host in
        host.run { change(log, &random) }
      }
      if draws { #expect(!host.host.screen.children.isEmpty) }
      log.entries.append("\(comparisons) comparisons, \(host.texts)")
    }
    return log.entries
  }

  private func change(_ log: Log, _ random: inout Random) {
    var items = log.items?.wrappedValue ?? []
    switch random.below(7) {
    case 0: items.insert(Item(id: log.nextID(), log: log), at: random.below(items.count + 1))
    case 1: if !items.isEmpty { items.remove(at: random.below(items.count)) }
    case 2: items.shuffle(using: &random)
    case 3: log.model.number += 1
    case 4:
      let ids = log.leaves.keys.sorted()
      if !ids.isEmpty { log.leaves[ids[random.below(ids.count)]]?.wrappedValue += 1 }
    default: if !items.isEmpty { items[random.below(items.count)].title += "!" }
    }
    log.items?.wrappedValue = items
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
  var items: Binding<[Item]>?
  var leaves: [Int: Binding<Int>] = [:]
  let model = Watched()
  private var lastID = 0

  nonisolated init() {}

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  nonisolated func note(_ entry: String) { MainActor.assumeIsolated { entries.append(entry) } }
}

@Observable
private final class Watched {
  var number = 0
}

private struct Item: Identifiable, Equatable {
  let id: Int
  let log: Log
  var title = "item"

  static func == (first: Item, second: Item) -> Bool {
    first.log.note("== \(first.id) \(second.id)")
    return first.id == second.id && first.title == second.title
  }
}

private struct Lists: View {
  let log: Log
  @State private var items: [Item] = []

  var body: some View {
    log.note("Lists")
    log.items = $items
    return VStack {
      ForEach(items) { item in
        log.note("plain \(item.id)")
        return PlainRow(item: item)
      }
      ForEach(items) { item in
        PlainRow(item: item)
        Text(item.title)
      }
      ForEach(items) { item in
        log.note("reading \(item.id)")
        return Text(item.id.isMultiple(of: 2) ? "\(item.id), \(log.model.number)" : item.title)
      }
      ForEach(items, id: \.title) { ConditionalRow(item: $0) }
      ForEach($items) { $item in PlainRow(item: item) }
    }
  }
}

private struct PlainRow: View {
  let item: Item
  @State private var taps = 0

  var body: some View {
    item.log.note("PlainRow \(item.id)")
    item.log.leaves[item.id] = $taps
    return Text("\(item.title) \(taps)")
  }
}

private struct ConditionalRow: View {
  let item: Item

  var body: some View {
    item.log.note("ConditionalRow \(item.id)")
    return Group {
      if item.title.count > 5 { Text("long") } else { PlainRow(item: item) }
    }
  }
}
