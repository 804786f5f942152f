import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Removed rows` {
  @Test func `EACH-4: writing a removed row's own state leaves the other rows alone`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(SelfDeletingList())
        let bodies = host.bodies(during: { $0.tap("Delete 3") })
        #expect(bodies == ["SelfDeletingList", "SelfDeletingRow", "SelfDeletingRow"])
        #expect(
          host.bodies(during: { $0.tap("Delete 2") }) == ["SelfDeletingList", "SelfDeletingRow"]
        )
        #expect(host.texts == ["Delete 1"])
      }
    }
  }

  @Test func `EACH-4: a row that reads the list through a binding ends with its element`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(BoundList())
        host.tap("Shorten")
        #expect(host.bodies(during: { $0.tap("Shorten") }) == ["BoundList", "BoundRow"])
      }
    }
  }

  @Test func `EACH-6: a constant range that gets shorter keeps its rows and warns`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(ConstantRange())
        #expect(host.texts == ["Shorten", "Row 0", "Row 1", "Row 2"])
        #expect(host.warnings(during: { $0.tap("Shorten") }).count == 1)
        #expect(host.texts == ["Shorten", "Row 0", "Row 1", "Row 2"])
      }
    }
  }

  @Test func `EACH-4: a model observed by list and row may lose the row's element`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let model = ObservedList()
        let host = TestHost(ObservingList(model: model))
        host.run { model.items.removeLast() }
        let bodies = host.bodies(during: { $0.run { model.items.removeLast() } })
        #expect(bodies == ["ObservingList", "ObservingRow"])
      }
    }
  }

  @Test func `EACH-4: rows that came one by one disappear with their list`() {
    let journal = Journal()
    let host = TestHost(GrowingList(journal: journal))
    for label in ["Insert", "Append", "Remove", "Hide"] { host.tap(label) }
    #expect(journal.lines.sorted() == ["1", "2", "3", "4"])
  }
}

private struct GrowingList: View {
  let journal: Journal
  @State private var items = [1, 3]
  @State private var isShown = true

  var body: some View {
    Button("Insert") { items.insert(2, at: 1) }
    Button("Append") { items.append(4) }
    Button("Remove") { items.removeFirst() }
    Button("Hide") { isShown = false }
    if isShown {
      ForEach(items, id: \.self) { item in
        Text("\(item)").onDisappear { journal.note("\(item)") }
      }
    }
  }
}

private struct SelfDeletingList: View {
  @State private var items = [1, 2, 3]

  var body: some View {
    ForEach(items, id: \.self) { item in
      SelfDeletingRow(item: item, items: $items)
    }
  }
}

private struct SelfDeletingRow: View {
  let item: Int
  @Binding var items: [Int]
  @State private var isDeleting = false

  var body: some View {
    Button("Delete \(item)") {
      isDeleting = true
      items.removeAll { $0 == item }
    }
    if isDeleting { Text("Deleting") }
  }
}

private struct BoundList: View {
  @State private var items = [1, 2, 3]

  var body: some View {
    Button("Shorten") { items.removeLast() }
    ForEach(items, id: \.self) { item in
      BoundRow(item: item, items: $items)
    }
  }
}

private struct BoundRow: View {
  let item: Int
  @Binding var items: [Int]

  var body: some View {
    if items.first == item { Text("First") }
  }
}

private struct ConstantRange: View {
  @State private var count = 3

  var body: some View {
    Button("Shorten") { count = 2 }
    ForEach(0..<count) { Text("Row \($0)") }
  }
}

@Observable
private final class ObservedList {
  var items = [1, 2, 3]
}

private struct ObservingList: View {
  let model: ObservedList

  var body: some View {
    ForEach(model.items, id: \.self) { item in
      ObservingRow(item: item, model: model)
    }
  }
}

private struct ObservingRow: View {
  let item: Int
  let model: ObservedList

  var body: some View {
    if model.items.first == item { Text("First") }
  }
}
