import TestSupport
import Testing

@testable import CLI

/// Programs that differ in what decides whether a guideline is the answer.
@Suite(.runsScenarios) struct `Kinds of advice` {
  private static let ticking = """
    final class Model: ObservableObject {
      @Published var ticks = 0
      func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }
      }
    }
    """

  /// A view that observes an object, with an action closure and a view that observes the object too.
  private static func container(_ property: String, passing text: String) -> String {
    ticking + """

      struct Screen: View {
        \(property)
        @State private var taps = 0
        var body: some View {
          VStack {
            Text("Taps \\(taps)").onTapGesture { taps += 1 }
            Ticker(model: model, text: \(text))
          }
        }
      }
      struct Ticker: View {
        @ObservedObject var model: Model
        let text: String
        var body: some View {
          Text("\\(text) \\(model.ticks)")
          Button("Start") { model.start() }
        }
      }
      """
  }

  @Test(arguments: [
    ("@StateObject private var model = Model()", #""at""#, true),
    ("@StateObject private var model = Model()", #""\(model.ticks) at""#, false),
    ("@State private var model = Model()", #""at""#, false),
  ])
  func `tells a container from what observes the same object by itself`(
    _ property: String,
    _ text: String,
    _ isNamed: Bool
  ) throws {
    let code = Self.container(property, passing: text)
    let output = try TestProgram.advice(code, "tap \"Start\"", "wait 5 s")
    #expect(output.contains("Screen._model") == isNamed, "\(output)")
    #expect(output.contains("read-only-what-you-need.md") == isNamed, "\(output)")
  }

  @Test(arguments: [("model.name", true), ("\"\\(model.ticks)\"", false)])
  func `tells a tab that is not shown by what it makes`(_ text: String, _ isNamed: Bool) throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject {
        @Published var name = "Ada"
        @Published var ticks = 0
      }
      struct Screen: View {
        @State private var model = Model()
        var body: some View {
          TabView {
            Tab("Work", systemImage: "a") { Work(model: model) }
            Tab("Clock", systemImage: "b") { Button("Tick") { model.ticks += 1 } }
          }
        }
      }
      struct Work: View {
        @ObservedObject var model: Model
        var body: some View {
          Text(\(text))
          Button("Rename") { model.name = "Ben" }
        }
      }
      """,
      "select \"Clock\"",
      "repeat 3: tap \"Tick\""
    )
    #expect(output.contains("read-only-what-you-need.md") == isNamed, "\(output)")
  }

  @Test(arguments: [1, 2, 3, 10]) func `is the same for every number of repetitions`(
    _ count: Int
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Session: ObservableObject {
        @Published var name = "Ada"
        @Published var seconds = 0
      }
      struct Screen: View {
        @State private var session = Session()
        var body: some View {
          Profile(session: session)
          Button("Tick") { session.seconds += 1 }
        }
      }
      struct Profile: View {
        @ObservedObject var session: Session
        var body: some View {
          Text(session.name)
          Button("Rename") { session.name = "Ben" }
        }
      }
      """,
      "repeat \(count): tap \"Tick\""
    )
    #expect(output.contains("read-only-what-you-need.md"), "\(output)")
  }

  @Test func `does not take a switch that is back for one that changed nothing`() throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var isOn = false }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View {
          Text(model.isOn ? "on" : "off")
          Button("Switch") { model.isOn.toggle() }
        }
      }
      """,
      "repeat 2: tap \"Switch\""
    )
    #expect(!output.contains("→"), "\(output)")
  }

  @Test(arguments: [
    ("count = new.count", true),
    ("UserDefaults.standard.set(new, forKey: \"note\")", false),
    ("Task { count = new.count }", false),
  ])
  func `tells of onChange where its action writes state`(
    _ action: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var text = ""
        @State private var count = 0
        var body: some View {
          VStack {
            TextField("Note", text: $text)
            Text("\\(text.count) and \\(count) characters")
            Bar()
          }
          .onChange(of: text) { _, new in \(action) }
        }
      }
      struct Bar: View { var body: some View { Text("Bold") } }
      """,
      "type \"ab\" into \"Note\""
    )
    #expect(output.contains("on-change-chains.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ("Int", "count", "\"Ada\"", true), ("Int", "min(count, 1)", "\"Ada\"", false),
    ("Bool", "count % 2 == 1", "\"Ada\"", true),
    ("String", "\"\\(count)\"", "\"Ada\"", true),
    ("Int", "count", "\"\\(value)\"", false),
    ("Int", "count / 10", "\"Ada\"", false),
  ])
  func `tells of a plain property that changes nothing`(
    _ type: String,
    _ value: String,
    _ shown: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("\\(count)")
            Button("Add") { count += 1 }
            Footer(value: \(value))
          }
        }
      }
      struct Footer: View {
        let value: \(type)
        var body: some View { Text(\(shown)) }
      }
      """,
      "repeat 2: tap \"Add\""
    )
    #expect(output.contains("unused-properties.md") == isNamed, "\(output)")
  }

  /// A list whose elements a task changes again and again.
  private static func list(every milliseconds: Int, _ row: String) -> String {
    """
    struct Screen: View {
      @State private var values = (1...12).map { Double($0) }
      var body: some View {
        VStack {
          ForEach(values.indices, id: \\.self) { Item(value: values[$0]) }
        }
        .task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(\(milliseconds)))
            for index in values.indices { values[index] += 1 }
          }
        }
      }
    }
    struct Item: View {
      let value: Double
      var body: some View { \(row) }
    }
    """
  }

  @Test(arguments: [
    (50, "Circle().offset(x: value)", ["batched-writes.md", "canvas-drawing.md"]),
    (50, "Text(\"\\(value)\")", ["batched-writes.md"]), (1000, "Circle().offset(x: value)", []),
    (1000, "Text(\"\\(value)\")", []),
  ])
  func `tells what moves from what is only new`(
    _ milliseconds: Int,
    _ row: String,
    _ pages: [String]
  ) throws {
    let output = try TestProgram.advice(Self.list(every: milliseconds, row), "wait 5 s")
    for page in ["batched-writes.md", "canvas-drawing.md"] {
      #expect(output.contains(page) == pages.contains(page), "\(output)")
    }
  }

  @Test(arguments: [("state.ticks", ["wide-state.md"]), ("ticks", ["read-only-what-you-need.md"])])
  func `tells a view that reads what was announced from one that does not`(
    _ property: String,
    _ pages: [String]
  ) throws {
    let output = try TestProgram.advice(
      """
      struct AppState { var name = "Ada"; var ticks = 0 }
      final class Model: ObservableObject {
        @Published var state = AppState()
        @Published var ticks = 0
      }
      struct Screen: View {
        @State private var model = Model()
        var body: some View {
          Name(model: model)
          Button("Tick") { model.\(property) += 1 }
        }
      }
      struct Name: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.state.name) }
      }
      """,
      "tap \"Tick\""
    )
    for page in ["wide-state.md", "read-only-what-you-need.md"] {
      #expect(output.contains(page) == pages.contains(page), "\(output)")
    }
  }

  @Test(arguments: [true, false]) func `compares before an assignment where there is one`(
    _ isPublished: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var time = 0 }
      struct Screen: View {
        @State private var taps = 0
        var body: some View { Button("Tap \\(taps)") { taps += 1 }; Clock(taps: taps) }
      }
      struct Clock: View {
        let taps: Int
        let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @StateObject private var model = Model()
        @State private var time = 0
        var body: some View {
          Text("\\(taps) at \\(time) and \\(model.time)")
            .onReceive(ticks) { _ in \(isPublished ? "model.time" : "time") += 1 }
        }
      }
      """,
      "tap \"Tap 0\"",
      "wait 2 s"
    )
    #expect(output.contains("choose-a-clock.md"), "\(output)")
    #expect(output.contains("announced-changes.md") == isPublished, "\(output)")
  }
}
