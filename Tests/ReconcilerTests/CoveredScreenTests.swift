import Reconciler
import Testing

/// A screen that another covers stays alive, but the views on it have disappeared.
@MainActor
@Suite(.serialized)
struct `Covered screens` {
  let journal = Journal()

  @Test func `MOD-8, NAV-4: a tab that is left disappears, keeps its state and appears again`()
    async
  {
    let host = TestHost(TabbedNotes(journal: journal))
    #expect(journal.take() == ["A appears"])
    host.tap("A 0")
    host.select("B tab")
    #expect(journal.take() == ["B appears", "A disappears"])
    host.select("A tab")
    #expect(journal.take() == ["A appears", "B disappears"])
    #expect(host.texts.contains("A 1"))
  }

  @Test func `MOD-8, NAV-2: what is opened covers what was seen until then, and no more`() async {
    let host = TestHost(PathNotes(journal: journal))
    #expect(journal.take() == ["root appears"])
    host.open("Open 1")
    #expect(journal.take() == ["1 appears", "root disappears"])
    host.tapCovered("Open 2")
    #expect(journal.take() == ["2 appears", "1 disappears"])
    host.dismiss()
    #expect(journal.take() == ["1 appears", "2 disappears"])
    host.tap("Home")
    #expect(journal.take() == ["root appears", "1 disappears"])
  }

  @Test func `MOD-8, NAV-2: of several that are opened at once only the last appears`() async {
    let host = TestHost(PathNotes(journal: journal))
    host.tap("Two at once")
    #expect(journal.take() == ["root appears", "2 appears", "root disappears"])
    host.tap("Other last")
    #expect(journal.take() == ["3 appears", "2 disappears"])
    host.dismiss()
    #expect(journal.take() == ["1 appears", "3 disappears"])
  }

  @Test func `MOD-8, NAV-1: a link's destination covers the screen of the link`() async {
    let host = TestHost(LinkNotes(journal: journal))
    #expect(journal.take() == ["root appears"])
    host.open("Open")
    #expect(journal.take() == ["destination appears", "root disappears"])
    host.dismiss()
    #expect(journal.take() == ["root appears", "destination disappears"])
  }

  @Test func `MOD-8, NAV-1: a link that ends takes what it opened along`() async {
    let host = TestHost(LinkNotes(journal: journal))
    host.open("Open")
    _ = journal.take()
    host.tapCovered("Remove")
    #expect(journal.take() == ["destination disappears", "root appears"])
  }

  @Test func `MOD-8, NAV-5: a destination shown by a flag covers, a sheet does not`() async {
    let host = TestHost(FlagNotes(journal: journal))
    host.tap("Push")
    #expect(journal.take() == ["root appears", "pushed appears", "root disappears"])
    host.dismiss()
    #expect(journal.take() == ["root appears", "pushed disappears"])
    host.tap("Sheet")
    #expect(journal.take() == ["sheet appears"])
    host.dismiss()
    #expect(journal.take() == ["sheet disappears"])
  }

  @Test func `MOD-8, NAV-4: in a tab that is left and comes back, only the top screen tells`() async
  {
    let host = TestHost(StackInTab(journal: journal))
    host.open("Open 1")
    _ = journal.take()
    host.select("B tab")
    #expect(journal.take() == ["B appears", "1 disappears"])
    host.select("A tab")
    #expect(journal.take() == ["1 appears", "B disappears"])
  }

  @Test func `MOD-7, NAV-4: what comes into a tab that is covered appears with it`() async {
    let model = CoveredModel()
    let host = TestHost(GrowingTab(model: model, journal: journal))
    host.select("B tab")
    _ = journal.take()
    host.run { model.hasMore = true }
    #expect(journal.take() == [])
    host.select("A tab")
    #expect(journal.take().contains("more appears"))
  }

  @Test func `MOD-8, LAZY-3: a row that is scrolled away does not appear with its screen`() async {
    let host = TestHost(RowsInTab(journal: journal))
    host.scroll(to: 1)
    _ = journal.take()
    host.select("B tab")
    #expect(journal.take() == ["B appears"] + (1...20).map { "row \($0) disappears" })
    host.select("A tab")
    #expect(journal.take() == (1...20).map { "row \($0) appears" } + ["B disappears"])
  }

  @Test func `MOD-8, MOD-10: several views that a modifier is applied to are covered together`()
    async
  {
    let host = TestHost(GroupInTab(journal: journal))
    #expect(journal.take() == ["group appears"])
    host.select("B tab")
    #expect(journal.take() == ["B appears", "group disappears"])
    host.select("A tab")
    #expect(journal.take() == ["group appears", "B disappears"])
  }

  @Test func `MOD-9, NAV-4: a task is canceled where its tab is left, and starts with its return`()
    async
  {
    let host = TestHost(TaskInTab(journal: journal))
    await host.waits { journal.lines == ["start 0"] }
    host.select("B tab")
    await host.waits { journal.lines == ["start 0", "B appears", "canceled 0"] }
    host.tap("Next")
    for _ in 0..<20 { await Task.yield() }
    #expect(journal.take() == ["start 0", "B appears", "canceled 0"])
    host.select("A tab")
    await host.waits { journal.lines.contains("start 1") }
  }
}

private struct Noted: ViewModifier {
  let name: String
  let journal: Journal

  func body(content: Content) -> some View {
    content
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
  }
}

extension View {
  fileprivate func noted(_ name: String, _ journal: Journal) -> some View {
    modifier(Noted(name: name, journal: journal))
  }
}

/// Two tabs, of which the second is plain.
private struct Tabs<First: View>: View {
  let journal: Journal
  @ViewBuilder let first: First

  var body: some View {
    TabView {
      first.tabItem { Text("A tab") }
      Text("B").noted("B", journal).tabItem { Text("B tab") }
    }
  }
}

private struct TabbedNotes: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Tabs(journal: journal) {
      Button("A \(count)") { count += 1 }.noted("A", journal)
    }
  }
}

private struct PathNotes: View {
  let journal: Journal
  @State private var path: [Int] = []

  var body: some View {
    VStack {
      Button("Two at once") { path = [1, 2] }
      Button("Other last") { path = [1, 3] }
      Button("Home") { path = [] }
      NavigationStack(path: $path) {
        PathRoot(journal: journal)
      }
    }
  }
}

private struct PathRoot: View {
  let journal: Journal

  var body: some View {
    VStack {
      NavigationLink("Open 1", value: 1)
      NavigationLink("Open 2", value: 2)
    }
    .noted("root", journal)
    .navigationDestination(for: Int.self) { Text("\($0)").noted("\($0)", journal) }
  }
}

private struct LinkNotes: View {
  let journal: Journal
  @State private var hasLink = true

  var body: some View {
    NavigationStack {
      VStack {
        Button("Remove") { hasLink = false }
        if hasLink {
          NavigationLink("Open") { Text("Destination").noted("destination", journal) }
        }
      }
      .noted("root", journal)
    }
  }
}

private struct FlagNotes: View {
  let journal: Journal
  @State private var isPushed = false
  @State private var hasSheet = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Push") { isPushed = true }
        Button("Sheet") { hasSheet = true }
      }
      .noted("root", journal)
      .navigationDestination(isPresented: $isPushed) { Text("Pushed").noted("pushed", journal) }
      .sheet(isPresented: $hasSheet) { Text("In front").noted("sheet", journal) }
    }
  }
}

private struct StackInTab: View {
  let journal: Journal

  var body: some View {
    Tabs(journal: journal) {
      NavigationStack { PathRoot(journal: journal) }
    }
  }
}

@Observable
private final class CoveredModel {
  var hasMore = false
}

private struct GrowingTab: View {
  let model: CoveredModel
  let journal: Journal

  var body: some View {
    Tabs(journal: journal) {
      VStack {
        Text("A")
        if model.hasMore { Text("More").noted("more", journal) }
      }
    }
  }
}

private struct RowsInTab: View {
  let journal: Journal

  var body: some View {
    Tabs(journal: journal) {
      ScrollView {
        LazyVStack {
          ForEach(0..<30) { row in Text("\(row)").noted("row \(row)", journal) }
        }
      }
    }
  }
}

private struct GroupInTab: View {
  let journal: Journal

  var body: some View {
    Tabs(journal: journal) {
      VStack {
        Group {
          Text("1")
          Text("2")
        }
        .noted("group", journal)
      }
    }
  }
}

private struct TaskInTab: View {
  let journal: Journal
  @State private var id = 0

  var body: some View {
    VStack {
      Button("Next") { id += 1 }
      Tabs(journal: journal) {
        Text("A").task(id: id) { [id] in
          journal.note("start \(id)")
          await waitForCancellation()
          journal.note("canceled \(id)")
        }
      }
    }
  }
}
