import Reconciler
import Testing

/// Views that leave with an animation.
@MainActor
@Suite(.serialized)
struct `Leaving views` {
  @Test(arguments: LeavingKind.allCases)
  func `ID-13: a view that leaves with an animation disappears when that is complete`(
    _ kind: LeavingKind
  ) async {
    let journal = Journal()
    let host = TestHost(Stage(journal: journal, kind: kind))
    host.run {}
    _ = journal.take()
    host.tap("Animate")
    #expect(journal.take().filter { $0.contains("dis") } == [])
    #expect(!host.texts.contains("actor 0"))
    await host.waits { journal.lines.contains("disappears 0") }
  }

  @Test(arguments: LeavingKind.allCases)
  func `ID-13: a view that leaves without an animation disappears at once`(_ kind: LeavingKind) {
    let journal = Journal()
    let host = TestHost(Stage(journal: journal, kind: kind))
    _ = journal.take()
    host.tap("Plain")
    #expect(journal.take().contains("disappears 0"))
  }

  @Test func `ID-13: a view that comes back before has kept its state`() {
    for kind in [LeavingKind.condition, .branches, .erased, .rows, .lazyRows] {
      let journal = Journal()
      let host = TestHost(Stage(journal: journal, kind: kind, seconds: 3600))
      host.tap("actor 0")
      _ = journal.take()
      host.tap("Animate")
      host.tap("Back")
      #expect(host.texts.contains("actor 1"))
      #expect(!journal.take().contains("disappears 0"))
    }
  }

  @Test func `ID-13: a view that came back stays when the animation would be complete`()
    async throws
  {
    let journal = Journal()
    let host = TestHost(Stage(journal: journal, kind: .condition, seconds: 0.01))
    host.tap("Animate")
    host.tap("Back")
    try await Task.sleep(for: .milliseconds(100))
    host.run {}
    #expect(host.texts.contains("actor 0"))
    #expect(!journal.lines.contains("disappears 0"))
  }

  @Test func `ID-13: its tasks go on, and end with it`() async {
    let journal = Journal()
    let host = TestHost(Working(journal: journal))
    await host.waits { !journal.lines.isEmpty }
    host.tap("Hide")
    #expect(journal.take() == ["works"])
    await host.waits { journal.lines.count == 2 }
    #expect(Set(journal.take()) == ["disappears", "canceled"])
  }

  @Test func `ID-13: an animation of a value animates what leaves inside`() {
    let journal = Journal()
    let host = TestHost(Implicit(journal: journal))
    host.tap("Inside")
    #expect(journal.take() == [])
    host.tap("Show")
    host.tap("Other value")
    #expect(journal.take() == ["disappears"])
    host.tap("Show")
    host.tap("Disabled")
    #expect(journal.take() == ["disappears"])
  }

  @Test func `ID-13: a transition that shows nothing or has an animation decides by itself`() {
    let journal = Journal()
    let host = TestHost(Transitioning(journal: journal))
    host.tap("Animated")
    #expect(journal.take() == ["identity"])
    host.tap("Show")
    host.tap("Plain")
    #expect(Set(journal.take()) == ["identity", "opacity", "nested"])
  }

  @Test func `ID-13: where the container ends, so does what leaves it`() {
    let journal = Journal()
    let host = TestHost(Nested(journal: journal))
    host.tap("Inner")
    #expect(journal.take() == [])
    host.tap("Outer")
    #expect(journal.take() == ["disappears"])
  }
}

enum LeavingKind: CaseIterable { case condition, branches, erased, identified, rows, lazyRows }

private struct Stage: View {
  let journal: Journal
  let kind: LeavingKind
  var seconds = 0.001
  @State private var isOn = true

  var body: some View {
    Button("Animate") { withAnimation(.linear(duration: seconds)) { isOn = false } }
    Button("Plain") { isOn = false }
    Button("Back") { isOn = true }
    let actor = Performer(journal: journal, number: 0)
    let other = Performer(journal: journal, number: 1)
    switch kind {
    case .condition: if isOn { actor }
    case .branches: if isOn { actor } else { other }
    case .erased: isOn ? AnyView(actor) : AnyView(other.padding())
    case .identified: Performer(journal: journal, number: isOn ? 0 : 1).id(isOn)
    case .rows:
      ForEach(isOn ? [0, 5] : [5], id: \.self) { Performer(journal: journal, number: $0) }
    case .lazyRows:
      List(isOn ? [0, 5] : [5], id: \.self) { Performer(journal: journal, number: $0) }
    }
  }
}

private struct Performer: View {
  let journal: Journal
  let number: Int
  @State private var taps = 0

  var body: some View {
    Button("actor \(number + taps)") { taps += 1 }
      .onAppear { journal.note("appears \(number)") }
      .onDisappear { journal.note("disappears \(number)") }
  }
}

private struct Working: View {
  let journal: Journal
  @State private var isOn = true

  var body: some View {
    Button("Hide") { withAnimation(.linear(duration: 0.001)) { isOn = false } }
    if isOn {
      Text("worker")
        .onDisappear { journal.note("disappears") }
        .task {
          journal.note("works")
          await waitForCancellation()
          journal.note("canceled")
        }
    }
  }
}

private struct Implicit: View {
  let journal: Journal
  @State private var isOn = true
  @State private var count = 0

  var body: some View {
    Button("Show") { isOn = true }
    Button("Other value") { isOn = false }
    Button("Inside") { (isOn, count) = (false, count + 1) }
    Button("Disabled") {
      var transaction = Transaction(animation: .linear(duration: 3600))
      transaction.disablesAnimations = true
      withTransaction(transaction) { (isOn, count) = (false, count + 1) }
    }
    VStack {
      if isOn { Text("shown").onDisappear { journal.note("disappears") } }
    }
    .animation(.linear(duration: 3600), value: count)
  }
}

private struct Transitioning: View {
  let journal: Journal
  @State private var isOn = true

  var body: some View {
    Button("Show") { isOn = true }
    Button("Animated") { withAnimation(.linear(duration: 3600)) { isOn = false } }
    Button("Plain") { isOn = false }
    if isOn { note("identity").transition(.identity) }
    if isOn { note("opacity").transition(.opacity) }
    if isOn { VStack { note("nested").transition(.identity) } }
    if isOn { note("own").transition(.opacity.animation(.linear(duration: 3600))) }
  }

  private func note(_ name: String) -> some View {
    Text(name).onDisappear { journal.note(name) }
  }
}

private struct Nested: View {
  let journal: Journal
  @State private var isOuter = true
  @State private var isInner = true

  var body: some View {
    Button("Inner") { withAnimation(.linear(duration: 3600)) { isInner = false } }
    Button("Outer") { isOuter = false }
    if isOuter {
      VStack { if isInner { Text("inner").onDisappear { journal.note("disappears") } } }
    }
  }
}
