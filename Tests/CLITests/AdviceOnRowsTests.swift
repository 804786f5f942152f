import TestSupport
import Testing

@testable import CLI

/// Programs whose rows all read one value, or get new ids.
@Suite(.runsScenarios) struct `Advice on rows` {
  @Test(arguments: [
    ("Set<String>()", "chosen.contains(name)", "observable-collections.md"),
    ("[String: Int]()", "chosen[name] != nil", "observable-collections.md"),
    ("\"\"", "chosen == name", "list-selection.md"), ("\"\"", "chosen.isEmpty", ""),
  ])
  func `names what every row reads of an object, also where the rows observe it in a view inside`(
    _ value: String,
    _ condition: String,
    _ page: String
  ) throws {
    let isSet = value.contains("Set")
    let isText = value == "\"\""
    let write = isSet ? "insert(name)" : isText ? "append(name)" : "updateValue(1, forKey: name)"
    let output = try TestProgram.advice(
      """
      final class Basket: ObservableObject { @Published var chosen = \(value) }
      struct Screen: View {
        @StateObject private var basket = Basket()
        var body: some View {
          List(["tea", "rice", "salt", "oil"], id: \\.self) { Good(name: $0) }
            .environmentObject(basket)
        }
      }
      struct Good: View {
        let name: String
        var body: some View { HStack { Text(name); Mark(name: name) } }
      }
      struct Mark: View {
        @EnvironmentObject private var basket: Basket
        let name: String
        var body: some View {
          Button(basket.\(condition) ? "drop \\(name)" : "take \\(name)") {
            _ = basket.chosen.\(write)
          }
        }
      }
      """,
      condition == "chosen.isEmpty" ? "tap \"drop salt\"" : "tap \"take salt\""
    )
    for known in ["observable-collections.md", "list-selection.md"] {
      #expect(output.contains(known) == (known == page), "\(output)")
    }
    // The rows read what changed, so neither helps.
    #expect(!output.contains("announced-changes.md"), "\(output)")
    #expect(!output.contains("observable-migration.md"), "\(output)")
  }

  @Test(arguments: [
    ("chosen: Set<String>", "chosen", "chosen.contains(name)", true),
    ("chosen: Bool", "chosen.contains(name)", "chosen", false),
  ])
  func `names a collection that every row gets`(
    _ property: String,
    _ argument: String,
    _ condition: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var chosen: Set<String> = []
        var body: some View {
          VStack {
            Button("Take salt") { chosen.insert("salt") }
            ForEach(["tea", "rice", "salt", "oil"], id: \\.self) { name in
              Good(name: name, chosen: \(argument))
            }
          }
        }
      }
      struct Good: View {
        let name: String
        let \(property)
        var body: some View { Text(\(condition) ? "in" : "out") }
      }
      """,
      "tap \"Take salt\""
    )
    #expect(output.contains("list-selection.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ("var id: Int { .random(in: 0..<1_000_000) }", true),
    ("let id = Int.random(in: 0..<1_000_000)", true), ("var id: String { name }", false),
  ])
  func `names ids that are made again`(_ id: String, _ isNamed: Bool) throws {
    let output = try TestProgram.advice(
      """
      struct Stop: Identifiable { \(id); let name: String }
      struct Screen: View {
        @State private var likes = 0
        private var stops: [Stop] { ["a", "b", "c"].map { Stop(name: $0) } }
        var body: some View {
          Text("\\(likes) likes")
          Button("Like") { likes += 1 }
          ForEach(stops) { Row(name: $0.name) }
        }
      }
      struct Row: View {
        let name: String
        @State private var isOpen = false
        var body: some View { Button(isOpen ? "Close \\(name)" : "Open \\(name)") { isOpen.toggle() } }
      }
      """,
      "tap \"Open b\"",
      "tap \"Like\""
    )
    #expect(output.contains("durable-row-ids.md") == isNamed, "\(output)")
    #expect(!output.contains("identifiable-rows.md"), "\(output)")
  }

  @Test(arguments: [
    ("[Tile(id: 1, n: 1), Tile(id: 2, n: 2), Tile(id: 3, n: 3)]", false),
    ("[Tile(id: 4, n: 0), Tile(id: 5, n: 0), Tile(id: 6, n: 0)]", true),
  ])
  func `tells other elements from the same ones with other ids`(
    _ tiles: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Tile: Identifiable { let id: Int; let n: Int }
      struct Screen: View {
        @State private var tiles = [Tile(id: 7, n: 0), Tile(id: 8, n: 0), Tile(id: 9, n: 0)]
        var body: some View {
          Button("New game") { tiles = \(tiles) }
          ForEach(tiles) { Cell(n: $0.n) }
        }
      }
      struct Cell: View { let n: Int; var body: some View { Text("hidden") } }
      """,
      "tap \"New game\""
    )
    #expect(output.contains("durable-row-ids.md") == isNamed, "\(output)")
  }

  @Test(arguments: [("opacity", "scroll-state.md"), ("onAppear", "lazy-heights.md")])
  func `tells rows that follow a scroll view from rows that measure themselves`(
    _ kind: String,
    _ page: String
  ) throws {
    let measured = kind == "opacity" ? "frame(in: .scrollView).minY" : "size.width"
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        var body: some View {
          ScrollView { LazyVStack { ForEach(0..<60, id: \\.self) { Post(number: $0) } } }
        }
      }
      struct Post: View {
        let number: Int
        @State private var measured = 0.0
        var body: some View {
          Text("Post \\(number)").opacity(measured < 0 ? 0.5 : 1)
            .onGeometryChange(for: Double.self) { $0.\(measured) } action: { measured = $0 }
        }
      }
      """,
      "scroll to \"Post 30\""
    )
    for known in ["scroll-state.md", "lazy-heights.md"] {
      #expect(output.contains(known) == (known == page), "\(output)")
    }
  }

  @Test(arguments: [
    ("focus == name", true), ("false", false),
  ])
  func `names the focus of rows that the view around them reads`(
    _ argument: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @FocusState private var focus: String?
        var body: some View {
          VStack {
            ForEach(["tea", "rice", "salt"], id: \\.self) { name in
              Card(name: name, isFocused: \(argument)).focused($focus, equals: name)
              Button("Edit \\(name)") { focus = name }
            }
          }
        }
      }
      struct Card: View {
        let name: String
        let isFocused: Bool
        var body: some View { Text(isFocused ? "[\\(name)]" : name) }
      }
      """,
      "tap \"Edit rice\""
    )
    #expect(output.contains("focus-state.md") == isNamed, "\(output)")
    #expect(!output.contains("modifiers-with-state.md"), "\(output)")
  }

  @Test(arguments: [("(count + number) / 4", false), ("number", true)])
  func `tells a number that rows round from one that they do not use`(
    _ shown: String,
    _ isUnused: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          ForEach(0..<4, id: \\.self) { Row(number: $0, count: count) }
        }
      }
      struct Row: View {
        let number: Int
        let count: Int
        var body: some View { Text("\\(\(shown))") }
      }
      """,
      "repeat 3: tap \"Add\""
    )
    #expect(output.contains("unused-properties.md") == isUnused, "\(output)")
  }
}
