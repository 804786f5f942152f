import Reconciler
import Testing

/// Structures that are legal and seldom drawn on a slide.
@MainActor
@Suite(.serialized)
struct `Exotic structures` {
  @Test func `ID-2, EACH-4: a list in a branch in an erased view`() {
    let host = TestHost(ListInBranch())
    #expect(host.texts.suffix(2) == ["row 1", "row 2"])
    #expect(host.bodies(during: { $0.tap("Add") }) == ["ListInBranch", "Row"])
    host.tap("row 1")
    #expect(host.texts.suffix(3) == ["row 1!", "row 2", "row 3"])
    host.tap("Flip")
    #expect(host.texts == ["Add", "Flip", "none"])
    host.tap("Add")
    host.tap("Flip")
    #expect(host.texts.suffix(4) == ["row 1", "row 2", "row 3", "row 4"])
  }

  @Test func `ID-2: branches in branches are decided from the outside in`() {
    let host = TestHost(NestedBranches())
    #expect(host.texts.suffix(1) == ["deep"])
    #expect(host.bodies(during: { $0.tap("Outer and inner") }) == ["NestedBranches"])
    #expect(host.texts.suffix(1) == ["outside"])
    #expect(host.bodies(during: { $0.tap("Outer and inner") }) == ["NestedBranches", "Leaf"])
    #expect(host.texts.suffix(1) == ["deep"])
  }

  @Test func `ID-4: optional values that come and go keep to their payload`() {
    let host = TestHost(OptionalChain())
    #expect(host.texts.suffix(1) == ["Next"])
    host.tap("Next")
    #expect(host.texts.suffix(2) == ["A", "Next"])
    host.tap("Next")
    #expect(host.texts.suffix(2) == ["AB", "Next"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["OptionalChain"])
    #expect(host.texts == ["Next"])
  }

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

  @Test func `BODY-9: a generic container of a generic container`() {
    let host = TestHost(Box(Box(Box(Counting(name: "A")))))
    #expect(host.firstBodies.last == "Counting")
    #expect(host.bodies(during: { $0.tap("A 0") }) == ["Counting"])
  }

  @Test func `BODY-9: a view that contains itself`() {
    let host = TestHost(Tree(depth: 6))
    #expect(host.firstBodies.count == 127)
    #expect(host.bodies(during: { $0.run {} }) == [])
  }

  @Test func `BODY-5: views without size and with large alignment`() {
    let host = TestHost(Sizes())
    #expect(host.bodies(during: { $0.tap("Add 0") }) == ["Sizes", "Wide"])
    #expect(host.texts.suffix(2) == ["empty", "1.0"])
  }

  @Test func `MOD-2: a modifier around a list around a modifier`() {
    let host = TestHost(ModifiedList())
    #expect(host.texts == ["Add", "1", "*", "2", "*", "footer 2"])
    #expect(host.bodies(during: { $0.tap("Add") }) == ["ModifiedList", "Footer", "Star"])
    #expect(host.texts == ["Add", "1", "*", "2", "*", "3", "*", "footer 3"])
  }

  @Test func `STATE-14: state does not survive a modifier applied in a branch`() {
    let host = TestHost(ModifierSwitch())
    host.tap("A 0")
    host.tap("Flip")
    #expect(host.texts == ["Flip", "A 0"])
  }

  @Test func `BIND-2: bindings through five views and a modifier`() {
    let host = TestHost(Deep())
    #expect(host.bodies(during: { $0.tap("n 0") }) == ["Bottom"])
    #expect(host.bodies(during: { $0.tap("n 1") }) == ["Bottom"])
    #expect(host.texts == ["n 2"])
  }

  @Test func `ROOT-1: an empty view, an optional without value and an empty list`() {
    #expect(TestHost(EmptyView()).texts == [])
    #expect(TestHost(Optional<Text>.none).texts == [])
    #expect(TestHost(ForEach(0..<0) { Text("\($0)") }).texts == [])
    #expect(TestHost(AnyView(AnyView(Text("A")))).texts == ["A"])
  }
}

private struct Leaf: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Counting: View {
  let name: String
  @State private var taps = 0
  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

private struct Row: View {
  let number: Int
  @State private var isMarked = false

  var body: some View {
    if isMarked {
      Text("row \(number)!")
    } else {
      Button("row \(number)") { isMarked = true }
    }
  }
}

private struct ListInBranch: View {
  @State private var numbers = [1, 2]
  @State private var isShown = true

  var body: some View {
    Button("Add") { numbers.append(numbers.count + 1) }
    Button("Flip") { isShown.toggle() }
    AnyView(
      VStack {
        if isShown {
          ForEach(numbers, id: \.self) { Row(number: $0) }
        } else {
          Text("none")
        }
      }
    )
  }
}

private struct NestedBranches: View {
  @State private var outer = true
  @State private var inner = true

  var body: some View {
    Button("Outer and inner") {
      inner.toggle()
      outer.toggle()
    }
    if outer {
      if inner {
        if outer && inner { Leaf(name: "deep") }
      } else {
        Leaf(name: "shallow")
      }
    } else {
      Text("outside")
    }
  }
}

private struct OptionalChain: View {
  @State private var parts: [String]?

  var body: some View {
    if let parts, let first = parts.first {
      Leaf(name: first + (parts.dropFirst().first.map { $0 } ?? ""))
    }
    Button("Next") {
      parts = parts == nil ? ["A"] : parts?.count == 1 ? ["A", "B"] : nil
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

private struct Box<Content: View>: View {
  let content: Content
  init(_ content: Content) { self.content = content }
  var body: some View { content }
}

private struct Tree: View {
  let depth: Int

  var body: some View {
    if depth > 0 {
      AnyView(Tree(depth: depth - 1))
      AnyView(Tree(depth: depth - 1))
    }
  }
}

private struct Sizes: View {
  @State private var n = 0

  var body: some View {
    Button("Add \(n)") { n += 1 }
    Nothing()
    Wide(vector: SIMD8(repeating: Double(n)))
  }
}

private struct Nothing: View {
  var body: some View { Text("empty") }
}

private struct Wide: View {
  let flag = true
  let vector: SIMD8<Double>
  var body: some View { Text("\(vector[0])") }
}

private struct Star: ViewModifier {
  func body(content: Content) -> some View {
    content
    Text("*")
  }
}

private struct Footer: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content
    Text("footer \(count)")
  }
}

private struct ModifiedList: View {
  @State private var count = 2

  var body: some View {
    Button("Add") { count += 1 }
    VStack {
      ForEach(Array(1...count), id: \.self) { Text("\($0)").modifier(Star()) }
    }
    .modifier(Footer(count: count))
  }
}

private struct ModifierSwitch: View {
  @State private var isPadded = false

  var body: some View {
    Button("Flip") { isPadded.toggle() }
    if isPadded { Counting(name: "A").padding() } else { Counting(name: "A") }
  }
}

private struct Deep: View {
  @State private var n = 0
  var body: some View { Level1(n: $n).modifier(Star2(n: $n)) }
}

private struct Star2: ViewModifier {
  @Binding var n: Int
  func body(content: Content) -> some View { content }
}

private struct Level1: View {
  @Binding var n: Int
  var body: some View { Level2(n: $n) }
}

private struct Level2: View {
  @Binding var n: Int
  var body: some View { AnyView(Level3(n: $n)) }
}

private struct Level3: View {
  @Binding var n: Int
  var body: some View { ForEach(0..<1) { _ in Bottom(n: $n) } }
}

private struct Bottom: View {
  @Binding var n: Int
  var body: some View { Button("n \(n)") { n += 1 } }
}
