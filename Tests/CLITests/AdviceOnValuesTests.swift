import TestSupport
import Testing

@testable import CLI

/// Programs that differ in what a value is, or in whether it changed.
@Suite(.runsScenarios) struct `Advice on values` {
  @Test(arguments: [
    ("model.isOnline = true", true), ("model.isOnline.toggle()", false),
    ("model.isOnline = true; model.isOnline = false", false),
  ])
  func `tells an assignment of an equal value from a change`(
    _ write: String,
    _ isUnchanged: Bool
  ) throws {
    let code = """
      final class Model: ObservableObject {
        @Published var isOnline = true
        @Published var count = 0
      }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("Check \\(model.isOnline) \\(model.count)") { \(write) }
        }
      }
      """
    let output = try TestProgram.advice(code, "tap \"Check true 0\"")
    #expect(output.contains("announced-changes.md") == isUnchanged, "\(output)")
    let program = try TestProgram(["Screen.swift": "import SwiftUI\n" + code])
    let why = program.run("explain", "Screen.swift", "--step", "tap \"Check true 0\"").output
    let said = "announced a change of Model.isOnline, which was assigned the value that it had"
    #expect(why.contains(said) == isUnchanged, "\(why)")
  }

  @Test(arguments: [("final class Trip", ""), ("struct Trip", "Model")])
  func `tells an array of objects from one of values`(
    _ declaration: String,
    _ name: String
  ) throws {
    let output = try TestProgram.advice(
      """
      \(declaration): Identifiable {
        let id: Int
        var title = "Rome"
        init(id: Int) { self.id = id }
      }
      struct Screen: View {
        @State private var trips = (1...5).map(Trip.init)
        var body: some View {
          Button("Add") { trips.append(Trip(id: trips.count + 1)) }
          ForEach(trips) { Row(id: $0.id, trips: trips) }
        }
      }
      struct Row: View {
        let id: Int
        let trips: [Trip]
        var body: some View { Text("\\(id): \\(trips.first?.title ?? "")") }
      }
      """,
      "tap \"Add\""
    )
    #expect(output.contains("fetched-models.md") == name.isEmpty, "\(output)")
    #expect(output.contains("observable-collections.md") == false, "\(output)")
  }

  @Test(arguments: [
    ("CGSize", "CGSize(width: 1, height: 2)", "size.width", false),
    ("Frame", "Frame()", "size.width", true),
  ])
  func `takes a size for one value, and a structure of the program for several`(
    _ type: String,
    _ value: String,
    _ shown: String,
    _ isWide: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Frame { var width = 1.0; var height = 2.0 }
      struct Screen: View {
        @State private var size = \(value)
        var body: some View {
          Button("Grow") { size.height += 1 }
          Label(size: size)
        }
      }
      struct Label: View {
        let size: \(type)
        var body: some View { Text("\\(\(shown))") }
      }
      """,
      "tap \"Grow\""
    )
    #expect(output.contains("wide-state.md") == isWide, "\(output)")
  }

  @Test(arguments: [
    ("{ taps += 1 }", true), ("{ [first] in print(first) }", false),
    ("{ [taps] in print(taps) }", false), ("{ [text = $text] in text.wrappedValue = \"\" }", false),
    ("{ [text = $text] in taps += 1; text.wrappedValue = \"\" }", true),
  ])
  func `tells a closure over the view from one over a value`(
    _ closure: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var taps = 0
        @State private var first = [0]
        @State private var text = ""
        var body: some View {
          Button("Tap \\(taps)") { taps += 1; first[0] += 1; text += "a" }
          Text(text)
          Child(action: \(closure))
        }
      }
      struct Child: View {
        let action: () -> Void
        var body: some View { Button("Go", action: action) }
      }
      """,
      "tap \"Tap 0\""
    )
    #expect(output.contains("closure-properties.md") == isNamed, "\(output)")
  }

  @Test(arguments: [true, false]) func `tells a query among other parts from one in a list`(
    _ isAmong: Bool
  ) throws {
    let screen = isAmong ? "ForEach(trips) { Text($0.name) }" : "TripList()"
    let query = "@Query private var trips: [Trip]"
    let output = try TestProgram.advice(
      """
      import SwiftData
      @Model final class Trip { var name: String; init(name: String) { self.name = name } }
      @Model final class Token { init() {} }
      struct Screen: View {
        var body: some View { Content().modelContainer(for: [Trip.self, Token.self]) }
      }
      struct Content: View {
        @Environment(\\.modelContext) private var context
        \(isAmong ? query : "")
        var body: some View {
          Text("Trips")
          Button("Save") { context.insert(Token()); try? context.save() }
          \(screen)
        }
      }
      struct TripList: View {
        \(query)
        var body: some View { ForEach(trips) { Text($0.name) } }
      }
      """,
      "tap \"Save\""
    )
    #expect(output.contains("fetched-models.md") == isAmong, "\(output)")
  }

  @Test(arguments: [
    ("content: () -> Content", "content()", "{ Text(\"\\(names.count)\") }", "store-content.md"),
    (
      "action: () -> Void", "Button(\"Go\", action: action)", "{ names = [] }",
      "closure-properties.md"
    ),
  ])
  func `tells a closure that makes views from an action`(
    _ property: String,
    _ use: String,
    _ argument: String,
    _ page: String
  ) throws {
    let isContent = property.hasPrefix("content")
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var taps = 0
        @State private var names = ["Ada"]
        var body: some View {
          Button("Tap \\(taps)") { taps += 1 }
          Section\(isContent ? "(content: " : "(action: ")\(argument))
        }
      }
      struct Section\(isContent ? "<Content: View>" : ""): View {
        let \(property)
        var body: some View { \(use) }
      }
      """,
      "tap \"Tap 0\""
    )
    for other in ["store-content.md", "closure-properties.md"] {
      #expect(output.contains(other) == (other == page), "\(output)")
    }
  }

  @Test(arguments: [("Item", true), ("Equal", false)])
  func `names an array of structures that shows the same`(
    _ element: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Item { var name: String }
      struct Equal: Equatable { var name: String }
      struct Screen: View {
        @State private var taps = 0
        var body: some View {
          Button("Tap \\(taps)") { taps += 1 }
          Names(items: ["Ada", "Eve"].map { \(element)(name: $0) }) { print("done") }
        }
      }
      struct Names: View {
        let items: [\(element)]
        let done: () -> Void
        var body: some View { Button(items.map(\\.name).joined()) { done() } }
      }
      """,
      "tap \"Tap 0\""
    )
    #expect(output.contains("equal-inputs.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ("0", true), ("1", false), ("0, mark: nil", false),
  ])
  func `names an assignment of equal structures, and runs no '=='`(
    _ arguments: String,
    _ isUnchanged: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Quote: Equatable {
        let id: Int
        var mark: String? = "new"
        static func == (_: Quote, _: Quote) -> Bool { print("compared"); return true }
      }
      final class Feed: ObservableObject {
        @Published var quotes = [Quote(id: 0), Quote(id: 5)]
        func load() { quotes = [Quote(id: \(arguments)), Quote(id: 5)] }
      }
      struct Screen: View {
        @StateObject private var feed = Feed()
        var body: some View {
          Button("Load") { feed.load() }
          Text("\\(feed.quotes.count) quotes")
        }
      }
      """,
      "tap \"Load\""
    )
    #expect(output.contains("announced-changes.md") == isUnchanged, "\(output)")
    #expect(!output.contains("compared"), "\(output)")
  }

  @Test(arguments: [("\"a\"", true), ("\"b\"", false)])
  func `names an assignment to state of structures without '=='`(
    _ text: String,
    _ isUnchanged: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Quote { let text: String }
      struct Screen: View {
        @State private var quotes = [Quote(text: "a")]
        var body: some View {
          Button("Load") { quotes = [Quote(text: \(text))] }
          Text(quotes[0].text)
        }
      }
      """,
      "tap \"Load\""
    )
    #expect(output.contains("announced-changes.md") == isUnchanged, "\(output)")
  }

  @Test(arguments: [("game.grid.cells[$0]", false), ("game.levels[$0]", true)])
  func `is silent if a view shows a change that only the announcement of another shows`(
    _ shown: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Grid { var cells = [0, 0, 0] }
      final class Game: ObservableObject {
        @Published var isRunning = true
        @Published var levels = [0, 0, 0]
        let grid = Grid()
        func play() {
          grid.cells[1] += 1
          \(isNamed ? "levels[1] += 1" : "isRunning = true")
        }
      }
      struct Screen: View {
        @StateObject private var game = Game()
        var body: some View { VStack { Controls(); Cells() }.environmentObject(game) }
      }
      struct Controls: View {
        @EnvironmentObject var game: Game
        var body: some View { Button("Play") { game.play() } }
      }
      struct Cells: View {
        @EnvironmentObject var game: Game
        var body: some View { ForEach(0..<3, id: \\.self) { Text("\\(\(shown))") } }
      }
      """,
      "tap \"Play\""
    )
    #expect(output.contains("observable-migration.md") == isNamed, "\(output)")
    #expect(output.contains("read-only-what-you-need.md") == isNamed, "\(output)")
    #expect(!output.contains("announced-changes.md"), "\(output)")
  }

  @Test(arguments: [(12, true), (3, false)])
  func `names a loop over models in a body that runs for another reason`(
    _ count: Int,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      import Observation
      @Observable final class Job { var isDone = false }
      struct Screen: View {
        @State private var jobs = (0..<\(count)).map { _ in Job() }
        @State private var isMuted = false
        var body: some View {
          Button(isMuted ? "Unmute" : "Mute") { isMuted.toggle() }
          Text("\\(jobs.count { $0.isDone }) done")
        }
      }
      """,
      "tap \"Mute\""
    )
    #expect(output.contains("sort-in-the-model.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ("@State private var label = \"\"", "label", ".onAppear { label = title }", true),
    ("@State private var label: String", "label", "", true),
    ("@State private var isShown = false", "title", ".onAppear { isShown = true }", false),
  ])
  func `names a copy of an input that stays as it was`(
    _ state: String,
    _ text: String,
    _ modifier: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("Next") { count += 1 }
          Profile(title: "page \\(count)")
        }
      }
      struct Profile: View {
        let title: String
        \(state)
        init(title: String) {
          self.title = title
          \(modifier.isEmpty ? "_label = State(initialValue: title)" : "")
        }
        var body: some View { Text(\(text))\(modifier) }
      }
      """,
      "tap \"Next\""
    )
    #expect(output.contains("derived-state.md") == isNamed, "\(output)")
    #expect(!output.contains("unused-properties.md"), "\(output)")
  }

  @Test func `names the part of a value in the environment before the place of it`() throws {
    let output = try TestProgram.advice(
      """
      struct Style: Equatable { var accent = "blue"; var page = 1 }
      extension EnvironmentValues { @Entry var style = Style() }
      struct Screen: View {
        @State private var style = Style()
        var body: some View {
          VStack {
            Button("Next") { style.page += 1 }
            Page()
            ForEach(0..<4, id: \\.self) { Badge(number: $0) }
          }
          .environment(\\.style, style)
        }
      }
      struct Page: View {
        @Environment(\\.style) private var style
        var body: some View { Text("\\(style.page)") }
      }
      struct Badge: View {
        let number: Int
        @Environment(\\.style) private var style
        var body: some View { Text("\\(number) \\(style.accent)") }
      }
      """,
      "tap \"Next\""
    )
    #expect(output.contains("narrow-parameters.md"), "\(output)")
    #expect(!output.contains("computed-environment.md"), "\(output)")
  }

  @Test(arguments: [("game.timing", false), ("Timing()", true)])
  func `tells an object that an action makes from one that a body makes`(
    _ argument: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Timing: ObservableObject { @Published var seconds = 0 }
      final class Game: ObservableObject {
        private(set) var timing = Timing()
        @Published var round = 0
        func restart() { timing = Timing(); round += 1 }
      }
      struct Screen: View {
        @StateObject private var game = Game()
        var body: some View {
          Button("Restart \\(game.round)") { game.restart() }
          Clock(timing: \(argument))
        }
      }
      struct Clock: View {
        @ObservedObject var timing: Timing
        var body: some View { Text("\\(timing.seconds) s") }
      }
      """,
      "tap \"Restart 0\"",
      "tap \"Restart 1\""
    )
    #expect(output.contains("object-ownership.md") == isNamed, "\(output)")
  }
}
