import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Identity` {
  @Test func `ID-1: the same type in the same place keeps its state`() {
    let host = TestHost(SamePlace())
    host.tap("Child 0")
    #expect(host.bodies(during: { $0.tap("Flip") }) == ["SamePlace", "Child"])
    #expect(host.texts.last == "Child 1")
  }

  @Test func `ID-2: another branch is another identity, with a first evaluation`() {
    let journal = Journal()
    let host = TestHost(Branches(journal: journal))
    #expect(journal.take() == ["appear A"])
    host.tap("Child 0")
    #expect(
      host.log(during: { $0.tap("Flip") }) == [
        "Branches: _isFirst changed.", "Child: @self, @identity, _n changed.",
      ]
    )
    #expect(journal.take().sorted() == ["appear B", "disappear A"])
    #expect(host.texts.last == "Child 0")
  }

  @Test func `ID-2: in the same branch the content is compared in place`() {
    let host = TestHost(SameBranch())
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["SameBranch"])
    #expect(host.bodies(during: { $0.tap("Seed 1") }) == ["SameBranch", "Plain"])
  }

  @Test func `ID-2: every case of a switch is a branch`() {
    let host = TestHost(Cases())
    let bodies = ["Cases", "Child"]
    for _ in 0..<5 { #expect(host.bodies(during: { $0.tap("Next") }) == bodies) }
    #expect(host.texts == ["Next", "case 0", "Child 0"])
  }

  @Test func `ID-3: two branches with the same view and id are two identities`() {
    let host = TestHost(SameID())
    host.tap("Child 0")
    host.tap("Flip")
    #expect(host.texts.last == "Child 0")
  }

  @Test func `ID-4: an if without else is one branch`() {
    let host = TestHost(Optionally())
    #expect(host.firstBodies == ["Optionally"])
    #expect(host.bodies(during: { $0.tap("Flip") }) == ["Optionally", "Child"])
    #expect(host.bodies(during: { $0.tap("Flip") }) == ["Optionally"])
    #expect(host.texts == ["Flip"])
  }

  // The child is mounted and ended again before a render could pull its body (BODY-10).
  @Test func `ID-5, AG-16: a branch is decided in every transaction`() {
    let host = TestHost(Blinking())
    #expect(host.bodies(during: { $0.tap("Blink") }) == ["Blinking", "Blinking"])
  }

  @Test func `ID-6: an erased view keeps its identity while its type stays`() {
    let host = TestHost(Erased())
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Erased"])
    #expect(host.bodies(during: { $0.tap("Seed 1") }) == ["Erased", "Plain"])
    #expect(
      host.log(during: { $0.tap("Seed 2") }) == [
        "Erased: _seed changed.", "Child: @self, @identity, _n changed.",
      ]
    )
  }

  @Test func `ID-6: an erased view that is erased again is the same`() {
    let host = TestHost(TwiceErased())
    host.tap("Child 0")
    host.tap("Seed 0")
    #expect(host.texts.last == "Child 1")
  }

  @Test func `ID-7: another id is a new life`() {
    let host = TestHost(Identified())
    host.tap("Child 0")
    #expect(host.texts.last == "Child 1")
    #expect(
      host.log(during: { $0.tap("ID 0") }) == [
        "Identified: _id changed.", "Child: @self, @identity, _n changed.",
      ]
    )
    #expect(host.texts.last == "Child 0")
  }

  @Test func `ID-7: an equal id keeps the life`() {
    let host = TestHost(HalvedID())
    host.tap("Child 0")
    host.tap("Seed 0")
    #expect(host.texts.last == "Child 1")
    host.tap("Seed 1")
    #expect(host.texts.last == "Child 0")
  }

  @Test(.tags(.high))
  func `ID-8, G-11: appearances inside the id start again, those outside do not`() {
    let journal = Journal()
    let host = TestHost(Appearing(journal: journal))
    #expect(journal.take() == ["inside", "outside"])
    host.tap("ID 0")
    #expect(journal.take() == ["inside"])
  }

  @Test(.tags(.high)) func `ID-9, G-12: the new one appears before the old one disappears`() {
    let journal = Journal()
    let host = TestHost(Changing(journal: journal))
    #expect(journal.take() == ["appear 0"])
    host.tap("ID 0")
    #expect(journal.take() == ["appear 1", "disappear 0"])
  }

  @Test(.tags(.high)) func `ID-9, G-12: with a transition the old one disappears first`() {
    let journal = Journal()
    let host = TestHost(Passing(journal: journal))
    #expect(journal.take() == ["appear 0"])
    host.tap("ID 0")
    #expect(journal.take() == ["disappear 0", "appear 1"])
  }

  @Test func `ID-10: groups and sections have no identity of their own`() {
    let host = TestHost(Grouped())
    #expect(host.firstBodies == ["Grouped", "Plain", "Plain", "Plain", "Plain"])
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Grouped", "Plain"])
  }

  @Test func `ID-11: a block of many views is flat`() {
    let host = TestHost(Many())
    #expect(host.texts == (1...14).map { "\($0)" })
  }

  @Test func `ID-12, CMP-4: an equatable view is compared with its own ==`() {
    let host = TestHost(Equating())
    #expect(host.bodies(during: { $0.tap("Add 2") }) == ["Equating", "Parity"])
    #expect(host.bodies(during: { $0.tap("Add 1") }) == ["Equating", "Parity", "Parity"])
  }

  @Test func `ID-12: an equatable view's own state evaluates it`() {
    let host = TestHost(EquatableOwner())
    #expect(host.bodies(during: { $0.tap("Taps 0") }) == ["Tapped"])
  }
}

private struct Child: View {
  var label = ""
  @State private var n = 0
  var body: some View { Button("Child \(n)") { n += 1 } }
}

private struct Plain: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

private struct SamePlace: View {
  @State private var isFirst = true

  var body: some View {
    Button("Flip") { isFirst.toggle() }
    Child(label: isFirst ? "A" : "B")
  }
}

private struct Branches: View {
  let journal: Journal
  @State private var isFirst = true

  var body: some View {
    Button("Flip") { isFirst.toggle() }
    if isFirst {
      Child().onAppear { journal.note("appear A") }.onDisappear { journal.note("disappear A") }
    } else {
      Child().onAppear { journal.note("appear B") }.onDisappear { journal.note("disappear B") }
    }
  }
}

private struct SameBranch: View {
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    if seed < 100 { Plain(n: seed / 2) } else { Text("None") }
  }
}

private struct Cases: View {
  @State private var number = 0

  var body: some View {
    Button("Next") { number = (number + 1) % 5 }
    switch number {
    case 0:
      Text("case 0")
      Child()
    case 1: Child()
    case 2: Child().padding()
    case 3: VStack { Child() }
    default: Child()
    }
  }
}

private struct SameID: View {
  @State private var isFirst = true

  var body: some View {
    Button("Flip") { isFirst.toggle() }
    if isFirst { Child().id(1) } else { Child().id(1) }
  }
}

private struct Optionally: View {
  @State private var isShown = false

  var body: some View {
    Button("Flip") { isShown.toggle() }
    if isShown { Child() }
    EmptyView()
  }
}

private struct Blinking: View {
  @State private var isShown = false

  var body: some View {
    Button("Blink") {
      isShown = true
      withAnimation { isShown = false }
    }
    if isShown { Child() }
  }
}

private struct Erased: View {
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    seed < 3 ? AnyView(Plain(n: seed / 2)) : AnyView(Child())
  }
}

private struct TwiceErased: View {
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    seed % 2 == 0 ? AnyView(Child()) : AnyView(AnyView(Child()))
  }
}

private struct Identified: View {
  @State private var id = 0

  var body: some View {
    Button("ID \(id)") { id += 1 }
    Child().id(id)
  }
}

private struct HalvedID: View {
  @State private var seed = 0

  var body: some View {
    Button("Seed \(seed)") { seed += 1 }
    Child().id(seed / 2)
  }
}

private struct Appearing: View {
  let journal: Journal
  @State private var id = 0

  var body: some View {
    Button("ID \(id)") { id += 1 }
    Text("Inside").onAppear { journal.note("inside") }.id(id)
      .onAppear { journal.note("outside") }
  }
}

private struct Changing: View {
  let journal: Journal
  @State private var id = 0

  var body: some View {
    Button("ID \(id)") { id += 1 }
    Lived(journal: journal, number: id).id(id)
  }
}

private struct Passing: View {
  let journal: Journal
  @State private var id = 0

  var body: some View {
    Button("ID \(id)") { id += 1 }
    Lived(journal: journal, number: id).transition(.identity).id(id)
  }
}

private struct Lived: View {
  let journal: Journal
  let number: Int

  var body: some View {
    Text("\(number)")
      .onAppear { journal.note("appear \(number)") }
      .onDisappear { journal.note("disappear \(number)") }
  }
}

private struct Grouped: View {
  @State private var seed = 0

  var body: some View {
    Group {
      Plain(n: 1)
      Group { Plain(n: seed) }
    }
    Section {
      Plain(n: 2)
    } header: {
      Plain(n: 3)
    }
    Button("Seed \(seed)") { seed += 1 }
  }
}

private struct Many: View {
  var body: some View {
    Text("1")
    Text("2")
    Text("3")
    Text("4")
    Text("5")
    Text("6")
    Text("7")
    Text("8")
    Text("9")
    Text("10")
    Text("11")
    Text("12")
    Text("13")
    Text("14")
  }
}

private struct Parity: View, Equatable {
  let n: Int

  nonisolated static func == (first: Parity, second: Parity) -> Bool {
    first.n % 2 == second.n % 2
  }

  var body: some View { Text("\(n)") }
}

private struct Equating: View {
  @State private var n = 0

  var body: some View {
    Button("Add 2") { n += 2 }
    Button("Add 1") { n += 1 }
    Parity(n: n).equatable()
    Parity(n: n)
  }
}

private struct Tapped: View, Equatable {
  @State private var taps = 0

  nonisolated static func == (first: Tapped, second: Tapped) -> Bool { true }

  var body: some View { Button("Taps \(taps)") { taps += 1 } }
}

private struct EquatableOwner: View {
  var body: some View { Tapped().equatable() }
}
