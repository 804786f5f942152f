import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `An observable object` {
  @Test func `OBJ-1, OBJ-4: a published change evaluates every observer, used or not`() {
    let model = Model()
    let host = TestHost(Observers(model: model))
    #expect(
      host.log(during: { $0.run { model.used += 1 } }) == [
        "Observers: _model changed.", "User: _model changed.", "Ignorer: _model changed.",
      ]
    )
  }

  @Test func `OBJ-2: a change that is not published evaluates nothing`() {
    let model = Model()
    let host = TestHost(Observers(model: model))
    #expect(host.bodies(during: { $0.run { model.silent += 1 } }) == [])
  }

  @Test func `OBJ-3: publishing an equal value evaluates`() {
    let model = Model()
    let host = TestHost(User(model: model))
    #expect(host.bodies(during: { $0.run { model.used = 0 } }) == ["User"])
  }

  @Test(.tags(.medium))
  func `OBJ-5, OBJ-13: another object is followed from then on, and named when it announces`() {
    let journal = Journal()
    let host = TestHost(Swapping(journal: journal))
    #expect(
      host.log(during: { $0.tap("Swap") }) == [
        "Swapping: _isSecond changed.", "User: @self changed.",
      ]
    )
    #expect(host.bodies(during: { $0.tap("Write first") }) == [])
    #expect(host.log(during: { $0.tap("Write second") }) == ["User: _model changed."])
  }

  @Test func `OBJ-6: a state object is made once for its identity`() {
    let journal = Journal()
    let host = TestHost(StateOwnerParent(journal: journal))
    host.tap("Evaluate 0")
    #expect(journal.lines == ["made"])
    #expect(host.log(during: { $0.tap("Owned 0") }) == ["StateOwner: _model changed."])
    #expect(host.texts.last == "Owned 1")
  }

  @Test func `OBJ-6, LOG-3: a state object is listed at first`() {
    let host = TestHost(StateOwner(journal: Journal()))
    #expect(host.firstLog == ["StateOwner: @self, @identity, _model changed."])
  }

  @Test func `OBJ-7, STATE-15: every parent evaluation makes an observed default again`() {
    let host = TestHost(DefaultParent())
    #expect(
      host.log(during: { $0.tap("Evaluate 0") }) == [
        "DefaultParent: _n changed.", "DefaultChild: @self changed.",
      ]
    )
  }

  @Test func `OBJ-8: an object of the environment evaluates where it is declared`() {
    let model = Model()
    let host = TestHost(Giver(model: model))
    #expect(
      host.firstLog == [
        "Giver: @self changed.", "Middle: @self changed.",
        "Taker: @self, @identity, _model changed.",
      ]
    )
    #expect(host.log(during: { $0.run { model.used += 1 } }) == ["Taker: _model changed."])
    #expect(host.bodies(during: { $0.environment { $0.colorScheme = .dark } }) == [])
  }

  @Test func `OBJ-12: a closure that captures an owner of an object differs after each change`() {
    let model = Model()
    let owner = TestHost(StateClosureOwner(model: model))
    #expect(
      owner.bodies(during: { $0.run { model.used += 1 } }) == ["StateClosureOwner", "ClosureChild"]
    )
    let taker = TestHost(EnvironmentClosureOwner().environmentObject(model))
    #expect(
      taker.bodies(during: { $0.run { model.used += 1 } })
        == ["EnvironmentClosureOwner", "ClosureChild"]
    )
    #expect(taker.bodies(during: { $0.hostPass() }) == [])
  }

  @Test func `OBJ-8: an object missing in the environment stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TestHost(Taker()) }
    }
  }

  @Test func `OBJ-9, OBJ-10: several changes are one evaluation, which sees the last`() {
    let model = Model()
    let host = TestHost(User(model: model))
    let bodies = host.bodies(during: {
      $0.run {
        model.used = 1
        model.used = 2
        model.unused = 5
      }
    })
    #expect(bodies == ["User"])
    #expect(host.texts == ["Used 2"])
  }

  @Test func `OBJ-11: an object in a plain property or a state is not observed`() {
    let model = Model()
    let host = TestHost(Holders(model: model))
    #expect(host.bodies(during: { $0.run { model.used += 1 } }) == [])
  }

  @Test func `OBJ-1: an object announces changes by hand`() {
    let model = ByHand()
    let host = TestHost(ByHandUser(model: model))
    #expect(host.bodies(during: { $0.run { model.value = 1 } }) == ["ByHandUser"])
    #expect(host.texts == ["1"])
  }

  @Test func `OBJ-1: an object announces what its superclass publishes`() {
    let model = Special()
    let host = TestHost(SpecialUser(model: model))
    #expect(host.bodies(during: { $0.run { model.used = 1 } }) == ["SpecialUser"])
    #expect(host.bodies(during: { $0.run { model.extra = 1 } }) == ["SpecialUser"])
  }

  @Test func `OBJ-1: an observer that ended is not evaluated`() {
    let model = Model()
    let host = TestHost(Closing(model: model))
    host.tap("Close")
    #expect(host.bodies(during: { $0.run { model.used += 1 } }) == [])
  }

  @Test func `OBJ-14: a published property sends its new value before it stores it`() {
    let meter = Meter()
    meter.count = 1
    #expect(meter.lines == ["0 of 0", "1 of 0"])
  }

  @Test func `OBJ-14: an object with its own announcements does not announce its properties`() {
    let silent = Silent()
    let host = TestHost(SilentReader(silent: silent))
    #expect(host.bodies(during: { $0.run { silent.count = 1 } }) == [])
    #expect(host.bodies(during: { $0.run { silent.objectWillChange.send() } }) == ["SilentReader"])
  }

  @Test func `OBJ-15: a published property ends what is assigned to it`() {
    let source = PassthroughSubject<Int, Never>()
    var isCanceled = false
    var meter: Meter? = Meter()
    let assigned = source.handleEvents(receiveCancel: { isCanceled = true })
    if let meter { assigned.assign(to: &meter.$count) }
    source.send(5)
    #expect(meter?.count == 5 && !isCanceled)
    meter = nil
    #expect(isCanceled)
  }

  @Test func `OBJ-15: what is due when the next value comes is delivered by a debounce`() async {
    let (source, clock) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    var received: [Int] = []
    let line = source.debounce(for: .milliseconds(2), scheduler: clock).sink { received.append($0) }
    source.send(1)
    source.send(2)
    clock.runAll()
    #expect(received == [2])
    source.send(3)
    try? await Task.sleep(for: .milliseconds(5))
    source.send(4)
    #expect(received == [2, 3])
    clock.runAll()
    #expect(received == [2, 3, 4])
    line.cancel()
  }
}

private class Model: ObservableObject {
  @Published var used = 0
  @Published var unused = 0
  var silent = 0
}

private final class Special: Model {
  @Published var extra = 0
}

private final class ByHand: ObservableObject {
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

private struct Observers: View {
  @ObservedObject var model: Model

  var body: some View {
    User(model: model)
    Ignorer(model: model)
    Bystander()
  }
}

private struct User: View {
  @ObservedObject var model: Model
  var body: some View { Text("Used \(model.used)") }
}

private struct Ignorer: View {
  @ObservedObject var model: Model
  var body: some View { Text("Nothing") }
}

private struct Bystander: View {
  var body: some View { Text("Nothing") }
}

private struct Swapping: View {
  let journal: Journal
  @State private var first = Model()
  @State private var second = Model()
  @State private var isSecond = false

  var body: some View {
    Button("Swap") { isSecond = true }
    Button("Write first") { first.used += 1 }
    Button("Write second") { second.used += 1 }
    User(model: isSecond ? second : first)
  }
}

private struct StateOwnerParent: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    Button("Evaluate \(n)") { n += 1 }
    StateOwner(journal: journal)
  }
}

private struct StateOwner: View {
  @StateObject private var model: Model

  init(journal: Journal) {
    _model = StateObject(
      wrappedValue: {
        journal.note("made")
        return Model()
      }()
    )
  }

  var body: some View { Button("Owned \(model.used)") { model.used += 1 } }
}

private struct DefaultParent: View {
  @State private var n = 0

  var body: some View {
    Button("Evaluate \(n)") { n += 1 }
    DefaultChild()
  }
}

private struct DefaultChild: View {
  @ObservedObject var model = Model()
  var body: some View { Text("\(model.used)") }
}

private struct Giver: View {
  let model: Model
  var body: some View { Middle().environmentObject(model) }
}

private struct Middle: View {
  var body: some View { Taker() }
}

private struct Taker: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.used)") }
}

private struct Holders: View {
  let model: Model
  @State private var held: Model

  init(model: Model) {
    self.model = model
    _held = State(wrappedValue: model)
  }

  var body: some View { Text("\(model.used) \(held.used)") }
}

private struct ByHandUser: View {
  @ObservedObject var model: ByHand
  var body: some View { Text("\(model.value)") }
}

private struct SpecialUser: View {
  @ObservedObject var model: Special
  var body: some View { Text("\(model.used) \(model.extra)") }
}

private struct Closing: View {
  let model: Model
  @State private var isOpen = true

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen { User(model: model) }
  }
}

private struct ClosureChild: View {
  let action: () -> Void
  var body: some View { Button("Act", action: action) }
}

private struct StateClosureOwner: View {
  @StateObject private var model: Model

  init(model: Model) { _model = StateObject(wrappedValue: model) }

  var body: some View {
    Text("\(model.used)")
    ClosureChild { model.used += 1 }
  }
}

private struct EnvironmentClosureOwner: View {
  @EnvironmentObject private var model: Model

  var body: some View {
    Text("\(model.used)")
    ClosureChild { model.used += 1 }
  }
}

/// Runs scheduled work when it is told to.
private final class ManualScheduler: Scheduler {
  private var work: [() -> Void] = []

  func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    work.append(action)
  }

  func runAll() {
    let actions = work
    work = []
    for action in actions { action() }
  }
}

private final class Meter: ObservableObject {
  @Published var count = 0
  private(set) var lines: [String] = []
  private var line: AnyCancellable?

  init() {
    line = $count.sink { [unowned self] value in lines.append("\(value) of \(count)") }
  }
}

private final class Silent: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

private struct SilentReader: View {
  @ObservedObject var silent: Silent
  var body: some View { Text("\(silent.count)") }
}
