import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Fields` {
  @Test func `CTL-1: the return key runs the actions around the field, the innermost first`() {
    let journal = Journal()
    let field = TextField("Name", text: .constant("")).onSubmit { journal.note("inner") }
    let host = TestHost(VStack { field }.onSubmit { journal.note("outer") })
    host.submit("Name")
    #expect(journal.lines == ["inner", "outer"])
  }

  @Test func `CTL-1: a field that searches runs the actions for that`() {
    let journal = Journal()
    let search = Text("content").searchable(text: .constant(""), prompt: "Find")
      .onSubmit(of: .search) { journal.note("search") }
    let host = TestHost(search.onSubmit { journal.note("text") })
    host.submit("Find")
    #expect(journal.lines == ["search"])
  }

  @Test(arguments: [true, false])
  func `CTL-5: a submit scope keeps its fields from the actions outside`(_ isBlocking: Bool) {
    let journal = Journal()
    let tags = TextField("Tags", text: .constant("")).onSubmit { journal.note("inner") }
    let form = VStack {
      TextField("Name", text: .constant(""))
      VStack { tags }.submitScope(isBlocking)
    }
    let host = TestHost(form.onSubmit { journal.note("outer") })
    host.submit("Name")
    #expect(journal.take() == ["outer"])
    host.submit("Tags")
    #expect(journal.take() == (isBlocking ? ["inner"] : ["inner", "outer"]))
  }

  @Test func `PW-6: a value of the scene is read-tracked like a state`() {
    let host = TestHost(Restored())
    #expect(host.log(during: { $0.tap("Next") }) == ["Restored: _count changed."])
    #expect(host.bodies(during: { $0.tap("Hidden") }) == [])
  }

  @Test func `MOD-10: an announcement reaches the subscriber, built again or not`() {
    let center = NotificationCenter()
    let host = TestHost(Listening(center: center))
    let announce = { center.post(name: Notification.Name("next"), object: nil) }
    #expect(host.bodies(during: { $0.run(announce) }) == ["Listening"])
    #expect(host.bodies(during: { $0.run(announce) }) == ["Listening"])
    #expect(host.texts == ["2"])
  }
}

private struct Restored: View {
  @SceneStorage("count") private var count = 0
  @SceneStorage("hidden") private var hidden = 0

  var body: some View {
    Button("Next") { count += 1 }
    Button("Hidden") { hidden += 1 }
    Text("\(count)")
  }
}

private struct Listening: View {
  let center: NotificationCenter
  @State private var count = 0

  var body: some View {
    Text("\(count)").onReceive(center.publisher(for: Notification.Name("next"))) { _ in
      count += 1
    }
  }
}
