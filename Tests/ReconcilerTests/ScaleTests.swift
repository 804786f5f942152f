import Reconciler
import Testing

/// What large programs cost, counted in comparisons and calls, never in time.
@MainActor
@Suite(.serialized)
struct `Large programs` {
  @Test func `EACH-4: of 20 000 rows one is appended, then all are removed`() {
    let host = TestHost(Rows(count: 20_000))
    #expect(host.firstBodies.count == 20_001)
    #expect(host.bodies(during: { $0.tap("Append") }) == ["Rows", "Row"])
    #expect(host.bodies(during: { $0.tap("Clear") }) == ["Rows"])
    #expect(host.texts == ["Append", "Rename last", "Clear"])
  }

  @Test func `AG-13: changing one of n rows costs a comparison for each`() {
    let small = TestHost(Rows(count: 100)).comparisonCount { $0.tap("Rename last") }
    let large = TestHost(Rows(count: 1_000)).comparisonCount { $0.tap("Rename last") }
    #expect(large <= small * 11)
  }

  @Test func `EACH-1: the data are compared once, not once for each row`() {
    let calls = Calls()
    let host = TestHost(CountedRows(calls: calls, count: 100))
    calls.count = 0
    host.tap("Rename last")
    #expect(calls.count <= 1_000)
  }

  @Test func `STATE-4: a row's own state costs nothing elsewhere`() {
    let host = TestHost(Rows(count: 1_000))
    let count = host.comparisonCount {
      #expect($0.bodies(during: { $0.tap("Row 500") }) == ["Row"])
    }
    #expect(count <= 5)
  }

  @Test func `ID-2: two hundred containers deep`() {
    let host = TestHost(Nest(depth: 200))
    #expect(host.firstBodies.count == 202)
    #expect(host.bodies(during: { $0.tap("Bottom 0") }) == ["Bottom"])
  }

  @Test func `OBJ-1: two thousand observers of one object are evaluated once each`() {
    let model = Model()
    let host = TestHost(Observers(model: model))
    #expect(host.bodies(during: { $0.run { model.n += 1 } }).count == 2_000)
  }

  @Test func `OBS-3: two thousand readers of one property are evaluated once each, in order`() {
    let model = Observed()
    let host = TestHost(Readers(model: model))
    let events = host.events(during: { $0.run { model.n += 1 } })
    let order = events.compactMap { event in
      if case .evaluated(let identity, _) = event { identity } else { nil }
    }
    #expect(order.count == 2_000)
    #expect(order == order.sorted())
  }

  @Test func `ENV-4: one key among two thousand readers of another costs no evaluation`() {
    let host = TestHost(Schemes())
    #expect(host.bodies(during: { $0.environment { $0.scenePhase = .inactive } }) == [])
  }

  @Test func `OBS-5: evaluations for other reasons do not pile up`() {
    let model = Observed()
    let host = TestHost(Busy(model: model))
    for _ in 0..<200 { host.tap("Evaluate") }
    #expect(host.bodies(during: { $0.run { model.n += 1 } }) == ["Busy"])
    #expect(host.bodies(during: { $0.run { model.n += 1 } }) == ["Busy"])
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
}

private struct Rows: View {
  @State private var items: [Item]

  init(count: Int) {
    _items = State(wrappedValue: (0..<count).map { Item(id: $0, name: "Row \($0)") })
  }

  var body: some View {
    Button("Append") { items.append(Item(id: items.count, name: "New")) }
    Button("Rename last") { items[items.count - 1].name = "Renamed" }
    Button("Clear") { items = [] }
    ForEach(items) { Row(item: $0) }
  }
}

private struct Row: View {
  let item: Item
  @State private var taps = 0
  var body: some View { Button(taps == 0 ? item.name : "tapped") { taps += 1 } }
}

private final class Calls {
  var count = 0
}

private struct CountedItem: Identifiable, Equatable {
  let id: Int
  var name: String
  let calls: Calls

  static func == (first: CountedItem, second: CountedItem) -> Bool {
    first.calls.count += 1
    return first.id == second.id && first.name == second.name
  }
}

private struct CountedRows: View {
  @State private var items: [CountedItem]

  init(calls: Calls, count: Int) {
    _items = State(
      wrappedValue: (0..<count).map { CountedItem(id: $0, name: "Row", calls: calls) }
    )
  }

  var body: some View {
    Button("Rename last") { items[items.count - 1].name = "Renamed" }
    ForEach(items) { Text($0.name) }
  }
}

private struct Nest: View {
  let depth: Int

  var body: some View {
    VStack {
      if depth > 0 { AnyView(Nest(depth: depth - 1)) } else { Bottom() }
    }
  }
}

private struct Bottom: View {
  @State private var n = 0
  var body: some View { Button("Bottom \(n)") { n += 1 } }
}

private final class Model: ObservableObject {
  @Published var n = 0
}

private struct Observers: View {
  let model: Model
  var body: some View { ForEach(0..<2_000) { [model] _ in Observer(model: model) } }
}

private struct Observer: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.n)") }
}

@Observable
private final class Observed {
  var n = 0
}

private struct Readers: View {
  let model: Observed
  var body: some View { ForEach(0..<2_000) { [model] _ in Reader(model: model) } }
}

private struct Reader: View {
  let model: Observed
  var body: some View { Text("\(model.n)") }
}

private struct Schemes: View {
  var body: some View { ForEach(0..<2_000) { _ in Scheme() } }
}

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(scheme)") }
}

private struct Busy: View {
  let model: Observed
  @State private var seed = 0

  var body: some View {
    Button("Evaluate") { seed += 1 }
    Text("\(seed) \(model.n)")
  }
}
