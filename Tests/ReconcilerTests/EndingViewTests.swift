import Reconciler
import Testing

/// Views that end in the very turn in which their own state is written.
@MainActor
@Suite(.serialized)
struct `Ending views` {
  @Test func `ID-2: a branch that ends while its own state is written`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(ClosingItself())
        for _ in 0..<3 {
          host.tap("Open")
          #expect(host.bodies(during: { $0.tap("Close") }) == ["ClosingItself"])
        }
        #expect(host.texts == ["Open"])
      }
    }
  }

  @Test func `ID-7: an id and its content's own state change in one turn`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(IDAndState())
        host.tap("Both 0")
        #expect(host.bodies(during: { $0.tap("Both 1") }) == ["IDAndState", "Inner"])
        #expect(host.texts.contains("Both 2"))
      }
    }
  }

  @Test func `ID-6: an erased view that changes its type and its state in one turn`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(ErasedSwitch())
        for _ in 0..<2 {
          host.tap("Switch")
          host.tap("Back")
        }
        #expect(host.texts == ["Switch"])
      }
    }
  }

  @Test func `EACH-4: reversing, removing and inserting in one turn`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(Shuffled())
        for _ in 0..<4 { host.tap("Shuffle") }
        #expect(host.texts.first == "Shuffle")
        #expect(host.texts.count == Set(host.texts).count)
      }
    }
  }

  @Test func `MOD-7: state written by onAppear of a row that its write removes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(SelfRemoving())
        #expect(host.texts == ["Fill", "0"])
        host.tap("Fill")
        #expect(host.texts == ["Fill", "2"])
        host.tap("Fill")
        #expect(host.texts == ["Fill", "4"])
      }
    }
  }

  @Test func `MOD-4: onChange in a row that the change removes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let journal = Journal()
        let host = TestHost(ChangingRows(journal: journal))
        host.tap("Add 3")
        host.tap("Remove 3")
        host.tap("Remove 2")
        #expect(host.texts.suffix(1) == ["Remove 1"])
      }
    }
  }
}

private struct ClosingItself: View {
  @State private var isOpen = false

  var body: some View {
    if isOpen { Closer(isOpen: $isOpen) } else { Button("Open") { isOpen = true } }
  }
}

private struct Closer: View {
  @Binding var isOpen: Bool
  @State private var isClosing = false

  var body: some View {
    if isClosing { Text("Closing") }
    Button("Close") {
      isClosing = true
      isOpen = false
    }
  }
}

private struct IDAndState: View {
  @State private var id = 0
  var body: some View { Inner(id: $id, number: id).id(id) }
}

private struct Inner: View {
  @Binding var id: Int
  let number: Int
  @State private var isOn = false

  var body: some View {
    Button("Both \(number)") {
      isOn = true
      id += 1
    }
    if isOn { Text("On") }
  }
}

private struct ErasedSwitch: View {
  @State private var isSecond = false

  var body: some View {
    isSecond ? AnyView(Second(isSecond: $isSecond)) : AnyView(First(isSecond: $isSecond))
  }
}

private struct First: View {
  @Binding var isSecond: Bool
  @State private var isOn = false

  var body: some View {
    Button("Switch") {
      isOn = true
      isSecond = true
    }
    if isOn { Text("On") }
  }
}

private struct Second: View {
  @Binding var isSecond: Bool
  @State private var isOn = false

  var body: some View {
    Button("Back") {
      isOn = true
      isSecond = false
    }
    if isOn || isSecond == false { Text("On") }
  }
}

private struct Shuffled: View {
  @State private var numbers = Array(0..<6)
  @State private var next = 6

  var body: some View {
    Button("Shuffle") {
      numbers.reverse()
      numbers.removeFirst(2)
      numbers.insert(next, at: 1)
      next += 1
    }
    ForEach(numbers, id: \.self) { number in
      ShuffledRow(number: number, numbers: $numbers)
    }
  }
}

private struct ShuffledRow: View {
  let number: Int
  @Binding var numbers: [Int]

  var body: some View {
    if let index = numbers.firstIndex(of: number) { Text("\(number) at \(index)") }
  }
}

private struct SelfRemoving: View {
  @State private var items: [Int] = []
  @State private var removed = 0

  var body: some View {
    Button("Fill") { items = [1, 2] }
    ForEach(items, id: \.self) { item in
      Leaf(name: "item \(item)").onAppear {
        items.removeAll { $0 == item }
        removed += 1
      }
    }
    Text("\(removed)")
  }
}

private struct ChangingRows: View {
  let journal: Journal
  @State private var items = [1, 2]

  var body: some View {
    Button("Add 3") { items.append(3) }
    ForEach(items, id: \.self) { item in
      ChangingRow(item: item, items: $items, journal: journal)
    }
  }
}

private struct ChangingRow: View {
  let item: Int
  @Binding var items: [Int]
  let journal: Journal
  @State private var isRemoved = false

  var body: some View {
    Button("Remove \(item)") {
      isRemoved = true
      items.removeAll { $0 == item }
    }
    .onChange(of: isRemoved) { journal.note("row \(item)") }
    .onChange(of: items) { journal.note("items \(item)") }
  }
}

private struct Leaf: View {
  let name: String
  var body: some View { Text(name) }
}
