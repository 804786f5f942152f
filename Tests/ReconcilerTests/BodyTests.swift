import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Body evaluation` {
  @Test func `BODY-1: a class that is a view stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TestHost(ClassView()) }
    }
  }

  @Test func `BODY-1: an enum can be a view`() {
    let host = TestHost(EnumView.second(2))
    #expect(host.firstBodies == ["EnumView"])
    #expect(host.texts == ["second 2"])
  }

  @Test func `BODY-2, LOG-3: without dynamic properties the value alone decides`() {
    let host = TestHost(Parent())
    #expect(host.firstLog.last == "Plain: @self changed.")
    #expect(host.bodies(during: { $0.tap("Evaluate 0") }) == ["Parent", "Plain"])
    #expect(host.bodies(during: { $0.tap("Evaluate 1") }) == ["Parent"])
  }

  @Test func `BODY-3: a box and the value are reported together`() {
    let host = TestHost(ValueAndBinding())
    #expect(
      host.log(during: { $0.tap("Write") }) == [
        "ValueAndBinding: _n changed.", "Both: @self, _n changed.",
      ]
    )
  }

  @Test func `BODY-4, ENV-4: an environment write does not evaluate who reads another key`() {
    let host = TestHost(SchemeReader())
    #expect(host.bodies(during: { $0.environment { $0.scenePhase = .inactive } }) == [])
    #expect(host.bodies(during: { $0.environment { $0.colorScheme = .dark } }) == ["SchemeReader"])
  }

  @Test(.tags(.high)) func `BODY-5, G-2: a parent's evaluation does not force the child's`() {
    let host = TestHost(ConstantParent())
    #expect(host.log(during: { $0.tap("0") }) == ["ConstantParent: _n changed."])
    #expect(host.log(during: { $0.tap("1") }) == ["ConstantParent: _n changed."])
  }

  @Test func `BODY-6: a computed property is part of the enclosing body`() {
    let host = TestHost(Computed())
    #expect(host.firstBodies == ["Computed"])
    #expect(host.bodies(during: { $0.tap("0") }) == ["Computed"])
  }

  @Test func `BODY-6: a stored content closure runs in the body that calls it`() {
    let host = TestHost(ClosureParent())
    #expect(host.bodies(during: { $0.tap("Inner") }) == ["ClosureParent", "ClosureBox<Text>"])
  }

  @Test func `BODY-7: stored content is compared by its own fields`() {
    let host = TestHost(ContentParent())
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["ContentParent"])
    #expect(
      host.bodies(during: { $0.tap("Seed 1") }) == ["ContentParent", "ContentBox<Plain>", "Plain"]
    )
  }

  @Test func `BODY-8: leaves have no body to count`() {
    let host = TestHost(Leaves())
    #expect(host.firstBodies == ["Leaves"])
  }

  @Test func `BODY-9: wrappers between do not change what is evaluated`() {
    let host = TestHost(Wrapped())
    #expect(host.firstBodies == ["Wrapped", "Plain"])
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Wrapped"])
    #expect(host.bodies(during: { $0.tap("Seed 1") }) == ["Wrapped", "Plain"])
  }

  @Test func `BODY-10: what nothing shows is not evaluated`() {
    let host = TestHost(Hidden())
    #expect(host.firstBodies == ["Hidden"])
    #expect(host.bodies(during: { $0.tap("Show") }) == ["Hidden", "Plain"])
  }

  @Test func `BODY-11: outside a body a state keeps its initial value`() {
    let view = Unconnected()
    #expect(view.writeAndRead() == 3)
  }

  @Test func `BODY-12: a body that returns an equal value stops there, and counts`() {
    let host = TestHost(EqualBody())
    #expect(host.bodies(during: { $0.tap("Write") }) == ["EqualBody"])
    #expect(host.bodies(during: { $0.tap("Write") }) == ["EqualBody"])
  }

  @Test func `BODY-13: each identity is counted`() {
    let host = TestHost(Three())
    #expect(host.firstBodies == ["Three", "Plain", "Plain", "Plain"])
  }

  @Test func `TX-9: bodies run from the outside in and in source order`() {
    let host = TestHost(Outer())
    #expect(host.firstBodies == ["Outer", "Left", "Plain", "Right", "Plain"])
    #expect(
      host.bodies(during: { $0.tap("Add") }) == ["Outer", "Left", "Plain", "Right", "Plain"]
    )
  }

  @Test func `BODY-14: a body that code calls by hand belongs to its caller`() {
    let host = TestHost(CallingByHand())
    #expect(host.firstBodies == ["CallingByHand"])
    #expect(host.bodies { $0.tap("Add") } == ["CallingByHand"])
    #expect(host.texts == ["1", "Add"])
  }
}

private final class ClassView: View {
  nonisolated init() {}
  var body: some View { Text("class") }
}

private enum EnumView: View {
  case first
  case second(Int)

  var body: some View {
    switch self {
    case .first: Text("first")
    case .second(let number): Text("second \(number)")
    }
  }
}

private struct Plain: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

private struct Parent: View {
  @State private var n = 0

  var body: some View {
    Button("Evaluate \(n)") { n += 1 }
    Plain(n: min(n, 1))
  }
}

private struct ValueAndBinding: View {
  @State private var n = 0

  var body: some View {
    Button("Write") { n += 1 }
    Both(label: "\(n)", n: $n)
  }
}

private struct Both: View {
  let label: String
  @Binding var n: Int
  var body: some View { Text("\(label) \(n)") }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { Text("Scheme") }
}

private struct ConstantParent: View {
  @State private var n = 0

  var body: some View {
    Button("\(n)") { n += 1 }
    Plain(n: 0)
    Empty()
  }
}

private struct Empty: View {
  var body: some View { Text("Empty") }
}

private struct Computed: View {
  @State private var n = 0

  private var part: some View { Button("\(n)") { n += 1 } }

  @ViewBuilder private func other() -> some View { Text("\(n)") }

  var body: some View {
    part
    VStack { other() }
  }
}

private struct ClosureBox<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}

private struct ClosureParent: View {
  @State private var n = 0

  var body: some View {
    Button("Inner") { n += 1 }
    ClosureBox { Text("\(n)") }
  }
}

private struct ContentBox<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

private struct ContentParent: View {
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    ContentBox { Plain(n: seed / 2) }
  }
}

private struct Leaves: View {
  var body: some View {
    VStack {
      Text("A")
      HStack {
        Image(systemName: "star")
        Spacer()
        Divider()
      }
      Color.red
    }
  }
}

private struct Wrapped: View {
  @State private var seed = 0

  var body: some View {
    VStack {
      HStack {
        Group { ZStack { Plain(n: seed / 2).padding(CGFloat(seed)).opacity(0.5) } }
        Button("Seed \(seed)") { seed += 1 }
      }
    }
  }
}

private struct Hidden: View {
  @State private var isShown = false
  @State private var isPresented = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isPresented) { Plain(n: 1) }
    if isShown { Plain(n: 2) }
  }
}

private struct Unconnected: View {
  @State private var n = 3

  nonisolated init() {}

  func writeAndRead() -> Int {
    n = 5
    return n
  }

  var body: some View { Text("\(n)") }
}

private struct EqualBody: View {
  @State private var n = 0

  var body: some View {
    Button("Write") { n += 1 }
    Plain(n: n > 100 ? 1 : 0)
  }
}

private struct Three: View {
  var body: some View {
    Plain(n: 1)
    Plain(n: 1)
    Plain(n: 1)
  }
}

private struct Outer: View {
  @State private var n = 0

  var body: some View {
    Left(n: n)
    Right(n: n)
    Button("Add") { n += 1 }
  }
}

private struct Left: View {
  let n: Int
  var body: some View { Plain(n: n) }
}

private struct Right: View {
  let n: Int
  var body: some View { Plain(n: n) }
}

private struct CallingByHand: View {
  @State private var n = 0

  var body: some View {
    Plain(n: n).body
    Button("Add") { n += 1 }
  }
}
