import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Modifiers that change the transaction` {
  @Test func `MOD-14: a closure runs once for each transaction that changes what is drawn inside`()
  {
    let journal = Journal()
    let host = TestHost(Panel(journal: journal))
    #expect(journal.take() == [])
    host.tap("inside")
    #expect(journal.take() == ["outer plain", "inner plain"])
    host.tap("outside")
    #expect(journal.take() == [])
    host.tap("twice")
    #expect(journal.take() == ["outer plain", "inner plain", "outer animated", "inner animated"])
  }

  @Test func `MOD-14: a closure with a value runs in transactions that change the value`() {
    let journal = Journal()
    let host = TestHost(Mixer(journal: journal))
    host.tap("treble")
    #expect(journal.take() == [])
    host.tap("bass")
    #expect(journal.take() == ["bass"])
  }

  @Test(arguments: [("plain", "bouncy"), ("linear", "bouncy"), ("disabled", "linear")])
  func `MOD-13: an animation modifier replaces the animation unless it is disabled`(
    button: String,
    animation: String
  ) {
    let journal = Journal()
    let host = TestHost(Badge(journal: journal))
    host.tap(button)
    #expect(journal.lines == [animation])
  }

  @Test func `BIND-13, MOD-14: the transaction of a write comes from its binding`() {
    let journal = Journal()
    let host = TestHost(Lamp(journal: journal))
    host.toggle("plain")
    host.toggle("smooth")
    #expect(journal.lines == ["plain", "animated"])
  }
}

private struct Panel: View {
  let journal: Journal
  @State private var inside = 0
  @State private var outside = 0

  var body: some View {
    VStack {
      VStack {
        Text("\(inside)").opacity(Double(inside)).offset(x: Double(inside))
          .transaction { note("inner", $0) }
      }
      .transaction { note("outer", $0) }
      Text("\(outside)")
      Button("inside") { inside += 1 }
      Button("outside") { outside += 1 }
      Button("twice") {
        inside += 1
        withAnimation { inside += 1 }
      }
    }
  }

  private func note(_ name: String, _ transaction: Transaction) {
    journal.note("\(name) \(transaction.animation == nil ? "plain" : "animated")")
  }
}

private struct Mixer: View {
  let journal: Journal
  @State private var bass = 0
  @State private var treble = 0

  var body: some View {
    VStack {
      Text("\(bass) \(treble)").transaction(value: bass) { _ in journal.note("bass") }
      Button("bass") { bass += 1 }
      Button("treble") { treble += 1 }
    }
  }
}

private struct Badge: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    VStack {
      Text("badge").offset(x: Double(value))
        .transaction { journal.note($0.animation == .bouncy ? "bouncy" : "linear") }
        .animation(.bouncy, value: value)
      Button("plain") { value += 1 }
      Button("linear") { withAnimation(.linear) { value += 1 } }
      Button("disabled") {
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { value += 1 }
      }
    }
  }
}

private struct Lamp: View {
  let journal: Journal
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("lamp").opacity(isOn ? 1 : 0.5)
        .transaction { journal.note($0.animation == nil ? "plain" : "animated") }
      Toggle("plain", isOn: $isOn)
      Toggle("smooth", isOn: $isOn.animation())
    }
  }
}
