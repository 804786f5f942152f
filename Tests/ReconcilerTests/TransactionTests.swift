import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Transactions` {
  @Test func `TX-1, TX-5: many writes of one turn evaluate each body once`() {
    let host = TestHost(ManyWrites())
    let bodies = host.bodies(during: { $0.tap("Write") })
    #expect(bodies == ["ManyWrites", "Shown"])
    #expect(host.texts.last == "103")
  }

  @Test(.tags(.high))
  func `TX-2, TX-4, MOD-14, G-9: animated writes are a transaction of their own`() {
    let journal = Journal()
    let host = TestHost(Animated(journal: journal))
    let bodies = host.bodies(during: { $0.tap("Write") })
    #expect(journal.lines == ["body 0", "body 2", "body 4", "0 to 2", "2 to 4"])
    #expect(bodies == ["Animated", "Animated"])
  }

  // Medium confidence: sources disagree.
  @Test func `TX-4: without a transactional consumer two transactions are one evaluation`() {
    let host = TestHost(AnimatedPlain())
    #expect(host.bodies(during: { $0.tap("0") }) == ["AnimatedPlain"])
    #expect(host.texts == ["2"])
  }

  @Test func `TX-2: two plain writes around an animated one are three transactions`() {
    let journal = Journal()
    let host = TestHost(Sandwich(journal: journal))
    host.tap("Write")
    #expect(journal.lines == ["body 0", "body 1", "body 2", "body 3"])
  }

  @Test func `TX-2: writes in nested animations stay apart from those around`() {
    let journal = Journal()
    let host = TestHost(Nested(journal: journal))
    host.tap("Write")
    #expect(journal.lines == ["0 to 1", "1 to 2"])
  }

  @Test func `TX-2: two animated writes, animated alike, are two transactions`() {
    let journal = Journal()
    let host = TestHost(Twice(journal: journal))
    host.tap("Write")
    #expect(journal.lines == ["0 to 1", "1 to 2"])
  }

  @Test func `TX-3: an update sees the values of its own transaction in every view`() {
    let journal = Journal()
    let host = TestHost(TwoLevels(journal: journal))
    host.tap("Write")
    #expect(journal.lines == ["parent 0", "child 0", "parent 1", "child 1", "parent 2", "child 2"])
  }

  @Test func `TX-6: an action never runs inside an update`() {
    let journal = Journal()
    _ = TestHost(Actions(journal: journal))
    #expect(journal.lines == ["body 0", "onAppear", "body 1", "onChange"])
  }

  @Test func `TX-6: an action waits until the bodies of all views have run`() {
    let journal = Journal()
    _ = TestHost(TwoAppearing(journal: journal))
    #expect(journal.lines == ["body 1", "body 2", "appear 1", "appear 2"])
  }

  @Test func `TX-7: what actions write is evaluated before the step is over`() {
    let host = TestHost(Chain())
    #expect(host.firstBodies == ["Chain", "Chain", "Chain", "Chain"])
    #expect(host.texts == ["3"])
  }

  @Test func `TX-8: writing state in a body is warned of and does not change what it sees`() {
    let journal = Journal()
    let host = TestHost(WritingBody(journal: journal))
    #expect(journal.lines.prefix(1) == ["sees 0"])
    #expect(host.warnings(during: { _ in }) == [])
    let warnings = host.events.filter { if case .warned = $0 { true } else { false } }
    #expect(
      warnings == [
        .warned("Modifying state during view update, this will cause undefined behavior.")
      ]
    )
    #expect(journal.lines == ["sees 0", "sees 1"])
  }

  @Test func `TX-8: publishing in a body is warned of`() {
    let host = TestHost(PublishingBody(model: PublishingModel()))
    let warnings = host.warnings(during: { $0.tap("Publish") })
    #expect(
      warnings == [
        "Publishing changes from within view updates is not allowed, this will cause undefined "
          + "behavior."
      ]
    )
  }

  @Test func `TX-7: an update without end is an error that names the views and the write`() {
    let host = TestHost(Endless())
    let error = #expect(throws: EndlessUpdate.self) {
      try host.host.perform { host.host.startEndless() }
    }
    #expect(error?.views == ["Endless (value was written)"])
  }

  @Test func `MOD-6: an onChange that writes what it watches is cut off after two rounds`() {
    let host = TestHost(SelfChanging())
    let warnings = host.warnings(during: { $0.tap("0") })
    #expect(host.texts == ["3"])
    #expect(warnings.count == 1)
    host.tap("3")
    #expect(host.texts == ["6"])
  }

  @Test func `TX-8: a body that writes for ever above an if is an endless update`() {
    let count = WriteCount()
    let host = TestHost(EndlessWriter(count: count))
    #expect(throws: EndlessUpdate.self) {
      try host.host.perform { count.start?() }
    }
    #expect(count.writes < 5000)
  }

  @Test func `TX-5: writes to a parent's and a child's state evaluate each once`() {
    let host = TestHost(ParentAndChild())
    #expect(host.bodies(during: { $0.tap("Child 0") }) == ["ParentAndChild", "ChildOfTwo"])
  }
}

extension ViewHost {
  fileprivate func startEndless() { Endless.start?() }
}

private struct ManyWrites: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Button("Write") {
      for _ in 0..<100 { a += 1 }
      b = 3
    }
    Shown(n: a + b)
  }
}

private struct Shown: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

private struct Animated: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    let _ = journal.note("body \(value)")
    Button("Write") {
      value = 1
      value = 2
      withAnimation {
        value = 3
        value = 4
      }
    }
    .onChange(of: value) { old, new in journal.note("\(old) to \(new)") }
  }
}

private struct AnimatedPlain: View {
  @State private var value = 0

  var body: some View {
    Button("\(value)") {
      value = 1
      withAnimation { value = 2 }
    }
  }
}

private struct Sandwich: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    let _ = journal.note("body \(value)")
    Button("Write") {
      value = 1
      withAnimation { value = 2 }
      value = 3
    }
    if value > 0 { Text("\(value)") }
  }
}

private struct Nested: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    Button("Write") {
      withAnimation(.linear) {
        value = 1
        withAnimation(.easeIn) { value = 2 }
      }
    }
    .onChange(of: value) { old, new in journal.note("\(old) to \(new)") }
  }
}

private struct TwoLevels: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    let _ = journal.note("parent \(value)")
    Button("Write") {
      value = 1
      withAnimation { value = 2 }
    }
    Observing(journal: journal, value: $value, copy: value)
  }
}

private struct Observing: View {
  let journal: Journal
  @Binding var value: Int
  let copy: Int

  var body: some View {
    let _ = journal.note("child \(value)")
    Text("\(copy)").onChange(of: value) {}
  }
}

private struct Actions: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    let _ = journal.note("body \(value)")
    Text("\(value)")
      .onAppear {
        value = 1
        journal.note("onAppear")
      }
      .onChange(of: value) { journal.note("onChange") }
  }
}

private struct Chain: View {
  @State private var value = 0

  var body: some View {
    Text("\(value)")
      .onAppear { value = 1 }
      .onChange(of: value) { if value < 3 { value += 1 } }
  }
}

private struct WritingBody: View {
  let journal: Journal
  @State private var value = 0

  var body: some View {
    if value == 0 { value = 1 }
    journal.note("sees \(value)")
    return Text("\(value)")
  }
}

private final class PublishingModel: ObservableObject {
  @Published var value = 0
}

private struct PublishingBody: View {
  @ObservedObject var model: PublishingModel
  @State private var publishes = false

  var body: some View {
    if publishes, model.value == 0 { model.value = 1 }
    return Button("Publish") { publishes = true }
  }
}

private struct Endless: View {
  static var start: (() -> Void)?
  @State private var value = 0

  var body: some View {
    Self.start = { value = 1 }
    return Text("\(value)").onAppear { if value > 0 { value += 1 } }.id(value)
  }
}

private struct SelfChanging: View {
  @State private var value = 0

  var body: some View {
    Button("\(value)") { value += 1 }.onChange(of: value) { value += 1 }
  }
}

/// Stops by itself long after an endless update should have been noticed.
private final class WriteCount {
  var writes = 0
  var start: (() -> Void)?
}

private struct EndlessWriter: View {
  let count: WriteCount
  @State private var value = 0

  var body: some View {
    let _ = write()
    if value % 2 == 0 { Text("\(value)") }
  }

  private func write() {
    count.start = { value = 1 }
    guard value > 0, count.writes < 5000 else { return }
    count.writes += 1
    value += 1
  }
}

private struct ParentAndChild: View {
  @State private var n = 0

  var body: some View {
    Text("\(n)")
    ChildOfTwo { n += 1 }
  }
}

private struct ChildOfTwo: View {
  let action: () -> Void
  @State private var n = 0

  var body: some View {
    Button("Child \(n)") {
      n += 1
      action()
    }
  }
}

private struct Twice: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    Button("Write") {
      withAnimation { n = 1 }
      withAnimation { n = 2 }
    }
    .onChange(of: n) { journal.note("\($0) to \($1)") }
  }
}

private struct TwoAppearing: View {
  let journal: Journal

  var body: some View {
    OneAppearing(number: 1, journal: journal)
    OneAppearing(number: 2, journal: journal)
  }
}

private struct OneAppearing: View {
  let number: Int
  let journal: Journal

  var body: some View {
    let _ = journal.note("body \(number)")
    Text("\(number)").onAppear { journal.note("appear \(number)") }
  }
}
