import Reconciler
import Testing

/// Structures that are legal and seldom drawn on a slide.
@MainActor
@Suite(.serialized)
struct `Exotic structures` {
  @Test func `ID-2, CMP-3: the views in an equal condition count as compared`() {
    let host = TestHost(Conditions())
    let plain = host.comparisons { $0.tap("Tap") }
    #expect(plain.filter { $0.hasPrefix("Named") } == Array(repeating: "Named equal", count: 4))
  }

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

  @Test func `CMP-14, CMP-22: types beside other values count as changed`() {
    let host = TestHost(TypedParent())
    #expect(host.bodies(during: { $0.tap("Add") }) == ["TypedParent", "Typed"])
    #expect(host.bodies(during: { $0.tap("Add") }) == ["TypedParent", "Typed"])
    #expect(host.texts == ["Add", "count 1"])
  }

  @Test func `ROOT-1: an empty view, an optional without value and an empty list`() {
    #expect(TestHost(EmptyView()).texts == [])
    #expect(TestHost(Optional<Text>.none).texts == [])
    #expect(TestHost(ForEach(0..<0) { Text("\($0)") }).texts == [])
    #expect(TestHost(AnyView(AnyView(Text("A")))).texts == ["A"])
  }
}

private struct Conditions: View {
  @State private var count = 0
  private let name = "x"

  var body: some View {
    Button("Tap") { count += 1 }
    Named(name: name)
    GeometryReader { _ in
      if count < 10 { Named(name: name) } else { Text("none") }
    }
    if count < 10 {
      Text("a")
      if count < 9 { Named(name: name) }
      Named(name: name)
    }
  }
}

private struct Named: View {
  let name: String
  var body: some View { Text(name) }
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

private struct Typed: View {
  let pair: (String.Type, String)
  let kind: Int.Type?
  var body: some View { Text(pair.1) }
}

private struct TypedParent: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
    Typed(pair: (String.self, "count \(count / 2)"), kind: Int.self)
  }
}
