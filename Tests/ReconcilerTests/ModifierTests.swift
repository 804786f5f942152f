import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Modifiers` {
  @Test func `MOD-1: a modifier's own value evaluates no view`() {
    let host = TestHost(Padded())
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Padded"])
  }

  @Test func `MOD-2: content and modifier are independent of each other`() {
    let host = TestHost(Independent())
    #expect(host.firstBodies == ["Independent", "Badge", "Plain"])
    #expect(host.bodies(during: { $0.tap("Content") }) == ["Independent", "Plain"])
    #expect(host.bodies(during: { $0.tap("Modifier") }) == ["Independent", "Badge"])
  }

  @Test func `MOD-2: content may be used twice, as two identities`() {
    let host = TestHost(Twice())
    #expect(host.firstBodies == ["Twice", "Doubling", "Counting", "Counting"])
    host.run {}
    #expect(host.texts == ["0", "0"])
  }

  @Test func `MOD-2: content may be left out and come back`() {
    let host = TestHost(Leaving())
    #expect(host.texts == ["Flip"])
    #expect(host.bodies(during: { $0.tap("Flip") }) == ["Hiding", "Plain"])
    #expect(host.texts == ["Flip", "1"])
  }

  @Test func `MOD-2: the same modifier twice, and inside itself`() {
    #expect(
      TestHost(Plain(n: 1).modifier(Badge(n: 2)).modifier(Badge(n: 3))).texts == ["1", "2", "3"]
    )
    let nested = TestHost(Plain(n: 0).modifier(Recursive(depth: 3)))
    #expect(nested.texts == ["0", "depth 0", "depth 1", "depth 2", "depth 3"])
  }

  @Test func `MOD-2: joined modifiers apply from the inside out`() {
    let joined = Badge(n: 2).concat(Badge(n: 3))
    #expect(TestHost(Plain(n: 1).modifier(joined)).texts == ["1", "2", "3"])
  }

  @Test func `MOD-3: overlay and background are built with the enclosing body`() {
    let host = TestHost(Layers())
    #expect(host.firstBodies == ["Layers", "Plain", "Plain", "Plain"])
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Layers", "Plain"])
  }

  @Test func `MOD-4: a change is told once, and not at first`() {
    let journal = Journal()
    let host = TestHost(Changing(journal: journal))
    #expect(journal.take() == ["initial 0 0"])
    host.tap("Add 0")
    #expect(journal.take().sorted() == ["both 0 1", "initial 0 1", "none"])
    host.tap("Other 0")
    #expect(journal.take() == [])
  }

  @Test func `MOD-5: the one-parameter closure sees the state of before`() {
    let journal = Journal()
    let host = TestHost(OneParameter(journal: journal))
    host.tap("Add 0")
    #expect(journal.take() == ["new 1, captured 0"])
  }

  @Test func `MOD-7: what onAppear writes is a second evaluation`() {
    let host = TestHost(Appearing())
    #expect(
      host.firstLog == [
        "Appearing: @self, @identity, _n changed.", "Appearing: _n changed.",
      ]
    )
    #expect(host.bodies(during: { $0.hostPass() }) == [])
  }

  @Test func `MOD-7: an appearance is counted once for its identity`() {
    let host = TestHost(Appearing())
    let appearances = host.events.filter {
      if case .counted(_, .appearances) = $0 { true } else { false }
    }
    #expect(appearances.count == 1)
  }

  @Test func `MOD-8: everything inside a branch that ends disappears`() {
    let journal = Journal()
    let host = TestHost(Closing(journal: journal))
    host.tap("Close")
    #expect(journal.take().sorted() == ["inner", "outer", "row 1", "row 2"])
  }

  @Test func `MOD-8: what onDisappear writes is evaluated`() {
    let host = TestHost(Counted())
    #expect(host.bodies(during: { $0.tap("Close") }) == ["Counted", "Counted"])
    #expect(host.texts.last == "gone 1")
  }

  @Test func `MOD-8: onDisappear is the latest closure`() {
    let journal = Journal()
    let host = TestHost(Latest(journal: journal))
    host.tap("Add 0")
    host.tap("Close")
    #expect(journal.take() == ["n is 1"])
  }

  @Test func `MOD-13: an animation evaluates nothing by itself`() {
    let host = TestHost(Animating())
    #expect(host.bodies(during: { $0.tap("Add 0") }) == ["Animating"])
  }
}

private struct Plain: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

private struct Counting: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

private struct Padded: View {
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    Plain(n: 1).padding(CGFloat(seed)).opacity(Double(seed)).background(Color.red)
  }
}

private struct Badge: ViewModifier {
  let n: Int

  func body(content: Content) -> some View {
    content
    Text("\(n)")
  }
}

private struct Independent: View {
  @State private var inner = 0
  @State private var outer = 0

  var body: some View {
    Button("Content") { inner += 1 }
    Button("Modifier") { outer += 1 }
    Plain(n: inner).modifier(Badge(n: outer))
  }
}

private struct Doubling: ViewModifier {
  func body(content: Content) -> some View {
    content
    content
  }
}

private struct Twice: View {
  var body: some View { Counting().modifier(Doubling()) }
}

private struct Hiding: ViewModifier {
  @State private var isShown = false

  func body(content: Content) -> some View {
    Button("Flip") { isShown.toggle() }
    if isShown { content }
  }
}

private struct Leaving: View {
  var body: some View { Plain(n: 1).modifier(Hiding()) }
}

private struct Recursive: ViewModifier {
  let depth: Int

  func body(content: Content) -> some View {
    depth == 0
      ? AnyView(inner(content)) : AnyView(inner(content.modifier(Recursive(depth: depth - 1))))
  }

  @ViewBuilder private func inner(_ content: some View) -> some View {
    content
    Text("depth \(depth)")
  }
}

private struct Layers: View {
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    Plain(n: 1).background(Plain(n: 2)).overlay { Plain(n: seed) }
  }
}

private struct Changing: View {
  let journal: Journal
  @State private var n = 0
  @State private var other = 0

  var body: some View {
    Button("Add \(n)") { n += 1 }
      .onChange(of: n) { old, new in journal.note("both \(old) \(new)") }
      .onChange(of: n) { journal.note("none") }
      .onChange(of: n, initial: true) { old, new in journal.note("initial \(old) \(new)") }
    Button("Other \(other)") { other += 1 }
  }
}

private struct OneParameter: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    let shown = n
    Button("Add \(n)") { n += 1 }
      .onChange(of: n) { journal.note("new \($0), captured \(shown)") }
  }
}

private struct Appearing: View {
  @State private var n = 0
  var body: some View { Text("\(n)").onAppear { n += 1 } }
}

private struct Closing: View {
  let journal: Journal
  @State private var isOpen = true

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen {
      VStack {
        Text("Inner").onDisappear { journal.note("inner") }
        ForEach(1..<3) { number in
          AnyView(Text("Row").onDisappear { journal.note("row \(number)") })
        }
      }
      .onDisappear { journal.note("outer") }
    }
  }
}

private struct Counted: View {
  @State private var isOpen = true
  @State private var count = 0

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen { Text("Open").onDisappear { count += 1 } }
    Text("gone \(count)")
  }
}

private struct Latest: View {
  let journal: Journal
  @State private var isOpen = true
  @State private var n = 0

  var body: some View {
    let shown = n
    Button("Add \(n)") { n += 1 }
    Button("Close") { isOpen = false }
    if isOpen { Text("Open").onDisappear { journal.note("n is \(shown)") } }
  }
}

private struct Animating: View {
  @State private var n = 0

  var body: some View {
    Button("Add \(n)") { withAnimation { n += 1 } }
    Plain(n: 1)
  }
}
