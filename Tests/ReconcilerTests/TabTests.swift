import Reconciler
import Testing

/// Which tab a selection means.
@MainActor
@Suite(.serialized)
struct `Tags of tabs` {
  @Test func `NAV-4, LAZY-1: a tab view in a lazy stack has all its tabs`() {
    let host = TestHost(
      ScrollView {
        LazyVStack {
          TabView {
            ForEach(0..<30, id: \.self) { number in
              Text("page \(number)").tabItem { Text("tab \(number)") }
            }
          }
        }
      }
    )
    #expect(host.texts.count { $0.hasPrefix("tab") } == 30)
  }

  @Test func `NAV-4: a tag counts in any order with the item and other modifiers`() {
    let host = TestHost(TaggedTabs())
    let names = ["inside", "outside", "between", "twice"]
    #expect(host.texts.filter(names.contains) == ["inside"])
    for name in ["outside", "between", "twice", "inside"] {
      host.select("\(name) tab")
      #expect(host.texts.filter(names.contains) == [name])
    }
  }

  @Test func `NAV-4: the innermost tag of a tab counts`() {
    let host = TestHost(SelectingTabs())
    host.tap("Select outer")
    #expect(host.texts.last == "twice tab")
    host.tap("Select twice")
    #expect(host.texts.last == "twice")
  }

  @Test func `NAV-4, ID-10: a tag of a group is that of its tab`() {
    let host = TestHost(GroupedTabs())
    #expect(host.texts == ["A tab", "B tab", "B"])
  }
}

private struct TaggedTabs: View {
  @State private var selection = "inside"

  var body: some View {
    TabView(selection: $selection) {
      Text("inside").tag("inside").tabItem { Text("inside tab") }
      Text("outside").tabItem { Text("outside tab") }.tag("outside")
      Text("between").tag("between").padding().tabItem { Text("between tab") }.padding()
      Text("twice").tag("twice").tabItem { Text("twice tab") }.tag("outer")
    }
  }
}

private struct SelectingTabs: View {
  @State private var selection = "twice"

  var body: some View {
    VStack {
      Button("Select outer") { selection = "outer" }
      Button("Select twice") { selection = "twice" }
      TabView(selection: $selection) {
        Text("twice").tag("twice").tabItem { Text("twice tab") }.tag("outer")
      }
    }
  }
}

private struct GroupedTabs: View {
  @State private var selection = 2

  var body: some View {
    TabView(selection: $selection) {
      Text("A").tabItem { Text("A tab") }.tag(1)
      Group { Text("B").tabItem { Text("B tab") } }.tag(2)
    }
  }
}

/// What modifiers outside of a tab's item belong to.
@MainActor
@Suite(.serialized)
struct `Modifiers of tabs` {
  @Test(arguments: TabKind.allCases)
  func `NAV-4: what is outside of the item and the tag follows the selection of the tab`(
    _ kind: TabKind
  ) async {
    let journal = Journal()
    let host = TestHost(OuterTabs(journal: journal, kind: kind))
    await host.waits { journal.lines.contains("task one") }
    #expect(journal.take() == ["body one", "one appears", "task one"])
    host.select("two")
    await host.waits { journal.lines.contains("task two") }
    #expect(journal.take() == ["body two", "two appears", "one disappears", "task two"])
    host.select("one")
    await host.waits { journal.lines.contains("task one") }
    #expect(journal.take() == ["one appears", "two disappears", "task one"])
  }

  @Test func `NAV-4: a value that is written outside of the item reaches the tab`() {
    let host = TestHost(
      TabView { SchemeText().tabItem { Text("tab") }.environment(\.colorScheme, .dark) }
    )
    #expect(host.texts == ["tab", "dark"])
  }
}

/// What some systems report when a tab view or a stack is removed.
@MainActor
@Suite(.serialized)
struct `Removed screens` {
  @Test func `NAV-4: the first tab appears once more when its tab view is removed from another`() {
    let journal = Journal()
    let host = TestHost(Gate(journal: journal))
    host.tap("enter")
    host.select("desk")
    #expect(journal.take() == ["door", "lobby", "desk"])
    host.tap("leave")
    #expect(journal.take() == ["door", "lobby"])
    host.tap("enter")
    host.run { journal.action?() }
    #expect(journal.take() == ["lobby", "door"])
  }

  @Test func `NAV-4: under a profile for it, it does not`() {
    var profile = Profile()
    profile.removedTabViewsShowFirstTab = false
    let journal = Journal()
    let host = TestHost(Gate(journal: journal), profile: profile)
    host.tap("enter")
    host.select("desk")
    host.tap("leave")
    #expect(journal.take() == ["door", "lobby", "desk", "door"])
  }

  @Test(arguments: Profile.Version.allCases)
  func `NAV-11: on iOS 18 a pushed screen appears once more when its stack is removed`(
    _ version: Profile.Version
  ) async {
    let journal = Journal()
    let host = TestHost(Porch(journal: journal), profile: Profile(version))
    host.open("in")
    await host.waits { journal.lines.contains("task") }
    #expect(journal.take() == ["appears", "task"])
    // Other tests have run meanwhile.
    Profile.current = Profile(version)
    host.tap("log in")
    let isReported = version == .ios18
    await host.waits { !isReported || journal.lines.contains("task") }
    #expect(journal.take() == (isReported ? ["appears", "disappears", "task"] : ["disappears"]))
  }
}

private struct Gate: View {
  let journal: Journal
  @State private var isInside = false

  var body: some View {
    let _ = journal.call { isInside = false }
    if isInside {
      TabView {
        Tab("lobby", systemImage: "house") {
          NavigationStack { Color.red.onAppear { journal.note("lobby") } }
        }
        Tab("desk", systemImage: "person") {
          Button("leave") { isInside = false }.onAppear { journal.note("desk") }
        }
      }
    } else {
      Button("enter") { isInside = true }.onAppear { journal.note("door") }
    }
  }
}

private struct Porch: View {
  let journal: Journal
  @State private var isIn = false

  var body: some View {
    if isIn {
      Text("inside")
    } else {
      NavigationStack {
        NavigationLink("in", value: 1)
          .navigationDestination(for: Int.self) { _ in
            Button("log in") { isIn = true }
              .onAppear { journal.note("appears") }
              .onDisappear { journal.note("disappears") }
              .task { journal.note("task") }
          }
      }
    }
  }
}

enum TabKind: CaseIterable { case item, tagged, rows, group, erased }

private struct OuterTabs: View {
  let journal: Journal
  let kind: TabKind
  @State private var selection = "one"

  var body: some View {
    switch kind {
    case .item:
      TabView {
        outside(Page(journal: journal, name: "one").tabItem { Text("one") }, "one")
        outside(Page(journal: journal, name: "two").tabItem { Text("two") }, "two")
      }
    case .tagged:
      TabView(selection: $selection) {
        tagged("one")
        tagged("two")
      }
    case .rows:
      TabView(selection: $selection) { ForEach(["one", "two"], id: \.self) { tagged($0) } }
    case .group:
      TabView(selection: $selection) {
        Group { ForEach(["one", "two"], id: \.self) { tagged($0) } }
      }
    case .erased:
      TabView(selection: $selection) {
        AnyView(tagged("one"))
        if !selection.isEmpty { tagged("two") }
      }
    }
  }

  private func tagged(_ name: String) -> some View {
    let page = Page(journal: journal, name: name)
    return outside(page.tabItem { Text(name) }.tag(name), name).padding()
  }

  private func outside(_ view: some View, _ name: String) -> some View {
    view
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
      .task { journal.note("task \(name)") }
  }
}

private struct Page: View {
  let journal: Journal
  let name: String

  var body: some View {
    let _ = journal.note("body \(name)")
    Color.red
  }
}

private struct SchemeText: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}
