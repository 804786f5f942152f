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

  @Test func `INT-8: a completion runs right after a closure that changes nothing`() {
    let journal = Journal()
    let host = TestHost(Unchanged(journal: journal))
    host.tap("Nothing")
    #expect(journal.take() == ["closure", "complete"])
    host.tap("Same")
    #expect(journal.take() == ["closure", "complete"])
    host.tap("Change")
    #expect(journal.take() == ["closure"])
  }

  @Test func `INT-4: an alert without actions has an OK button`() {
    let journal = Journal()
    let host = TestHost(Exporter(journal: journal))
    host.tap("Export")
    host.tap("OK")
    #expect(journal.take() == ["presented true", "presented false"])
    host.tap("Ask")
    #expect(!host.texts.contains("OK"))
  }

  @Test func `INT-10: an alert needs its data to appear`() {
    for kind in AlertKind.allCases {
      let journal = Journal()
      let host = TestHost(Uploads(kind: kind, journal: journal))
      host.tap("Present")
      #expect(!host.texts.contains { $0.hasPrefix("Retry") }, "\(kind)")
      host.tap("First")
      #expect(host.texts.contains("Retry first"), "\(kind)")
    }
  }

  @Test func `INT-10: an open alert keeps its data`() {
    for kind in AlertKind.allCases {
      let journal = Journal()
      let host = TestHost(Uploads(kind: kind, journal: journal))
      host.tap("First")
      host.tap("Present")
      host.environment { $0.locale = .init(identifier: "first") }
      #expect(host.texts.contains("Retry first"), "\(kind)")
      host.environment { $0.locale = .init(identifier: "second") }
      #expect(host.texts.contains("Retry first"), "\(kind)")
      host.tap("Retry first")
      #expect(journal.take() == ["retry first"], "\(kind)")
    }
  }

  @Test func `INT-11: a gesture for two taps runs for the second one`() {
    let journal = Journal()
    let host = TestHost(DoubleTaps(journal: journal))
    host.tap("gesture")
    #expect(journal.take() == [])
    host.tap("gesture")
    #expect(journal.take() == ["twice"])
    host.tap("exclusive")
    host.tap("exclusive")
    #expect(journal.take() == ["once", "twice"])
  }

  @Test func `INT-7: a row reports when it comes into view and when it leaves`() {
    let journal = Journal()
    let host = TestHost(Reporting(journal: journal))
    #expect(journal.take().first == "0 true")
    host.scroll(to: 50)
    let lines = journal.take()
    #expect(lines.contains("0 false") && lines.contains("50 true") && !lines.contains("50 false"))
  }

  @Test func `INT-12: code that runs during an update cannot scroll`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = TestHost(
          ScrollViewReader { proxy in
            let _ = proxy.scrollTo(1)
            Text("content")
          }
        )
      }
    }
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

private struct Unchanged: View {
  let journal: Journal
  @State private var count = 0
  var body: some View {
    Text("\(count)")
    Button("Nothing") { animate {} }
    Button("Same") { animate { count = 0 } }
    Button("Change") { animate { count += 1 } }
  }

  private func animate(_ change: () -> Void) {
    withAnimation(.linear(duration: 3600)) {
      change()
      journal.note("closure")
    } completion: {
      journal.note("complete")
    }
  }
}

private struct Exporter: View {
  let journal: Journal
  @State private var isPresented = false
  @State private var isAsking = false
  var body: some View {
    Button("Export") { isPresented = true }
      .alert("Exported", isPresented: $isPresented) {}
      .onChange(of: isPresented) { _, now in journal.note("presented \(now)") }
    Button("Ask") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
  }
}

private enum AlertKind: CaseIterable { case alert, message, key, dialog, error }

private struct UploadError: LocalizedError {
  let name: String
  var errorDescription: String? { name }
}

private struct Uploads: View {
  let kind: AlertKind
  let journal: Journal
  @State private var name: String?
  @State private var isPresented = false
  @Environment(\.locale) private var locale

  var body: some View {
    let shown = name.map { _ in locale.identifier == "second" ? "second" : "first" }
    Button("Present") { isPresented = true }
    Button("First") { name = "first" }
    let title: LocalizedStringKey = "Failed"
    let retry = { (name: String) in Button("Retry \(name)") { journal.note("retry \(name)") } }
    switch kind {
    case .alert:
      Text("a").alert(Text("Failed"), isPresented: $isPresented, presenting: shown) { retry($0) }
    case .message:
      Text("b").alert(Text("Failed"), isPresented: $isPresented, presenting: shown) {
        retry($0)
      } message: {
        Text($0)
      }
    case .key: Text("c").alert(title, isPresented: $isPresented, presenting: shown) { retry($0) }
    case .dialog:
      Text("d").confirmationDialog(title, isPresented: $isPresented, presenting: shown) {
        retry($0)
      }
    case .error:
      Text("e").alert(isPresented: $isPresented, error: shown.map(UploadError.init)) {
        retry($0.name)
      } message: {
        Text($0.name)
      }
    }
  }
}

private struct DoubleTaps: View {
  let journal: Journal
  var body: some View {
    let double = TapGesture(count: 2).onEnded { journal.note("twice") }
    Text("gesture").gesture(double)
    Text("exclusive")
      .gesture(double.exclusively(before: TapGesture().onEnded { journal.note("once") }))
  }
}

private struct Reporting: View {
  let journal: Journal
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<100) { number in
          Text("row \(number)").onScrollVisibilityChange { journal.note("\(number) \($0)") }
        }
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
