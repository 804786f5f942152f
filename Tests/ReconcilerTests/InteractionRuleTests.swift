import FoundationShim
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Rules of interactions` {
  @Test func `INT-1: the inner gesture wins unless the outer one has priority`() {
    let journal = Journal()
    let host = TestHost(Taps(journal: journal))
    for label in ["plain", "high"] { host.tap(label) }
    #expect(journal.lines == ["inner", "outer"])
  }

  @Test func `INT-2: an update of the owner cancels a pull to refresh, another update does not`()
    async
  {
    let journal = Journal()
    let host = TestHost(Refreshed(journal: journal))
    host.refresh("pages 0")
    await host.waits { journal.lines == ["start"] }
    host.tap("other 0")
    #expect(journal.lines == ["start"])
    host.tap("pages 0")
    await host.waits { journal.lines.count == 2 }
    #expect(journal.lines == ["start", "canceled"])
  }

  @Test func `INT-3: a search is seen inside the searchable view, not by its owner`() {
    let host = TestHost(SearchOwner())
    #expect(host.bodies(during: { $0.focus("Search") }) == ["SearchReader"])
    #expect(host.texts.contains("outside false") && host.texts.contains("inside true"))
  }

  @Test func `INT-4: a button of a dialog runs and closes it`() {
    let journal = Journal()
    let host = TestHost(Asking(journal: journal))
    host.tap("Ask")
    host.tap("Yes")
    #expect(journal.lines == ["asking true", "yes", "asking false"])
    #expect(!host.texts.contains("Yes"))
  }

  @Test func `INT-5: a link appends to the path that its stack is bound to`() {
    let journal = Journal()
    let host = TestHost(Trail(journal: journal))
    host.open("one")
    host.open("next")
    host.dismiss()
    #expect(journal.lines == ["[1]", "[1, 2]", "[1]"])
  }

  @Test func `INT-6: a written id scrolls, and scrolling writes the id of the first row`() {
    let host = TestHost(Shelf(journal: Journal()))
    host.scroll(to: 30)
    #expect(host.texts.contains("at 30"))
    host.tap("End")
    #expect(host.texts.contains("row 99"))
  }

  @Test func `INT-7: callbacks of a scroll view run when what they compute differs`() {
    let journal = Journal()
    let host = TestHost(Shelf(journal: journal))
    #expect(journal.take() == ["visible 0 20"])
    #expect(host.bodies(during: { $0.scroll(to: 5) }).filter { $0 == "Callbacks" }.isEmpty)
    #expect(journal.take() == ["visible 5 20"])
    host.scroll(to: 30)
    #expect(journal.take() == ["past false true", "visible 30 20"])
    host.drag(to: 10)
    #expect(
      journal.take() == [
        "idle interacting", "past true false", "visible 10 20", "interacting idle",
      ]
    )
  }

  @Test func `INT-8: without an animation, a completion runs right after the closure`() {
    let host = TestHost(Completing())
    #expect(host.bodies(during: { $0.tap("Go") }) == ["Completing"])
    #expect(host.texts.contains("2"))
  }

  @Test func `INT-9: another layout keeps the state of its views`() {
    let host = TestHost(Board())
    host.tap("count 0")
    #expect(host.bodies(during: { $0.tap("Turn") }) == ["Board"])
    #expect(host.texts.contains("count 1"))
  }
}

extension TestHost {
  fileprivate func refresh(_ label: String) {
    react(to: label) { if case .refresh(let action) = $0 { action } else { nil } }
  }

  /// Scrolls as a person does.
  fileprivate func drag(to row: Int) {
    for window in host.lazyWindows { window.isDragged = true }
    scroll(to: row)
    for window in host.lazyWindows { window.isDragged = false }
    run {}
  }
}

private struct Taps: View {
  let journal: Journal
  var body: some View {
    let outer = TapGesture().onEnded { journal.note("outer") }
    VStack { Text("plain").onTapGesture { journal.note("inner") } }.gesture(outer)
    VStack { Text("high").onTapGesture { journal.note("inner") } }.highPriorityGesture(outer)
  }
}

private struct Other: View {
  @State private var count = 0
  var body: some View { Button("other \(count)") { count += 1 } }
}

private struct Refreshed: View {
  let journal: Journal
  @State private var pages = 0
  var body: some View {
    List {
      Button("pages \(pages)") { pages += 1 }
      Other()
    }
    .refreshable {
      journal.note("start")
      do {
        try await Task.sleep(for: .seconds(3600))
        journal.note("done")
      } catch {
        journal.note("canceled")
      }
    }
  }
}

private struct SearchReader: View {
  @Environment(\.isSearching) private var isSearching
  var body: some View { Text("inside \(isSearching)") }
}

private struct SearchOwner: View {
  @State private var query = ""
  @Environment(\.isSearching) private var isSearching
  var body: some View {
    Text("outside \(isSearching)")
    SearchReader().searchable(text: $query)
  }
}

private struct Asking: View {
  let journal: Journal
  @State private var isAsking = false
  var body: some View {
    Button("Ask") { isAsking = true }
      .onChange(of: isAsking) { _, now in journal.note("asking \(now)") }
      .confirmationDialog("Sure?", isPresented: $isAsking) {
        Button("Yes") { journal.note("yes") }
      }
  }
}

private struct Trail: View {
  let journal: Journal
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("one", value: 1)
        .navigationDestination(for: Int.self) { NavigationLink("next", value: $0 + 1) }
    }
    .onChange(of: path) { _, now in journal.note("\(now)") }
  }
}

private struct At: View {
  @Binding var id: Int?
  var body: some View { Text(id.map { "at \($0)" } ?? "at none") }
}

private struct Shelf: View {
  let journal: Journal
  @State private var id: Int?
  var body: some View {
    At(id: $id)
    Button("End") { id = 99 }
    Callbacks(journal: journal, id: $id)
  }
}

private struct Callbacks: View {
  let journal: Journal
  let id: Binding<Int?>
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(0..<100) { Text("row \($0)") } }.scrollTargetLayout()
    }
    .scrollPosition(id: id)
    .onScrollPhaseChange { old, new in journal.note("\(old) \(new)") }
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > $0.containerSize.height
    } action: { old, new in
      journal.note("past \(old) \(new)")
    }
    .onScrollTargetVisibilityChange(idType: Int.self) { ids in
      journal.note("visible \(ids.first ?? -1) \(ids.count)")
    }
  }
}

private struct Completing: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
    Button("Go") {
      withAnimation(nil) {
        count += 1
      } completion: {
        count += 1
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Board: View {
  @State private var isWide = false
  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    Button("Turn") { isWide.toggle() }
    layout { Counter() }
  }
}
