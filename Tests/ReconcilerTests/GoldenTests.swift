import Reconciler
import Testing

/// Published observations whose numbers this engine must give.
///
/// G-1 is in LogTests, G-3 in StateTests, G-4 in PresentationTests, G-5 and G-6 in BindingTests, G-9
/// in TransactionTests, G-11 and G-12 in IdentityTests, G-20 in DynamicPropertyTests.
@MainActor
@Suite(.serialized)
struct `Golden observations` {
  // High confidence: public logs and a talk.
  @Test(.tags(.high))
  func `G-2: a counter evaluates itself once per tap and no child without inputs`() {
    let host = TestHost(CounterPage())
    for count in 0..<3 {
      #expect(host.log(during: { $0.tap("\(count)") }) == ["CounterPage: _n changed."])
    }
  }

  // High confidence: OpenSwiftUI's compatibility tests.
  @Test(.tags(.high))
  func `G-7: toggling a published property on appearance gives 2 and 3, a plain one 1 and 2`() {
    let published = TestHost(ObservedPair { $0.published.toggle() }).firstBodies
    #expect(published.filter { $0 == "ObservedPair" }.count == 2)
    #expect(published.filter { $0 == "Sub" }.count == 3)
    let plain = TestHost(ObservedPair { $0.plain.toggle() }).firstBodies
    #expect(plain.filter { $0 == "ObservedPair" }.count == 1)
    #expect(plain.filter { $0 == "Sub" }.count == 2)
  }

  // High confidence: OpenSwiftUI's compatibility tests.
  @Test(.tags(.high))
  func `G-7: the same with a tracked property of an observable, and an ignored one`() {
    let tracked = TestHost(TrackedPair { $0.tracked.toggle() }).firstBodies
    #expect(tracked.filter { $0 == "TrackedPair" }.count == 2)
    #expect(tracked.filter { $0 == "Sub" }.count == 3)
    let ignored = TestHost(TrackedPair { $0.ignored.toggle() }).firstBodies
    #expect(ignored.filter { $0 == "TrackedPair" }.count == 1)
    #expect(ignored.filter { $0 == "Sub" }.count == 2)
  }

  // High confidence: OpenSwiftUI's compatibility tests.
  @Test(.tags(.high)) func `G-8: an id that reads an observable evaluates its reader twice`() {
    let host = TestHost(ObservedID(model: Tracked()))
    #expect(host.firstBodies.filter { $0 == "ObservedID" }.count == 2)
  }

  // High confidence: OpenSwiftUI's compatibility tests.
  @Test(.tags(.high)) func `G-10: onChange follows three writes in three turns`() {
    let journal = Journal()
    let host = TestHost(Later(journal: journal))
    host.tap("Next")
    host.tap("Next")
    #expect(journal.lines == ["0 0", "0 1", "1 2"])
  }

  // High confidence: OpenSwiftUI's compatibility tests.
  @Test(.tags(.high)) func `G-10: of a write on appearance and two equal ones later two are told`()
  {
    let journal = Journal()
    let host = TestHost(Arriving(journal: journal))
    #expect(journal.lines == ["0 1"])
    host.tap("Two")
    host.tap("Two")
    #expect(journal.lines == ["0 1", "1 2"])
  }

  // Medium confidence: on a device the first comparisons may be of bytes.
  @Test(.tags(.medium))
  func `G-13: plain data with a parity == is evaluated for each number, wrapped once`() {
    let host = TestHost(Parities())
    #expect(host.firstBodies == ["Parities", "Number", "Number"])
    #expect(host.bodies(during: { $0.tap("Add 2") }) == ["Parities", "Number"])
    #expect(host.bodies(during: { $0.tap("Add 2") }) == ["Parities", "Number"])
  }

  // High confidence: the README of a published experiment.
  @Test(.tags(.high))
  func `G-14, STATE-11: an object that reads itself in init makes the parent depend on it once`() {
    let host = TestHost(WeirdParent(), profile: Profile(.ios17))
    #expect(
      host.log(during: { $0.tap("0") }) == [
        "WeirdParent: @dependencies changed.", "WeirdChild: @dependencies, @self changed.",
      ]
    )
    #expect(host.log(during: { $0.tap("1") }) == ["WeirdChild: @dependencies changed."])
  }

  // High confidence: the README of a published experiment.
  @Test(.tags(.high)) func `G-15: a counter and a sheet with a flag that is only passed on are 2`()
  {
    let host = TestHost(SheetCounter())
    let log = host.log(during: {
      $0.tap("0")
      $0.tap("Show")
    })
    #expect(
      host.firstLog + log == [
        "SheetCounter: @self, @identity, _isShown, _count changed.",
        "SheetCounter: _count changed.",
      ]
    )
    #expect(host.texts.last == "Sheet")
  }

  // High confidence: the README of a published experiment.
  @Test(.tags(.high)) func `G-15: with an observed model for both they are 3`() {
    let host = TestHost(ModelSheetCounter(), profile: Profile(.ios17))
    let log = host.log(during: {
      $0.tap("0")
      $0.tap("Show")
    })
    #expect(
      host.firstLog + log == [
        "ModelSheetCounter: @self, @identity, _vm changed.",
        "ModelSheetCounter: @dependencies changed.",
        "ModelSheetCounter: @dependencies changed.",
      ]
    )
    #expect(host.texts.last == "Sheet")
  }

  // Medium confidence: one experiment.
  @Test(.tags(.medium)) func `G-16: a new id evaluates the child again with every tap`() {
    let host = TestHost(RandomID())
    #expect(
      host.firstLog == ["RandomID: @self, @identity, _isOn changed.", "Leaf: @self changed."]
    )
    #expect(
      host.log(during: { $0.tap("Tap") }) == ["RandomID: _isOn changed.", "Leaf: @self changed."]
    )
  }

  // Medium confidence: experiment logs.
  @Test(.tags(.medium))
  func `G-18: a value and an environment object that change together are listed together`() {
    let host = TestHost(GivingParent())
    #expect(
      host.log(during: { $0.tap("0") }) == [
        "GivingParent: _env changed.", "GivenChild: @self, _env2 changed.",
      ]
    )
  }
}

private struct CounterPage: View {
  @State private var n = 0

  var body: some View {
    Button("\(n)") { n += 1 }
    Leaf()
  }
}

private struct Leaf: View {
  var body: some View { Text("Leaf") }
}

private struct Sub: View {
  let isOn: Bool
  var body: some View { Text("\(isOn)") }
}

private final class Published2: ObservableObject {
  @Published var published = false
  var plain = false
}

private struct ObservedPair: View {
  @StateObject private var model = Published2()
  let change: (Published2) -> Void

  init(change: @escaping (Published2) -> Void) { self.change = change }

  var body: some View {
    VStack {
      Sub(isOn: model.published)
      Sub(isOn: model.plain)
    }
    .onAppear { change(model) }
  }
}

@Observable
private final class Tracked {
  var tracked = false
  @ObservationIgnored var ignored = false
}

private struct TrackedPair: View {
  @State private var model = Tracked()
  let change: (Tracked) -> Void

  init(change: @escaping (Tracked) -> Void) { self.change = change }

  var body: some View {
    VStack {
      Sub(isOn: model.tracked)
      Sub(isOn: model.ignored)
    }
    .onAppear { change(model) }
  }
}

private struct ObservedID: View {
  let model: Tracked

  var body: some View {
    Text("A").id(model.tracked).onAppear { model.tracked.toggle() }
  }
}

private struct Later: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    Button("Next") { value += 1 }
      .onChange(of: value, initial: true) { old, new in journal.note("\(old) \(new)") }
  }
}

private struct Number: View, Equatable {
  let number: Int

  nonisolated static func == (first: Number, second: Number) -> Bool {
    first.number % 2 == second.number % 2
  }

  var body: some View { Text("\(number)") }
}

private struct Parities: View {
  @State private var number = 0

  var body: some View {
    Button("Add 2") { number += 2 }
    Number(number: number)
    Number(number: number).equatable()
  }
}

@Observable
private final class Weird {
  var count = 0
  init() { if count == 7 { count = 8 } }
}

private struct WeirdParent: View {
  var body: some View { WeirdChild() }
}

private struct WeirdChild: View {
  @State private var model = Weird()
  var body: some View { Button("\(model.count)") { model.count += 1 } }
}

private struct SheetCounter: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Text("Sheet") }
  }
}

@Observable
private final class SheetModel {
  var isShown = false
  var count = 0
}

private struct ModelSheetCounter: View {
  @State private var vm = SheetModel()

  var body: some View {
    @Bindable var vm = vm
    Button("\(vm.count)") { vm.count += 1 }
    Button("Show") { vm.isShown = true }
      .sheet(isPresented: $vm.isShown) { Text("Sheet") }
  }
}

private struct Arriving: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    Button("Two") { value = 2 }
      .onChange(of: value) { old, new in journal.note("\(old) \(new)") }
      .onAppear { value = 1 }
  }
}

private struct RandomID: View {
  @State private var isOn = false

  var body: some View {
    Button("Tap") { isOn.toggle() }
    Text("\(isOn)")
    Leaf().id(Unique())
  }
}

private final class Unique: Hashable {
  static func == (first: Unique, second: Unique) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Counts: ObservableObject {
  @Published var count = 0
}

private struct GivingParent: View {
  @StateObject private var env = Counts()

  var body: some View {
    Button("\(env.count)") { env.count += 1 }
    GivenChild(count: env.count).environmentObject(env)
  }
}

private struct GivenChild: View {
  let count: Int
  @EnvironmentObject private var env2: Counts
  var body: some View { Text("\(env2.count)") }
}
