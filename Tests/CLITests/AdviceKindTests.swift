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
}
