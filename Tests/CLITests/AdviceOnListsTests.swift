import TestSupport
import Testing

@testable import CLI

/// Programs with lists that differ in what decides whether a guideline is the answer.
@Suite(.runsScenarios) struct `Advice on lists` {
  @Test(arguments: [
    ("items.append(\"new\")", "NavigationStack", false),
    ("path.append(\"Ada\")", "NavigationStack(path: $path)", true),
  ])
  func `tells the path of a stack from another list that grows`(
    _ action: String,
    _ stack: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var items = ["Ada", "Ben"]
        @State private var path: [String] = []
        var body: some View {
          \(stack) {
            List {
              Text("\\(items.count) items, \\(path.count) open")
              Button("Add") { \(action) }
              ForEach(items, id: \\.self) { Row(name: $0) }
            }
            .navigationDestination(for: String.self) { Row(name: $0) }
          }
        }
      }
      struct Row: View {
        let name: String
        var body: some View { Text(name) }
      }
      """,
      "tap \"Add\""
    )
    #expect(output.contains("navigation-router.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ("names.filter { query.isEmpty || $0.contains(query) }", false), ("names", true),
  ])
  func `tells what a search filters from what stands beside the field`(
    _ rows: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        private let names = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $query)
          Text("\\(query.count) letters")
          List { ForEach(\(rows), id: \\.self) { Row(name: $0) } }
        }
      }
      struct Row: View {
        let name: String
        var body: some View { Text(name) }
      }
      """,
      "type \"e\" into \"Search\""
    )
    #expect(output.contains("split-views.md") == isNamed, "\(output)")
  }

  @Test(arguments: [(8, true), (1, false)])
  func `tells of a clock beside rows that are no views`(_ count: Int, _ isNamed: Bool) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var seconds = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            Text("\\(seconds) s")
            List(0..<\(count), id: \\.self) { Text("Lap \\($0)") }
          }
          .onReceive(timer) { _ in seconds += 1 }
        }
      }
      """,
      "wait 3 s"
    )
    #expect(output.contains("ticks-in-a-leaf.md") == isNamed, "\(output)")
  }

  @Test(arguments: [(250, true), (5, false)])
  func `tells of long pickers whose items are skipped`(_ count: Int, _ isNamed: Bool) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var name = ""
        @State private var country = 0
        var body: some View {
          Form {
            TextField("Name", text: $name)
            Text("Hello, \\(name)")
            Picker("Country", selection: $country) {
              ForEach(0..<\(count), id: \\.self) { Country(number: $0).tag($0) }
            }
          }
        }
      }
      struct Country: View {
        let number: Int
        var body: some View { Text("Country \\(number)") }
      }
      """,
      "type \"Ada\" into \"Name\""
    )
    #expect(output.contains("long-pickers.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ".onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { offset = $1 }",
    ".onPreferenceChange(Offset.self) { offset = $0 }",
  ])
  func `tells of state that follows a scroll view around it`(_ modifier: String) throws {
    let output = try TestProgram.advice(
      """
      struct Offset: PreferenceKey {
        static let defaultValue = 0.0
        static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
      }
      struct Screen: View {
        @State private var offset = 0.0
        var body: some View {
          VStack {
            Text("Feed").opacity(offset > 0 ? 0 : 1)
            ScrollView {
              LazyVStack { ForEach(0..<60, id: \\.self) { Post(number: $0) } }
                .background {
                  GeometryReader { proxy in
                    Color.clear.preference(key: Offset.self, value: -proxy.frame(in: .global).minY)
                  }
                }
            }
            \(modifier)
          }
        }
      }
      struct Post: View {
        let number: Int
        var body: some View { Text("Post \\(number)") }
      }
      """,
      "scroll to \"Post 30\""
    )
    #expect(output.contains("scroll-state.md"), "\(output)")
  }
}
