import Observation
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Owners that read through bindings` {
  @Test func `BIND-6, BIND-10: rows of a part of a state come and go with its elements`() {
    let host = TestHost(Shelf())
    #expect(host.texts == ["Add", "0"])
    #expect(host.bodies(during: { $0.tap("Add") }) == ["Shelf", "BookRow"])
    #expect(host.texts == ["Add", "0", "1"])
  }

  @Test func `BIND-2, BIND-15: passing a part on does not read it`() {
    let host = TestHost(Passing())
    #expect(host.bodies(during: { $0.toggle("On") }) == ["Switch"])
  }

  @Test func `ENV-9, OBS-1: what transformEnvironment observes is not its reader's`() {
    let model = Scheme()
    let host = TestHost(Transforming(model: model))
    #expect(host.bodies(during: { $0.run { model.unrelated += 1 } }) == [])
    #expect(host.log(during: { $0.run { model.isDark = true } }) == ["Reader: _scheme changed."])
  }

  @Test func `STATE-2, TX-5: many writes of one state in one turn are one evaluation`() {
    let host = TestHost(ManyWrites())
    #expect(host.bodies(during: { $0.tap("Write") }) == ["ManyWrites"])
    #expect(host.texts == ["Write", "10000"])
  }
}

private struct Book: Identifiable {
  let id: Int
}

private struct Shelf: View {
  struct Contents {
    var books = [Book(id: 0)]
  }

  @State private var contents = Contents()

  var body: some View {
    Button("Add") { contents.books.append(Book(id: contents.books.count)) }
    ForEach($contents.books) { $book in BookRow(id: book.id) }
  }
}

private struct BookRow: View {
  let id: Int
  var body: some View { Text(verbatim: "\(id)") }
}

private struct Passing: View {
  struct Settings {
    var isOn = false
  }

  @State private var settings = Settings()

  var body: some View { Switch(isOn: $settings.isOn) }
}

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Toggle(isOn ? "Off" : "On", isOn: $isOn) }
}

@Observable private final class Scheme {
  var isDark = false
  var unrelated = 0
}

private struct Transforming: View {
  let model: Scheme

  var body: some View {
    Reader().transformEnvironment(\.colorScheme) { [model] scheme in
      if model.isDark { scheme = .dark }
    }
  }
}

private struct Reader: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: "\(scheme)") }
}

private struct ManyWrites: View {
  @State private var count = 0

  var body: some View {
    Button("Write") { for _ in 0..<10_000 { count += 1 } }
    Text(verbatim: "\(count)")
  }
}
