import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Tasks` {
  @Test func `MOD-9: a task starts after the update, and what it writes evaluates the readers`()
    async
  {
    let host = TestHost(Loading())
    #expect(host.firstBodies == ["Loading"])
    #expect(host.texts == ["…"])
    await host.waits { host.texts == ["done"] }
    #expect(host.evaluations == 2)
  }

  @Test func `MOD-9: a task is canceled when its view disappears`() async {
    let journal = Journal()
    let host = TestHost(Hiding(journal: journal))
    await host.waits { journal.lines == ["start"] }
    host.tap("Hide")
    await host.waits { journal.lines == ["start", "canceled"] }
  }

  @Test func `MOD-9: another id cancels the task and starts it again`() async {
    let journal = Journal()
    let host = TestHost(Identified(journal: journal))
    await host.waits { journal.lines == ["start 0"] }
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Identified"])
    await host.waits { journal.lines.count == 3 }
    #expect(journal.lines.sorted() == ["canceled 0", "start 0", "start 1"])
  }

  @Test func `MOD-9: an evaluation for another reason leaves the task alone`() async {
    let journal = Journal()
    let host = TestHost(Identified(journal: journal))
    await host.waits { journal.lines == ["start 0"] }
    #expect(host.bodies(during: { $0.tap("Other") }) == ["Identified"])
    for _ in 0..<20 { await Task.yield() }
    #expect(journal.lines == ["start 0"])
  }

  @Test func `OBS-12: a change off the main thread evaluates its readers once`() async {
    let model = SharedModel()
    let host = TestHost(Reading(model: model))
    await Task.detached { model.change() }.value
    #expect(host.log(during: { $0.run {} }).count == 1)
    #expect(host.texts == ["2"])
  }
}

extension TestHost {
  /// How many bodies have run.
  fileprivate var evaluations: Int {
    events.filter { if case .evaluated = $0 { true } else { false } }.count
  }
}

private struct Loading: View {
  @State private var text = "…"
  var body: some View { Text(text).task { text = "done" } }
}

private struct Hiding: View {
  let journal: Journal
  @State private var isHidden = false

  var body: some View {
    Button("Hide") { isHidden = true }
    if !isHidden {
      Text("Here").task {
        journal.note("start")
        await waitForCancellation()
        journal.note("canceled")
      }
    }
  }
}

private struct Identified: View {
  let journal: Journal
  @State private var id = 0
  @State private var other = 0

  var body: some View {
    Button("Next") { id += 1 }
    Button("Other") { other += 1 }
    Text("\(other)").task(id: id) { [id] in
      journal.note("start \(id)")
      await waitForCancellation()
      journal.note("canceled \(id)")
    }
  }
}

@Observable
private final class SharedModel: @unchecked Sendable {
  var count = 0

  func change() {
    count = 1
    count = 2
  }
}

private struct Reading: View {
  let model: SharedModel
  var body: some View { Text("\(model.count)") }
}
