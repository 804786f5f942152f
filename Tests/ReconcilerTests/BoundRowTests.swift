import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Rows of bindings` {
  @Test func `BIND-10: a row writes its element through the collection`() {
    let host = TestHost(BoundRows())
    host.tap("A 0")
    host.tap("C 0")
    #expect(host.texts.suffix(4) == ["A 1", "B 0", "C 1", "sum 2"])
  }

  @Test func `BIND-10: every row's value differs when the collection changes`() {
    let host = TestHost(BoundRows())
    #expect(
      host.bodies(during: { $0.tap("B 0") }) == ["BoundRows", "BoundRow", "BoundRow", "BoundRow"]
    )
  }

  @Test func `BIND-10: a binding to a collection is a collection of bindings`() {
    let host = TestHost(BoundSubset())
    #expect(host.texts == ["3 of 3", "A 0", "C 0", "B 0"])
    #expect(
      host.bodies(during: { $0.tap("C 0") }) == ["BoundSubset", "BoundRow", "BoundRow", "BoundRow"]
    )
    #expect(host.texts == ["3 of 3", "A 0", "C 1", "B 0"])
  }

  @Test func `BIND-10, EACH-4: elements come and go and move`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(BoundRows())
        host.tap("B 0")
        host.tap("Reverse")
        #expect(host.texts.suffix(4) == ["C 0", "B 1", "A 0", "sum 1"])
        host.tap("Remove last")
        host.tap("B 1")
        #expect(host.texts.suffix(3) == ["C 0", "B 2", "sum 2"])
        host.tap("Remove last")
        host.tap("Remove last")
        #expect(host.texts.suffix(1) == ["sum 0"])
      }
    }
  }

  @Test func `BIND-10, TX-4: a row marks itself and is then removed with an animation`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(DeletingRows())
        host.tap("Delete C")
        host.tap("Delete A")
        host.tap("Delete B")
        #expect(host.texts == ["none"])
      }
    }
  }

  @Test func `BIND-10, TX-4: two removals in two transactions`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(TwoRemovals())
        host.tap("Remove two")
        #expect(host.texts.suffix(1) == ["A 0"])
      }
    }
  }

  @Test func `MOD-11, EACH-4: a preference follows rows that are removed`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let journal = Journal()
        let host = TestHost(PreferringRows(journal: journal))
        host.tap("Delete 3")
        host.tap("Delete 1")
        #expect(journal.lines == ["6", "3", "2"])
      }
    }
  }
}

private struct Item: Identifiable {
  let id: String
  var count = 0
}

private struct BoundSubset: View {
  @State private var items = [Item(id: "A"), Item(id: "B"), Item(id: "C")]

  var body: some View {
    if !$items.isEmpty { Text("\($items.count) of \(items.count)") }
    ForEach($items.filter { $0.wrappedValue.id != "B" }) { $item in BoundRow(item: $item) }
    BoundRow(item: $items[1])
  }
}

private struct BoundRows: View {
  @State private var items = [Item(id: "A"), Item(id: "B"), Item(id: "C")]

  var body: some View {
    Button("Reverse") { items.reverse() }
    Button("Remove last") { items.removeLast() }
    ForEach($items) { $item in BoundRow(item: $item) }
    Text("sum \(items.map(\.count).reduce(0, +))")
  }
}

private struct BoundRow: View {
  @Binding var item: Item
  var body: some View { Button("\(item.id) \(item.count)") { item.count += 1 } }
}

private struct DeletingRows: View {
  @State private var items = [Item(id: "A"), Item(id: "B"), Item(id: "C")]

  var body: some View {
    ForEach($items) { $item in
      DeletingRow(item: $item) { id in withAnimation { items.removeAll { $0.id == id } } }
    }
    if items.isEmpty { Text("none") }
  }
}

private struct DeletingRow: View {
  @Binding var item: Item
  let remove: (String) -> Void
  @State private var isDeleting = false

  var body: some View {
    Button("Delete \(item.id)") {
      isDeleting = true
      remove(item.id)
    }
    if isDeleting { Text("deleting") }
  }
}

private struct TwoRemovals: View {
  @State private var items = [Item(id: "A"), Item(id: "B"), Item(id: "C")]

  var body: some View {
    Button("Remove two") {
      items.removeLast()
      withAnimation { _ = items.removeLast() }
    }
    ForEach($items) { $item in
      BoundRow(item: $item).onChange(of: items.count) {}
    }
  }
}

private enum SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PreferringRows: View {
  let journal: Journal
  @State private var numbers = [1, 2, 3]

  var body: some View {
    VStack {
      ForEach(numbers, id: \.self) { number in
        PreferringRow(number: number) { numbers.removeAll { $0 == number } }
      }
    }
    .onPreferenceChange(SumKey.self) { journal.note("\($0)") }
  }
}

private struct PreferringRow: View {
  let number: Int
  let remove: () -> Void
  @State private var isRemoved = false

  var body: some View {
    Button("Delete \(number)") {
      isRemoved = true
      remove()
    }
    .preference(key: SumKey.self, value: isRemoved ? 100 : number)
  }
}
