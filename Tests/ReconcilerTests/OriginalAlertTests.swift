import Reconciler
import Testing

/// Alerts and action sheets of the original API, whose closures run in the body.
@MainActor
@Suite(.serialized)
struct `Original alerts` {
  @Test func `NAV-13: an original alert reads its flag, so the presenter is evaluated`() {
    let journal = Journal()
    let host = TestHost(Flagged(journal: journal))
    #expect(journal.take() == [])
    #expect(host.bodies(during: { $0.tap("delete") }) == ["Flagged"])
    #expect(journal.take() == ["alert 0"])
    #expect(host.texts.contains("Delete 0?"))
    #expect(host.bodies(during: { $0.tap("OK") }) == ["Flagged"])
    #expect(journal.take() == [])
    #expect(host.texts == ["delete", "add"])
  }

  @Test func `NAV-13, STATE-6: what the closure has read updates the presenter from then on`() {
    let host = TestHost(Flagged(journal: Journal()))
    #expect(host.bodies(during: { $0.tap("add") }) == [])
    host.tap("delete")
    #expect(host.texts.contains("Delete 1?"))
    host.tap("OK")
    #expect(host.bodies(during: { $0.tap("add") }) == ["Flagged"])
  }

  @Test func `NAV-13: a closure that does not escape can present about an optional`() {
    let host = TestHost(Unwrapping())
    #expect(host.bodies(during: { $0.tap("alert") }) == ["Unwrapping"])
    #expect(host.texts.contains("Report 7"))
    host.tap("OK")
    #expect(host.bodies(during: { $0.tap("sheet") }) == ["Unwrapping"])
    #expect(host.texts.contains("Sheet 8"))
  }

  @Test func `NAV-13: an alert about an item runs its closure with each item`() {
    let journal = Journal()
    let host = TestHost(About(journal: journal))
    #expect(journal.take() == [])
    #expect(host.bodies(during: { $0.tap("first") }) == ["About"])
    #expect(journal.take() == ["alert 1"])
    host.tap("more")
    #expect(host.bodies(during: { $0.tap("choose") }) == ["About"])
    #expect(journal.take() == ["sheet 2"])
    host.tap("Cancel")
    #expect(host.texts == ["first", "choose"])
  }
}

private struct Flagged: View {
  let journal: Journal
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("delete") { isShown = true }
      Button("add") { count += 1 }
    }
    .alert(isPresented: $isShown) {
      journal.note("alert \(count)")
      return Alert(title: Text("Delete \(count)?"))
    }
  }
}

extension View {
  fileprivate func alert<Value>(using value: Binding<Value?>, content: (Value) -> Alert)
    -> some View
  {
    alert(isPresented: value.isSet()) { content(value.unwrapped()) }
  }

  fileprivate func sheet<Value>(
    using value: Binding<Value?>,
    content: (Value) -> ActionSheet
  ) -> some View {
    actionSheet(isPresented: value.isSet()) { content(value.unwrapped()) }
  }
}

extension Binding {
  fileprivate func isSet<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { _ in wrappedValue = nil })
  }

  fileprivate func unwrapped<Wrapped>() -> Wrapped where Value == Wrapped? {
    guard let wrappedValue else { preconditionFailure("nothing is presented") }
    return wrappedValue
  }
}

private struct Unwrapping: View {
  @State private var report: Int?
  @State private var choice: Int?

  var body: some View {
    VStack {
      Button("alert") { report = 7 }
      Button("sheet") { choice = 8 }
    }
    .alert(using: $report) { Alert(title: Text("Report \($0)")) }
    .sheet(using: $choice) { ActionSheet(title: Text("Sheet \($0)")) }
  }
}

private struct About: View {
  struct Item: Identifiable { let id: Int }

  let journal: Journal
  @State private var item: Item?
  @State private var choice: Item?

  var body: some View {
    VStack {
      Button("first") { item = Item(id: 1) }
      Button("choose") { choice = Item(id: 2) }
    }
    .alert(item: $item) {
      journal.note("alert \($0.id)")
      return Alert(title: Text("Item \($0.id)"), dismissButton: .cancel(Text("more")))
    }
    .actionSheet(item: $choice) {
      journal.note("sheet \($0.id)")
      return ActionSheet(title: Text("Choose \($0.id)"))
    }
  }
}
