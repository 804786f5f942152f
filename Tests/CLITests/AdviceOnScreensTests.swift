import TestSupport
import Testing

@testable import CLI

/// Programs that differ in where a change comes from, and in what it can spare.
@Suite(.runsScenarios) struct `Advice on screens` {
  @Test(arguments: [
    ("Detail(model: model)", "open \"Edit\"", "read-only-what-you-need.md"),
    ("Detail(model: Model())", "open \"Edit\"", nil),
  ])
  func `tells a screen below the one that is typed into`(
    _ destination: String,
    _ opening: String,
    _ page: String?
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var name = "" }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack {
            VStack { Text("People"); NavigationLink("Edit") { \(destination) } }
          }
        }
      }
      struct Detail: View {
        @ObservedObject var model: Model
        var body: some View { TextField("Name", text: $model.name) }
      }
      """,
      opening,
      "type \"a\" into \"Name\""
    )
    #expect(output.contains("read-only-what-you-need.md") == (page != nil), "\(output)")
  }

  @Test(arguments: [
    (".environment(\\.link, Link())", "nil", "stable-handlers.md"),
    ("", "Link()", "stable-environment-defaults.md"),
  ])
  func `tells an object made in a body from one made as a default`(
    _ modifier: String,
    _ value: String,
    _ page: String
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Link {}
      struct LinkKey: EnvironmentKey { static var defaultValue: Link? { \(value) } }
      extension EnvironmentValues {
        var link: Link? { get { self[LinkKey.self] } set { self[LinkKey.self] = newValue } }
      }
      struct Screen: View {
        @State private var taps = 0
        var body: some View {
          VStack { Button("Tap \\(taps)") { taps += 1 }; Child() }\(modifier)
            .environment(\\.lineSpacing, Double(taps))
        }
      }
      struct Child: View {
        @Environment(\\.link) private var link
        var body: some View { Text(link == nil ? "none" : "one") }
      }
      """,
      "tap \"Tap 0\""
    )
    for other in ["stable-handlers.md", "stable-environment-defaults.md"] {
      #expect(output.contains(other) == (other == page), "\(output)")
    }
  }

  @Test(arguments: [("sheet", true), ("alert", false)])
  func `takes a sheet to a small view, and leaves an alert where it is`(
    _ modifier: String,
    _ isNamed: Bool
  ) throws {
    let content =
      modifier == "sheet"
      ? ".sheet(isPresented: $isShown) { Text(\"Done\") }"
      : ".alert(\"Done\", isPresented: $isShown) {}"
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          VStack { Button("Show") { isShown = true }; Child(title: isShown ? "a" : "b") }\(content)
        }
      }
      struct Child: View { let title: String; var body: some View { Text(title) } }
      """,
      "tap \"Show\""
    )
    #expect(output.contains("presentation-hosts.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }", true),
    ("Task { try? await Task.sleep(for: .seconds(1)); count += 1 }", false),
  ])
  func `tells what goes on after its view is gone from what ends later`(
    _ work: String,
    _ isTimer: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var isShown = true
        var body: some View { if isShown { Child() }; Button("Close") { isShown = false } }
      }
      struct Child: View {
        @State private var count = 0
        var body: some View { Text("\\(count)").onAppear { \(work) } }
      }
      """,
      "tap \"Close\"",
      "wait 5 s"
    )
    #expect(output.contains("idle-updates.md") == isTimer, "\(output)")
    #expect(output.contains("load-in-tasks.md") == !isTimer, "\(output)")
    #expect(output.contains("Child._count was written after its view was gone"), "\(output)")
  }

  @Test(arguments: [
    ("Timer.publish(every: 60, on: .main, in: .common).autoconnect()", "choose-a-clock.md"),
    (
      "PassthroughSubject<Int, Never>().debounce(for: 1, scheduler: RunLoop.main)",
      "debounce-search.md"
    ),
  ])
  func `tells a clock from a publisher that waits for a pause`(
    _ publisher: String,
    _ page: String
  ) throws {
    let output = try TestProgram.advice(
      """
      import Combine
      struct Screen: View {
        @State private var taps = 0
        var body: some View { Button("Tap \\(taps)") { taps += 1 }; Child(taps: taps) }
      }
      struct Child: View {
        let taps: Int
        let publisher = \(publisher)
        var body: some View { Text("\\(taps)").onReceive(publisher) { _ in } }
      }
      """,
      "tap \"Tap 0\""
    )
    for other in ["choose-a-clock.md", "debounce-search.md"] {
      #expect(output.contains(other) == (other == page), "\(output)")
    }
  }

  @Test(arguments: [("", true), ("@State private var own = 0", false)])
  func `names a closure only where nothing else makes the view run`(
    _ state: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var taps = 0
        var body: some View {
          Text("\\(taps)")
          Child { taps += 1 }
        }
      }
      struct Child: View {
        let action: () -> Void
        \(state)
        var body: some View {
          \(state.isEmpty ? "" : "Text(\"\\(own)\")")
          Button("Go") { \(state.isEmpty ? "" : "own += 1;") action() }
        }
      }
      """,
      "tap \"Go\""
    )
    #expect(output.contains("closure-properties.md") == isNamed, "\(output)")
  }

  @Test(arguments: [("Text(\"Title\")", true), ("", false)])
  func `tells a clock beside other parts from one in a leaf`(
    _ part: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var frame = 0
        let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack { \(part)
            Icon(frame: frame) }.onReceive(ticks) { _ in frame += 1 }
        }
      }
      struct Icon: View { let frame: Int; var body: some View { Text("\\(frame)") } }
      """,
      "wait 5 s"
    )
    #expect(output.contains("ticks-in-a-leaf.md") == isNamed, "\(output)")
  }

  @Test func `names a long picker also where an object is written`() throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var name = ""; @Published var zone = 0 }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View {
          TextField("Name", text: $model.name)
          Picker("Zone", selection: $model.zone) { ForEach(0..<100, id: \\.self) { Text("\\($0)") } }
        }
      }
      """,
      "type \"a\" into \"Name\""
    )
    #expect(output.contains("long-pickers.md"), "\(output)")
  }
}
