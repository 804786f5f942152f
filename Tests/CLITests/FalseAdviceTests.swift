import TestSupport
import Testing

@testable import CLI

/// Programs that were given advice which they already follow, or that has nothing to do with them.
@Suite(.runsScenarios) struct `Advice that would be false` {
  @Test func `does not tell the owner of an object to own it`() throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var count = 0 }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View { Button("Add \\(model.count)") { model.count += 1 } }
      }
      """,
      "tap \"Add 0\""
    )
    #expect(!output.contains("object-ownership.md"))
  }

  @Test func `tells a view that makes its observed object to own it`() throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var count = 0 }
      struct Screen: View {
        @State private var taps = 0
        var body: some View {
          VStack {
            Button("Tap") { taps += 1 }
            Text("\\(taps)")
            Child()
          }
        }
      }
      struct Child: View {
        @ObservedObject var model = Model()
        var body: some View { Button("Add \\(model.count)") { model.count += 1 } }
      }
      """,
      "tap \"Add 0\"",
      "tap \"Tap\""
    )
    #expect(output.contains("object-ownership.md"))
  }

  @Test func `tells of the scene phase only where it changed`() throws {
    let code = """
      struct Screen: View {
        @Environment(\\.colorScheme) private var scheme
        @Environment(\\.scenePhase) private var phase
        var body: some View { Child(isDark: scheme == .dark, isActive: phase == .active) }
      }
      struct Child: View {
        let isDark: Bool
        let isActive: Bool
        var body: some View { Text("\\(isDark) \\(isActive)") }
      }
      """
    let dark = try TestProgram.advice(code, "environment colorScheme = dark")
    #expect(!dark.contains("scene-phase.md"), "\(dark)")
    let phase = try TestProgram.advice(code, "environment scenePhase = inactive")
    #expect(phase.contains("scene-phase.md"), "\(phase)")
  }

  @Test(arguments: [("tracks, id: \\.self", false), ("tracks.indices, id: \\.self", true)])
  func `tells only rows that show another element to take its identity`(
    _ data: String,
    _ isTold: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var tracks = ["Aria", "Fugue", "Gigue"]
        var body: some View {
          VStack {
            ForEach(\(data)) { track in
              TrackRow(title: \(isTold ? "tracks[track]" : "track"), tracks: $tracks)
            }
          }
        }
      }
      struct TrackRow: View {
        let title: String
        @Binding var tracks: [String]
        @State private var isAsking = false
        var body: some View {
          Button("Remove \\(title)") { tracks.removeAll { $0 == title } }
          Toggle("Ask \\(title)", isOn: $isAsking)
        }
      }
      """,
      "toggle \"Ask Fugue\"",
      "tap \"Remove Aria\""
    )
    #expect(output.contains("identifiable-rows.md") == isTold, "\(output)")
  }

  @Test func `names a page for an object in the environment, not a program`() throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var count = 0; @Published var hidden = 0 }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View { Child().environmentObject(model) }
      }
      struct Child: View {
        @EnvironmentObject private var model: Model
        var body: some View { Button("Add \\(model.count)") { model.count += 1 } }
      }
      """,
      "tap \"Add 0\""
    )
    #expect(!output.contains("→ a program"))
  }

  @Test func `does not call a shown date unused`() throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var date = Date(timeIntervalSince1970: 0)
        var body: some View {
          VStack {
            Button("Later") { date = date.addingTimeInterval(60) }
            Child(date: date)
          }
        }
      }
      struct Child: View {
        let date: Date
        var body: some View { Text("\\(date.timeIntervalSince1970)") }
      }
      """,
      "tap \"Later\""
    )
    #expect(!output.contains("unused-properties.md"))
  }

  @Test func `does not take a projected binding for one of closures`() throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var picked: String?
        var body: some View { Child(selection: $picked) }
      }
      struct Child: View {
        let selection: Binding<String?>
        var body: some View {
          Button("Pick \\(selection.wrappedValue ?? "none")") { selection.wrappedValue = "one" }
        }
      }
      """,
      "tap \"Pick none\""
    )
    #expect(!output.contains("binding-closures.md"))
  }

  @Test func `does not take any value of the environment for a closure`() throws {
    let output = try TestProgram.advice(
      """
      extension EnvironmentValues { @Entry var size = 1 }
      struct Screen: View {
        @State private var size = 1
        var body: some View {
          VStack {
            Button("Grow") { size += 1 }
            Child().environment(\\.size, size)
          }
        }
      }
      struct Child: View {
        @Environment(\\.size) private var size
        var body: some View { Text("\\(size)") }
      }
      """,
      "tap \"Grow\""
    )
    #expect(!output.contains("closures-in-the-environment.md"))
  }

  @Test func `names no API that the program does not have`() throws {
    let list = """
      struct Screen: View {
        @State private var selected: Int?
        @State private var seen = 0
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(0..<100) { number in
                Row(number: number, isOpen: selected == number) { selected = number }
                  .onAppear { seen += 1 }
              }
            }
          }
          if let selected { Text("open \\(selected)") }
        }
      }
      struct Row: View {
        let number: Int
        let isOpen: Bool
        let open: () -> Void
        var body: some View { Button(isOpen ? "open \\(number)" : "row \\(number)") { open() } }
      }
      """
    let tapped = try TestProgram.advice(list, "tap \"row 1\"", "scroll to \"row 60\"")
    #expect(!tapped.contains("matched-geometry.md") && !tapped.contains("images-in-rows.md"))
  }
}
