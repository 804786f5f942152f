import Reconciler
import Testing

/// Which tab a selection means.
@MainActor
@Suite(.serialized)
struct `Tags of tabs` {
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
