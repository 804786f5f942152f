import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `For each` {
  @Test func `EACH-1, EACH-2: an equal value runs no closure`() {
    let journal = Journal()
    let host = TestHost(Unchanging(journal: journal))
    #expect(journal.take() == ["row 1", "row 2"])
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Unchanging"])
    #expect(journal.take() == [])
  }

  @Test func `EACH-2: before iOS 18 no two values are equal`() {
    let journal = Journal()
    let host = TestHost(Unchanging(journal: journal), profile: Profile(.ios17))
    _ = journal.take()
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Unchanging"])
    #expect(journal.take() == ["row 1", "row 2"])
  }

  @Test func `EACH-3: a changed value runs every row's closure, but only changed rows' bodies`() {
    let journal = Journal()
    let host = TestHost(Editable(journal: journal))
    _ = journal.take()
    #expect(host.bodies(during: { $0.tap("Rename 2") }) == ["Editable", "Row"])
    #expect(journal.take() == ["row 1", "row 2", "row 3"])
    #expect(host.texts.suffix(3) == ["1 A", "2 A!", "3 A"])
  }

  @Test func `EACH-3: the closures of rows that nothing else concerns run too, each time`() {
    let journal = Journal()
    let host = TestHost(Resting(journal: journal))
    for name in ["B", "C"] {
      _ = journal.take()
      host.tap("Next")
      #expect(journal.take() == ["row 1", "row 2", "row 3"])
      #expect(host.texts.suffix(3) == ["A", name, "A"])
    }
  }

  @Test func `EACH-4: an inserted row alone is evaluated`() {
    let host = TestHost(Editable(journal: Journal()))
    #expect(
      host.log(during: { $0.tap("Insert") }) == [
        "Editable: _items changed.", "Row: @self, @identity, _taps changed.",
      ]
    )
    #expect(host.texts.suffix(4) == ["9 A", "1 A", "2 A", "3 A"])
  }

  @Test func `EACH-4, MOD-8: a removed row disappears and no other is evaluated`() {
    let journal = Journal()
    let host = TestHost(Editable(journal: journal))
    _ = journal.take()
    #expect(host.bodies(during: { $0.tap("Remove first") }) == ["Editable"])
    #expect(journal.take() == ["row 2", "row 3", "gone 1"])
    #expect(host.texts.suffix(2) == ["2 A", "3 A"])
  }

  @Test func `EACH-4: moved rows keep their state and are not evaluated`() {
    let host = TestHost(Editable(journal: Journal()))
    host.tap("1 A")
    #expect(host.bodies(during: { $0.tap("Reverse") }) == ["Editable"])
    #expect(host.texts.suffix(3) == ["3 A", "2 A", "1 A 1"])
  }

  @Test func `EACH-4: rows are evaluated in the order of the data after a move`() {
    let host = TestHost(Ordered())
    #expect(host.texts.suffix(3) == ["1 0", "2 0", "3 0"])
    host.tap("Reverse")
    host.tap("Add")
    #expect(host.texts.suffix(3) == ["3 1", "2 1", "1 1"])
    let events = host.events(during: { $0.tap("Add") })
    let order = events.compactMap { event in
      if case .evaluated(let identity, _) = event { identity } else { nil }
    }
    #expect(order.dropFirst() == order.dropFirst().sorted(by: >)[...])
  }

  @Test func `EACH-5: with indices as ids the state stays with the index`() {
    let host = TestHost(Indexed())
    host.tap("A 0")
    #expect(host.texts == ["Insert", "A 1", "B 0"])
    #expect(
      host.bodies(during: { $0.tap("Insert") }) == ["Indexed", "Counting", "Counting", "Counting"]
    )
    #expect(host.texts == ["Insert", "Z 1", "A 0", "B 0"])
  }

  @Test func `EACH-6: a constant range that grows keeps its rows and warns`() {
    let host = TestHost(Growing())
    #expect(host.warnings(during: { $0.tap("Grow") }).count == 1)
    #expect(host.texts == ["Grow", "Row 0", "Row 1"])
  }

  @Test func `EACH-7: ids that change start every row from scratch`() {
    let host = TestHost(Unstable())
    host.tap("A 0")
    #expect(host.texts.suffix(2) == ["A 1", "B 0"])
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Unstable", "Counting", "Counting"])
    #expect(host.texts.suffix(2) == ["A 0", "B 0"])
  }

  // A report on iOS 14 with a picture (vinhnx/notes issue 385).
  @Test func `EACH-8: an id that occurs twice is warned of, and its first element repeated`() {
    for isLazy in [false, true] {
      let host = TestHost(Places(isLazy: isLazy))
      #expect(host.texts == ["Change", "First", "Second", "First"])
      #expect(host.warnings.count == 1)
      #expect(host.bodies { $0.tap("Change") } == ["Places", "Place"])
      #expect(host.texts == ["Change", "First", "Second", "First", "First"])
      host.tap("Change")
      #expect(host.texts == ["Change", "Second", "Third", "Third"])
      host.tap("Change")
      #expect(host.texts == ["Change", "Second"])
      host.tap("Change")
      #expect(host.texts == ["Change", "Second", "Second"])
    }
  }

  @Test func `EACH-8: under a profile, only the first element with an id has a row`() {
    var profile = Profile()
    profile.repeatsDuplicateIDs = false
    for isLazy in [false, true] {
      let host = TestHost(Places(isLazy: isLazy), profile: profile)
      #expect(host.texts == ["Change", "First", "Second"])
      host.tap("Change")
      #expect(host.texts == ["Change", "First", "Second"])
    }
  }

  @Test func `EACH-8: an id that occurs twice at first and once later`() {
    let host = TestHost(Duplicates())
    #expect(host.texts == ["Remove one", "1", "1", "2"])
    host.tap("Remove one")
    #expect(host.texts == ["Remove one", "1", "2"])
  }

  @Test func `EACH-10: a closure that captures what changes runs for every row`() {
    let journal = Journal()
    let host = TestHost(Capturing(journal: journal))
    _ = journal.take()
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Capturing", "Labeled", "Labeled"])
    #expect(journal.take() == ["row 1", "row 2"])
  }

  @Test func `EACH-11: rows are created in the order of the data`() {
    let journal = Journal()
    _ = TestHost(Editable(journal: journal))
    #expect(journal.lines.filter { $0.hasPrefix("row") } == ["row 1", "row 2", "row 3"])
  }

  @Test func `EACH-4: all may go and come back`() {
    let host = TestHost(Editable(journal: Journal()))
    host.tap("Remove all")
    #expect(host.texts.suffix(1) == ["Remove all"])
    host.tap("Insert")
    #expect(host.texts.suffix(1) == ["9 A"])
  }

  @Test func `EACH-4: an element that is replaced by another takes its place`() {
    let host = TestHost(Editable(journal: Journal()))
    #expect(host.bodies(during: { $0.tap("Replace 2") }) == ["Editable", "Row"])
    #expect(host.texts.suffix(3) == ["1 A", "7 A", "3 A"])
  }

  @Test func `EACH-3: slices and other collections work`() {
    #expect(TestHost(Collections()).texts == ["2", "3", "c", "b", "a", "0", "5"])
  }

  @Test func `EACH-9: lists in lists keep their rows apart`() {
    let host = TestHost(NestedLists())
    #expect(host.texts.suffix(4) == ["1-1", "1-2", "2-1", "2-2"])
    #expect(host.bodies(during: { $0.tap("Add column") }) == ["NestedLists", "Cell", "Cell"])
    #expect(host.texts.suffix(6) == ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3"])
    host.tap("Drop row")
    #expect(host.texts.suffix(3) == ["2-1", "2-2", "2-3"])
  }
}

private struct Item: Identifiable {
  let id: Int
  var name = "A"
}

private struct Unchanging: View {
  let journal: Journal
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    ForEach([1, 2], id: \.self) { [journal] number in
      let _ = journal.note("row \(number)")
      Text("\(number)")
    }
  }
}

private struct Resting: View {
  let journal: Journal
  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]

  var body: some View {
    Button("Next") { items[1].name = items[1].name == "A" ? "B" : "C" }
    ForEach(items) { [journal] item in
      let _ = journal.note("row \(item.id)")
      Text(item.name)
    }
  }
}

private struct Editable: View {
  let journal: Journal
  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]

  var body: some View {
    Button("Rename 2") { items[1].name += "!" }
    Button("Insert") { items.insert(Item(id: 9), at: 0) }
    Button("Remove first") { items.removeFirst() }
    Button("Reverse") { items.reverse() }
    Button("Replace 2") { items[1] = Item(id: 7) }
    Button("Remove all") { items = [] }
    ForEach(items) { [journal] item in
      let _ = journal.note("row \(item.id)")
      Row(item: item).onDisappear { journal.note("gone \(item.id)") }
    }
  }
}

private struct Row: View {
  let item: Item
  @State private var taps = 0

  var body: some View {
    Button("\(item.id) \(item.name)\(taps > 0 ? " \(taps)" : "")") { taps += 1 }
  }
}

private struct Ordered: View {
  @State private var numbers = [1, 2, 3]
  @State private var n = 0

  var body: some View {
    Button("Reverse") { numbers.reverse() }
    Button("Add") { n += 1 }
    ForEach(numbers, id: \.self) { Labeled(label: "\($0) \(n)") }
  }
}

private struct Counting: View {
  let name: String
  @State private var taps = 0
  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

private struct Indexed: View {
  @State private var names = ["A", "B"]

  var body: some View {
    Button("Insert") { names.insert("Z", at: 0) }
    ForEach(names.indices, id: \.self) { Counting(name: names[$0]) }
  }
}

private struct Growing: View {
  @State private var count = 2

  var body: some View {
    Button("Grow") { count = 4 }
    ForEach(0..<count) { Text("Row \($0)") }
  }
}

private struct UnstableItem: Identifiable {
  let id: Int
  let name: String
}

private struct Unstable: View {
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    ForEach([UnstableItem(id: seed * 2, name: "A"), UnstableItem(id: seed * 2 + 1, name: "B")]) {
      Counting(name: $0.name)
    }
  }
}

private struct Places: View {
  private static let sequence: [[(Int, String)]] = [
    [(1, "First"), (2, "Second"), (1, "Third")],
    [(1, "First"), (2, "Second"), (1, "Third"), (1, "Fourth")],
    [(2, "Second"), (1, "Third"), (1, "Fourth")],
    [(2, "Second")],
    [(2, "Second"), (2, "Fifth")],
  ]
  let isLazy: Bool
  @State private var index = 0

  var body: some View {
    Button("Change") { index += 1 }
    if isLazy { LazyVStack { rows } } else { rows }
  }

  private var rows: some View {
    ForEach(Self.sequence[index], id: \.0) { Place(name: $0.1) }
  }
}

private struct Place: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Duplicates: View {
  @State private var numbers = [1, 1, 2]

  var body: some View {
    Button("Remove one") { numbers.removeFirst() }
    ForEach(numbers, id: \.self) { Text("\($0)") }
  }
}

private struct Capturing: View {
  let journal: Journal
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    ForEach([1, 2], id: \.self) { number in
      let _ = journal.note("row \(number)")
      Labeled(label: "\(seed)")
    }
  }
}

private struct Labeled: View {
  let label: String
  var body: some View { Text(label) }
}

private struct Collections: View {
  var body: some View {
    ForEach([1, 2, 3].dropFirst(), id: \.self) { Text("\($0)") }
    ForEach("abc".reversed(), id: \.self) { Text(String($0)) }
    ForEach(Array(stride(from: 0, to: 10, by: 5)), id: \.self) { Text("\($0)") }
  }
}

private struct NestedLists: View {
  @State private var rows = [1, 2]
  @State private var columns = [1, 2]

  var body: some View {
    Button("Add column") { columns.append(columns.count + 1) }
    Button("Drop row") { rows.removeFirst() }
    ForEach(rows, id: \.self) { row in
      ForEach(columns, id: \.self) { column in
        Cell(name: "\(row)-\(column)")
      }
    }
  }
}

private struct Cell: View {
  let name: String
  var body: some View { Text(name) }
}
