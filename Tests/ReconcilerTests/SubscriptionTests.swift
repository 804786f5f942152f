import CombineShim
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Subscriptions and preferences` {
  @Test func `MOD-10: each value runs the latest action`() {
    let (source, journal) = (Source(), Journal())
    let host = TestHost(Receiving(source: source, journal: journal))
    #expect(journal.take() == [])
    #expect(host.bodies(during: { $0.run { source.send(7) } }) == [])
    host.tap("0")
    host.run { source.send(8) }
    #expect(journal.take() == ["7 at 0", "8 at 1"])
  }

  @Test func `MOD-10: a publisher that is the same object is subscribed to once`() {
    let source = Source()
    let host = TestHost(Receiving(source: source, journal: Journal()))
    host.tap("0")
    host.tap("1")
    #expect(source.subscriptions == 1)
  }

  @Test func `MOD-10: a publisher made in the body is subscribed to with each evaluation`() {
    let journal = Journal()
    let host = TestHost(Resubscribing(journal: journal))
    #expect(journal.take() == ["1"])
    host.tap("0")
    #expect(journal.take() == ["1"])
    #expect(host.bodies(during: { $0.tap("1") }) == ["Resubscribing"])
  }

  @Test func `MOD-10, AG-15: a view that ended receives nothing`() {
    let (source, journal) = (Source(), Journal())
    let host = TestHost(EndingReceiver(source: source, journal: journal))
    host.tap("End")
    host.run { source.send(7) }
    #expect(journal.lines == [])
  }

  @Test func `MOD-10: what is received is written and evaluates the readers`() {
    let model = ValueModel()
    let host = TestHost(Mirroring(model: model))
    #expect(host.texts == ["1"])
    #expect(host.log(during: { $0.run { model.value = 5 } }) == ["Mirroring: _shown changed."])
    #expect(host.texts == ["5"])
  }

  // Medium confidence: one article's log.
  @Test(.tags(.medium))
  func `G-22, MOD-10: a publisher made in the body that feeds its state is an endless update`() {
    let host = TestHost(EndlessPhoto())
    #expect(throws: EndlessUpdate.self) {
      let element = try host.host.rootElement.reacting(to: "Load") {
        if case .tap = $0 { true } else { false }
      }
      guard case .tap(let action) = element.reaction else { return }
      try host.host.perform(action)
    }
  }

  @Test func `MOD-11: a joined preference is told at first and when it differs`() {
    let journal = Journal()
    let host = TestHost(Summing(journal: journal))
    #expect(journal.take() == ["3"])
    #expect(host.bodies(during: { $0.tap("Swap") }) == ["Summing", "Giving", "Giving"])
    #expect(journal.take() == [])
    host.tap("Add")
    #expect(journal.take() == ["13"])
  }

  @Test func `MOD-11: what the action writes evaluates its readers once more`() {
    let host = TestHost(Storing())
    #expect(host.firstBodies == ["Storing", "Giving", "Storing"])
    #expect(host.texts.last == "4")
  }

  @Test func `MOD-12: a view built from a preference is a rule of its own`() {
    let (model, journal) = (ValueNumber(), Journal())
    let host = TestHost(Overlaid(model: model, journal: journal))
    #expect(host.texts == ["giver", "sum 1"])
    _ = journal.take()
    #expect(host.bodies(during: { $0.run { model.number = 2 } }) == ["ModelGiving"])
    #expect(journal.take() == ["closure"])
    #expect(host.texts == ["giver", "sum 2"])
  }
}

/// A publisher that counts who subscribes.
private final class Source: Publisher {
  typealias Output = Int
  typealias Failure = Never
  private let subject = PassthroughSubject<Int, Never>()
  private(set) var subscriptions = 0

  func send(_ value: Int) { subject.send(value) }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Int, Downstream.Failure == Never {
    subscriptions += 1
    subject.receive(subscriber: subscriber)
  }
}

private struct Receiving: View {
  let source: Source
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
      .onReceive(source) { [count] in journal.note("\($0) at \(count)") }
  }
}

private struct Resubscribing: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
      .onReceive(CurrentValueSubject<Int, Never>(1)) { journal.note("\($0)") }
  }
}

private struct EndingReceiver: View {
  let source: Source
  let journal: Journal
  @State private var isEnded = false

  var body: some View {
    Button("End") { isEnded = true }
    if !isEnded { Text("Here").onReceive(source) { journal.note("\($0)") } }
  }
}

private final class ValueModel: ObservableObject {
  @Published var value = 1
}

private struct Mirroring: View {
  let model: ValueModel
  @State private var shown = 0

  var body: some View { Text("\(shown)").onReceive(model.$value) { shown = $0 } }
}

private struct EndlessPhoto: View {
  @State private var isLoading = false
  @State private var photo = 0

  var body: some View {
    Button("Load") { isLoading = true }
    Text("\(photo)")
    if isLoading {
      Text("photo").onReceive(CurrentValueSubject<Int, Never>(0)) { _ in photo += 1 }
    }
  }
}

private enum SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Giving: View {
  let number: Int
  var body: some View { Text("\(number)").preference(key: SumKey.self, value: number) }
}

private struct Summing: View {
  let journal: Journal
  @State private var numbers = [1, 2]

  var body: some View {
    VStack {
      Button("Swap") { numbers.swapAt(0, 1) }
      Button("Add") { numbers[0] += 10 }
      Giving(number: numbers[0])
      Giving(number: numbers[1])
    }
    .onPreferenceChange(SumKey.self) { journal.note("\($0)") }
  }
}

private struct Storing: View {
  @State private var sum = 0

  var body: some View {
    Giving(number: 4).onPreferenceChange(SumKey.self) { sum = $0 }
    Text("\(sum)")
  }
}

@Observable
private final class ValueNumber {
  var number = 1
}

private struct ModelGiving: View {
  let model: ValueNumber
  var body: some View { Text("giver").preference(key: SumKey.self, value: model.number) }
}

private struct Overlaid: View {
  let model: ValueNumber
  let journal: Journal

  var body: some View {
    ModelGiving(model: model).overlayPreferenceValue(SumKey.self) { sum in
      let _ = journal.note("closure")
      Text("sum \(sum)")
    }
  }
}
