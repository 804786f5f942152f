import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `A state` {
  @Test func `STATE-1: later initial values are ignored`() {
    let host = TestHost(Parent())
    #expect(host.texts == ["Parent 0", "Child 0"])
    host.tap("Parent 0")
    #expect(host.texts == ["Parent 1", "Child 0"])
  }

  @Test func `STATE-2: writing an equal value does nothing`() {
    let host = TestHost(Counter())
    #expect(host.bodies(during: { $0.tap("Set 0") }) == [])
    #expect(host.bodies(during: { $0.tap("Set 1") }) == ["Counter"])
    #expect(host.bodies(during: { $0.tap("Set 1") }) == [])
  }

  @Test func `STATE-2, CMP-1: a write is compared with ==, even where the data is plain`() {
    let host = TestHost(ParityHolder())
    #expect(host.bodies(during: { $0.tap("Add 2") }) == [])
    #expect(host.bodies(during: { $0.tap("Add 1") }) == ["ParityHolder"])
  }

  @Test func `STATE-3: writing a value and the old one again evaluates once`() {
    let host = TestHost(Counter())
    #expect(host.bodies(during: { $0.tap("There and back") }) == ["Counter"])
    #expect(host.texts.last == "0")
  }

  @Test func `STATE-4, LOG-4: a state that was read and written is named`() {
    let host = TestHost(Counter())
    #expect(host.firstLog == ["Counter: @self, @identity, _n changed."])
    #expect(host.log(during: { $0.tap("Set 1") }) == ["Counter: _n changed."])
  }

  @Test func `STATE-5, STATE-7: a state that only actions read never evaluates the body`() {
    let journal = Journal()
    let host = TestHost(ActionReader(journal: journal))
    #expect(host.bodies(during: { $0.tap("Add") }) == [])
    #expect(host.bodies(during: { $0.tap("Add") }) == [])
    #expect(journal.lines == ["0 to 1", "1 to 2"])
  }

  @Test func `STATE-5: making a binding is not reading`() {
    let host = TestHost(Owner())
    #expect(host.bodies(during: { $0.toggle("Switch") }) == [])
  }

  @Test(.tags(.high)) func `STATE-6, G-3: a state read once keeps evaluating the body`() {
    let host = TestHost(OnceReader())
    #expect(host.bodies(during: { $0.tap("Write") }) == [])
    #expect(host.bodies(during: { $0.tap("Show") }) == ["OnceReader"])
    #expect(host.bodies(during: { $0.tap("Hide") }) == ["OnceReader"])
    #expect(host.log(during: { $0.tap("Write") }) == ["OnceReader: _other changed."])
  }

  @Test func `STATE-8: content that captures a state which body never read is stale`() {
    let host = TestHost(StaleSheet())
    host.tap("Choose 2")
    #expect(host.texts.last == "Chosen 0")
  }

  @Test func `STATE-9: an action reads what it has just written`() {
    let journal = Journal()
    let host = TestHost(Writer(journal: journal))
    host.tap("Write")
    #expect(journal.lines == ["1", "2"])
  }

  @Test func `STATE-10: the initial expression runs each time, the first instance stays`() {
    let journal = Journal()
    let host = TestHost(ModelParent(journal: journal))
    #expect(journal.take() == ["made 1"])
    let shown = host.texts
    host.tap("Evaluate 0")
    #expect(journal.take() == ["made 2"])
    #expect(host.texts.last == shown.last)
  }

  @Test func `STATE-15: a new object as initial value makes the child unequal`() {
    let host = TestHost(ModelParent(journal: Journal()))
    #expect(
      host.log(during: { $0.tap("Evaluate 0") }) == [
        "ModelParent: _n changed.", "ModelChild: @self changed.",
      ]
    )
  }

  @Test func `STATE-12: a change inside an object in a state is no write`() {
    let box = Box()
    let host = TestHost(BoxHolder(box: box))
    #expect(host.bodies(during: { $0.run { box.number = 5 } }) == [])
    #expect(host.bodies(during: { $0.tap("Number 1") }) == ["BoxHolder"])
  }

  @Test func `STATE-13: any field of a large state evaluates its readers`() {
    let host = TestHost(LargeState())
    #expect(host.bodies(during: { $0.tap("Rename") }) == ["LargeState"])
    #expect(host.bodies(during: { $0.tap("Count") }) == ["LargeState", "CountChild"])
  }

  @Test func `STATE-14, ID-2: a state is lost with its identity`() {
    let host = TestHost(Branches())
    host.tap("Child 0")
    #expect(host.texts == ["Flip", "Child 1"])
    host.tap("Flip")
    host.tap("Flip")
    #expect(host.texts == ["Flip", "Child 0"])
  }

  @Test func `STATE-1: two states of one view are independent`() {
    let host = TestHost(TwoStates())
    #expect(host.log(during: { $0.tap("A 0") }) == ["TwoStates: _a changed."])
    #expect(host.log(during: { $0.tap("Both") }) == ["TwoStates: _a, _b changed."])
  }

  @Test func `STATE-14: writes to a state whose view ended vanish`() {
    let keeper = Keeper()
    let host = TestHost(KeptBranch(keeper: keeper))
    host.tap("Hide")
    #expect(host.bodies(during: { $0.run { keeper.write?(7) } }) == [])
  }
}

private struct Counter: View {
  @State private var n = 0

  var body: some View {
    Button("Set 0") { n = 0 }
    Button("Set 1") { n = 1 }
    Button("There and back") {
      n = 5
      n = 0
    }
    Text("\(n)")
  }
}

private struct Parity: Equatable {
  var value = 0
  static func == (first: Parity, second: Parity) -> Bool { first.value % 2 == second.value % 2 }
}

private struct ParityHolder: View {
  @State private var parity = Parity()

  var body: some View {
    Button("Add 2") { parity.value += 2 }
    Button("Add 1") { parity.value += 1 }
    Text("\(parity.value)")
  }
}

private struct Parent: View {
  @State private var n = 0

  var body: some View {
    Button("Parent \(n)") { n += 1 }
    InitialChild(n: n)
  }
}

private struct InitialChild: View {
  @State private var n: Int

  init(n: Int) { _n = State(initialValue: n) }

  var body: some View { Text("Child \(n)") }
}

private struct ActionReader: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    Button("Add") {
      journal.note("\(n) to \(n + 1)")
      n += 1
    }
  }
}

private struct Owner: View {
  @State private var isOn = false
  var body: some View { Toggle("Switch", isOn: $isOn) }
}

private struct OnceReader: View {
  @State private var other = 0
  @State private var isShown = false

  var body: some View {
    Button("Write") { other += 1 }
    Button("Show") { isShown = true }
    Button("Hide") { isShown = false }
    if isShown { Text("\(other)") }
  }
}

private struct StaleSheet: View {
  @State private var chosen = 0
  @State private var isShown = false

  var body: some View {
    Button("Choose 2") {
      chosen = 2
      isShown = true
    }
    .sheet(isPresented: $isShown) { Text("Chosen \(chosen)") }
  }
}

private struct Writer: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    Text("\(n)")
    Button("Write") {
      n = 1
      journal.note("\(n)")
      n = 2
      journal.note("\(n)")
    }
  }
}

private struct ModelParent: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    Button("Evaluate \(n)") { n += 1 }
    ModelChild(journal: journal)
  }
}

private final class Model {
  private static var count: [ObjectIdentifier: Int] = [:]
  let number: Int

  @MainActor init(journal: Journal) {
    number = (Self.count[ObjectIdentifier(journal)] ?? 0) + 1
    Self.count[ObjectIdentifier(journal)] = number
    journal.note("made \(number)")
  }
}

private struct ModelChild: View {
  @State private var model: Model

  init(journal: Journal) { _model = State(wrappedValue: Model(journal: journal)) }

  var body: some View { Text("Model \(model.number)") }
}

private final class Box {
  var number = 1
}

private struct BoxHolder: View {
  @State private var box: Box

  init(box: Box) { _box = State(wrappedValue: box) }

  var body: some View {
    Button("Number \(box.number)") { box = Box() }
  }
}

private struct Large {
  var name = "A"
  var count = 0
}

private struct LargeState: View {
  @State private var large = Large()

  var body: some View {
    Button("Rename") { large.name += "A" }
    Button("Count") { large.count += 1 }
    CountChild(count: large.count)
  }
}

private struct CountChild: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

private struct Branches: View {
  @State private var isFirst = true

  var body: some View {
    Button("Flip") { isFirst.toggle() }
    if isFirst { CountingChild() } else { Text("None") }
  }
}

private struct CountingChild: View {
  @State private var n = 0
  var body: some View { Button("Child \(n)") { n += 1 } }
}

private struct TwoStates: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Button("A \(a)") { a += 1 }
    Button("B \(b)") { b += 1 }
    Button("Both") {
      b += 1
      a += 1
    }
  }
}

private final class Keeper {
  var write: ((Int) -> Void)?
}

private struct KeptBranch: View {
  let keeper: Keeper
  @State private var isShown = true

  var body: some View {
    Button("Hide") { isShown = false }
    if isShown { KeptChild(keeper: keeper) }
  }
}

private struct KeptChild: View {
  let keeper: Keeper
  @State private var n = 0

  var body: some View {
    keeper.write = { n = $0 }
    return Text("\(n)")
  }
}
