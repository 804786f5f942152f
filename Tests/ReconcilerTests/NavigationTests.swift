import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Navigation` {
  @Test func `NAV-1: a destination is built with the enclosing body and evaluated when shown`() {
    let journal = Journal()
    let host = TestHost(LinkPage(journal: journal))
    #expect(host.firstBodies == ["LinkPage"])
    #expect(journal.take() == ["init"])
    #expect(host.bodies(during: { $0.tap("Count 0") }) == ["LinkPage"])
    #expect(journal.take() == ["init"])
    #expect(host.bodies(during: { $0.open("Open") }) == ["Destination"])
    #expect(journal.take() == [])
    #expect(host.bodies(during: { $0.tapCovered("Count 1") }) == ["LinkPage"])
    host.dismiss()
    #expect(host.texts == ["Count 2", "Open"])
  }

  @Test func `NAV-1, NAV-5: a destination shown by a flag is built at once`() {
    let journal = Journal()
    let host = TestHost(FlagPage(journal: journal))
    #expect(journal.take() == ["init"])
    #expect(host.bodies(during: { $0.tap("Show") }) == ["Destination"])
    #expect(journal.take() == [])
    #expect(host.texts == ["Show", "Destination"])
  }

  @Test func `NAV-2: a path is made of values`() {
    let host = TestHost(GivenPath())
    #expect(host.texts.suffix(1) == ["b"])
    host.dismiss()
    #expect(host.texts.suffix(1) == ["a"])
    var path = NavigationPath([1, 2, 3])
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test func `NAV-2, BODY-10: a destination for values is built when a value is opened`() {
    let journal = Journal()
    let host = TestHost(ValuePage(journal: journal))
    #expect(journal.take() == [])
    #expect(host.bodies(during: { $0.open("Open 1") }) == ["Detail"])
    #expect(journal.take() == ["closure 1"])
    #expect(host.bodies(during: { $0.tapCovered("Open 2") }) == ["Detail"])
    #expect(host.texts.suffix(2) == ["Detail 1", "Detail 2"])
    host.dismiss()
    #expect(host.texts.suffix(1) == ["Detail 1"])
  }

  @Test func `NAV-3: an evaluation of the owner runs the closure for every value of the path`() {
    let journal = Journal()
    let host = TestHost(ValuePage(journal: journal))
    host.open("Open 1")
    host.tapCovered("Open 2")
    _ = journal.take()
    #expect(host.bodies(during: { $0.tapCovered("Count 0") }) == ["ValuePage"])
    #expect(journal.take() == ["closure 1", "closure 2"])
  }

  @Test func `NAV-3, ENV-6: a destination's dismiss goes back to before it`() {
    let host = TestHost(PathPage())
    host.tap("Both")
    #expect(host.texts == ["Both", "Root", "Back 1", "Back 2"])
    host.tap("Back 2")
    #expect(host.texts == ["Both", "Root", "Back 1"])
    host.tap("Both")
    host.tapCovered("Back 1")
    #expect(host.texts == ["Both", "Root"])
  }

  @Test func `NAV-3: a value that stays in the path keeps its state`() {
    let host = TestHost(CountedPath())
    host.tap("Both")
    host.tapCovered("1: 0")
    #expect(host.bodies(during: { $0.tap("Other") }) == ["CountedDetail"])
    #expect(host.texts == ["Both", "Other", "Root", "1: 1", "3: 0"])
  }

  @Test func `ENV-6: a dismiss action kept after the path was emptied does nothing`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let keeper = DismissKeeper()
        let host = TestHost(KeepingPath(keeper: keeper))
        host.tap("Both")
        host.tap("Home")
        host.run { keeper.dismiss?() }
        #expect(host.texts == ["Both", "Home", "Root"])
      }
    }
  }

  @Test func `NAV-2: the destinations that an opened view gives end with it`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(TwoDestinations())
        host.open("Open 1")
        #expect(host.texts == ["Open 1", "outer 1", "Open text"])
        host.dismiss()
        host.open("Open 1")
        #expect(host.texts == ["Open 1", "outer 1", "Open text"])
      }
    }
  }

  @Test func `NAV-2: a value is opened whose destination was given in a branch that ended`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(BranchDestination())
        host.tap("Hide")
        host.open("Open 1")
        #expect(host.texts == ["Hide", "Open 1"])
      }
    }
  }

  @Test func `NAV-4, BODY-10: a tab is evaluated when it is first selected`() {
    let journal = Journal()
    let host = TestHost(Tabbed(model: TabModel(), journal: journal))
    #expect(journal.take() == ["init First", "init Second"])
    #expect(host.firstBodies == ["Tabbed", "Page"])
    #expect(host.bodies(during: { $0.select("Second tab") }) == ["Page"])
    #expect(host.bodies(during: { $0.select("First tab") }) == [])
  }

  @Test func `NAV-4: a tab that was shown keeps its state and goes on being updated`() {
    let model = TabModel()
    let host = TestHost(Tabbed(model: model, journal: Journal()))
    host.tap("First 0")
    #expect(host.bodies(during: { $0.run { model.tick += 1 } }) == ["Page"])
    host.select("Second tab")
    #expect(host.bodies(during: { $0.run { model.tick += 1 } }) == ["Page", "Page"])
    host.select("First tab")
    #expect(host.texts.contains("First 1"))
  }

  @Test func `NAV-4, BIND-2: selecting a tab leaves the owner of the selection alone`() {
    let host = TestHost(SelectedTabs())
    #expect(host.firstBodies == ["SelectedTabs", "TabLeaf"])
    #expect(host.bodies(during: { $0.select("A tab") }) == ["TabLeaf"])
    #expect(host.texts.contains("A leaf"))
  }

  @Test func `NAV-12: a second destination for a type warns, and the first one is used`() {
    let host = TestHost(RepeatedDestination())
    #expect(host.warnings.isEmpty)
    let warnings = host.warnings { $0.open("start") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“Swift.Int” was declared earlier on the stack") == true)
    host.open("next 1")
    #expect(host.texts.contains("next 2"))
  }
}

private struct GivenPath: View {
  @State private var path = NavigationPath(["a", "b"])

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: String.self) { Text($0) }
    }
  }
}

private struct Destination: View {
  let journal: Journal

  init(journal: Journal) {
    self.journal = journal
    journal.note("init")
  }

  var body: some View { Text("Destination") }
}

private struct LinkPage: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Button("Count \(count)") { count += 1 }
      NavigationLink("Open") { Destination(journal: journal) }
    }
  }
}

private struct FlagPage: View {
  let journal: Journal
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("Show") { isShown = true }
        .navigationDestination(isPresented: $isShown) { Destination(journal: journal) }
    }
  }
}

private struct Detail: View {
  let number: Int
  var body: some View { Text("Detail \(number)") }
}

private struct ValuePage: View {
  let journal: Journal
  @State private var count = 0
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Count \(count)") { count += 1 }
        NavigationLink("Open 1", value: 1)
        NavigationLink("Open 2", value: 2)
      }
      .navigationDestination(for: Int.self) { [journal, count] number in
        let _ = journal.note("closure \(number)")
        let _ = count
        Detail(number: number)
      }
    }
  }
}

private struct PathPage: View {
  @State private var path: [Int] = []

  var body: some View {
    Button("Both") { path = [1, 2] }
    NavigationStack(path: $path) {
      Text("Root").navigationDestination(for: Int.self) { Backing(number: $0) }
    }
  }
}

private struct Backing: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Back \(number)") { dismiss() } }
}

private struct CountedPath: View {
  @State private var path: [Int] = []

  var body: some View {
    Button("Both") { path = [1, 2] }
    Button("Other") { path = [1, 3] }
    NavigationStack(path: $path) {
      Text("Root").navigationDestination(for: Int.self) { CountedDetail(number: $0) }
    }
  }
}

private struct CountedDetail: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("\(number): \(count)") { count += 1 } }
}

private final class DismissKeeper {
  var dismiss: DismissAction?
}

private struct KeepingPath: View {
  let keeper: DismissKeeper
  @State private var path: [Int] = []

  var body: some View {
    Button("Both") { path = [1, 2] }
    Button("Home") { path = [] }
    NavigationStack(path: $path) {
      Text("Root").navigationDestination(for: Int.self) { _ in DismissGiver(keeper: keeper) }
    }
  }
}

private struct DismissGiver: View {
  let keeper: DismissKeeper
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text("Giver").onAppear { keeper.dismiss = dismiss } }
}

private struct TwoDestinations: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open 1", value: 1)
        .navigationDestination(for: Int.self) { number in InnerDestination(number: number) }
    }
  }
}

private struct InnerDestination: View {
  let number: Int

  var body: some View {
    Text("outer \(number)")
    NavigationLink("Open text", value: "text")
      .navigationDestination(for: Int.self) { Text("inner \($0)") }
  }
}

private struct BranchDestination: View {
  @State private var isHidden = false

  var body: some View {
    NavigationStack {
      Button("Hide") { isHidden = true }
      NavigationLink("Open 1", value: 1)
      if !isHidden {
        Text("Branch").navigationDestination(for: Int.self) { Text("Opened \($0)") }
      }
    }
  }
}

@Observable
private final class TabModel {
  var tick = 0
}

private struct Tabbed: View {
  let model: TabModel
  let journal: Journal

  var body: some View {
    TabView {
      Page(name: "First", model: model, journal: journal).tabItem { Text("First tab") }
      Page(name: "Second", model: model, journal: journal).tabItem { Text("Second tab") }
    }
  }
}

private struct Page: View {
  let name: String
  let model: TabModel
  @State private var count = 0

  init(name: String, model: TabModel, journal: Journal) {
    self.name = name
    self.model = model
    journal.note("init \(name)")
  }

  var body: some View {
    let _ = model.tick
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct SelectedTabs: View {
  @State private var selection = "b"

  var body: some View {
    TabView(selection: $selection) {
      TabLeaf(name: "A").tabItem { Text("A tab") }.tag("a")
      TabLeaf(name: "B").tabItem { Text("B tab") }.tag("b")
    }
  }
}

private struct TabLeaf: View {
  let name: String
  var body: some View { Text("\(name) leaf") }
}

private struct RepeatedDestination: View {
  var body: some View {
    NavigationStack {
      NavigationLink("start", value: 1).navigationDestination(for: Int.self) { Second(number: $0) }
    }
  }
}

private struct Second: View {
  let number: Int
  var body: some View {
    NavigationLink("next \(number)", value: number + 1)
      .navigationDestination(for: Int.self) { Text("inner \($0)") }
  }
}
