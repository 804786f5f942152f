import TestSupport
import Testing

@testable import CLI

/// What an audit gets to see, and what it takes for a loss.
@Suite(.runsScenarios) struct `What an audit reaches` {
  private static func audit(_ code: String) throws -> String {
    let program = try TestProgram([
      "App/App.swift": "import SwiftUI\n" + code,
      "content/guidelines/ids.md": """
      ---
      title: Keep ids
      when: [lost by-rows has-state same-count !all-rows]
      ---
      """,
    ])
    let result = program.run("audit", "App", "--seconds", "900")
    #expect(result.code == .success, "\(result)")
    return result.output
  }

  @Test(arguments: [(#""Note \(number)""#, false), (#""Note""#, true)])
  func `takes a new id for a loss only if the view begins as it did before`(
    _ text: String,
    _ isLoss: Bool
  ) throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var number = 0
        var body: some View {
          Button("Next") { number += 1 }
          Note(number: number).id(number)
        }
      }
      struct Note: View {
        let number: Int
        @State private var likes = 0
        var body: some View { Text(\(text)); Button("Like") { likes += 1 } }
      }
      """
    )
    #expect(output.contains("state started over") == isLoss, "\(output)")
  }

  @Test func `operates a row around a control with a label of its own`() throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var path: [Int] = []
        @State private var isDone = false
        var body: some View {
          NavigationStack(path: $path) {
            List {
              HStack {
                Button { isDone.toggle() } label: {
                  Image(systemName: "circle").accessibilityLabel(isDone ? "Undo" : "Do")
                }
                Text("Row")
              }
              .onTapGesture { path.append(1) }
            }
            .navigationDestination(for: Int.self) { Detail(number: $0) }
          }
        }
      }
      struct Detail: View {
        let number: Int
        var body: some View { let _ = print("opened"); Text("Detail") }
      }
      """
    )
    #expect(!output.contains("never on screen"), "\(output)")
  }

  @Test func `waits for controls that are disabled for a while`() throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var isBusy = false
        @State private var picks = 0
        var body: some View {
          Text("\\(picks) picks")
          Group { Pick(name: "Chad") { pick() }; Other(name: "Peru") { pick() } }.disabled(isBusy)
        }
        func pick() {
          (isBusy, picks) = (true, picks + 1)
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { isBusy = false }
        }
      }
      struct Pick: View {
        let name: String
        let action: () -> Void
        var body: some View { Button(name, action: action) }
      }
      struct Other: View {
        let name: String
        let action: () -> Void
        var body: some View { Button(name, action: action) }
      }
      """
    )
    #expect(!output.contains("not reached"), "\(output)")
  }

  @Test func `takes a field that its own value names for one field`() throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var title = "Milk"
        var body: some View { TextField(title, text: $title) }
      }
      """
    )
    #expect(output.contains("App: ") && !output.contains("not reached"), "\(output)")
    #expect(!output.contains("abcabcabc"), "\(output)")
  }

  @Test func `saves a form before it closes it`() throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var names: [String] = []
        @State private var isAdding = false
        var body: some View {
          ForEach(names, id: \\.self) { Text($0) }
          Button("Add") { isAdding = true }
            .sheet(isPresented: $isAdding) { Form { names.append($0) } }
        }
      }
      struct Form: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var name = ""
        let save: (String) -> Void
        var body: some View {
          Button("Close") { dismiss() }
          TextField("Name", text: $name)
          Button("Save") { save(name); dismiss() }.disabled(name.isEmpty)
        }
      }
      """
    )
    #expect(!output.contains("not reached: tap \"Save\""), "\(output)")
  }

  @Test func `lets time pass where nothing happens without a complaint`() throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var isLoaded = false
        var body: some View {
          Group { if isLoaded { Loaded() } else { Text("…") } }
            .task {
              try? await Task.sleep(for: .seconds(2))
              isLoaded = true
            }
        }
      }
      struct Loaded: View { var body: some View { Text("loaded") } }
      """
    )
    #expect(!output.contains("cannot be performed"), "\(output)")
  }

  @Test(arguments: [
    "@GestureState private var isHeld = false", "@State private var isHeld = false",
  ])
  func `takes a view for a loss only if its state was used`(_ state: String) throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var tiles = (0..<9).map { _ in UUID() }
        var body: some View {
          Button("New game") { tiles = (0..<9).map { _ in UUID() } }
          ForEach(tiles, id: \\.self) { _ in Tile() }
        }
      }
      struct Tile: View {
        \(state)
        var body: some View { Text(isHeld ? "x" : "o") }
      }
      """
    )
    #expect(!output.contains("state started over"), "\(output)")
  }

  @Test func `names the views whose controls no step can name`() throws {
    let output = try Self.audit(
      """
      struct Screen: View { var body: some View { Board(); Dot(); Poem() } }
      struct Board: View {
        @State private var isRed = false
        var body: some View {
          Circle().fill(isRed ? Color.red : Color.blue).onTapGesture { isRed.toggle() }
        }
      }
      struct Dot: View { var body: some View { Text("Dot").onTapGesture {} } }
      struct Poem: View {
        var body: some View { Button(String(repeating: "la ", count: 30)) {} }
      }
      """
    )
    for view in ["Board", "Poem"] {
      #expect(output.contains("not reached: controls without a name in \(view):"), "\(output)")
    }
    #expect(!output.contains("a name in Dot"), "\(output)")
  }

  @Test func `shows every view of a preview that nothing else shows`() throws {
    let output = try Self.audit(
      """
      struct Screen: View { var body: some View { Badge(count: 1) } }
      struct Badge: View { let count: Int; var body: some View { Text("\\(count)") } }
      struct Card: View {
        let name: String
        @State private var taps = 0
        var body: some View { Button("\\(name) \\(taps)") { taps += 1 } }
      }
      #Preview { VStack { Badge(count: 2); Card(name: "tea") } }
      """
    )
    #expect(!output.contains("not reached: Card"), "\(output)")
    #expect(output.contains("on 2 roots"), "\(output)")
    #expect(output.contains("\nroots: Screen(), preview 1\n"), "\(output)")
  }

  @Test func `taps a button again once the field beside it is filled in`() throws {
    let output = try Self.audit(
      """
      struct Note: Identifiable { var name: String; var id: String { name } }
      struct Screen: View {
        @State private var notes = [Note(name: "Rome")]
        var body: some View {
          ForEach($notes) { Editor(name: $0.name) }
        }
      }
      struct Editor: View {
        @Binding var name: String
        @State private var draft = ""
        var body: some View {
          TextField("Draft", text: $draft)
          Button("Save") { if !draft.isEmpty { name = draft } }
        }
      }
      """
    )
    #expect(output.contains("state started over") && output.contains("Keep ids"), "\(output)")
  }

  @Test(arguments: ["n > rating ? Color.gray : .yellow", "n == 1 ? Color.gray : .yellow"])
  func `takes rows for the same only if what draws them captured no state`(_ color: String) throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var rating = 3
        var body: some View { Stars(rating: $rating) }
      }
      struct Stars: View {
        @Binding var rating: Int
        var body: some View {
          ForEach(1..<6, id: \\.self) { n in
            Button { rating = n } label: { Text("A\\(n)").foregroundStyle(\(color)) }
          }
        }
      }
      """
    )
    #expect(!output.contains("made the same view again"), "\(output)")
  }

  @Test(arguments: [("name.isEmpty ? \"T\" : name", false), ("\"T\"", true)])
  func `takes content in a scroll view for the same only if it says the same`(
    _ text: String,
    _ isSame: Bool
  ) throws {
    let output = try Self.audit(
      """
      struct Screen: View {
        @State private var name = ""
        var body: some View { Card(name: name); TextField("Name", text: $name) }
      }
      struct Card: View {
        let name: String
        var body: some View { Swipe(content: Text(\(text))) { print(name) } }
      }
      struct Swipe: View {
        let content: Text
        let action: () -> Void
        var body: some View {
          ScrollViewReader { _ in
            ScrollView(.horizontal) { HStack { content; Button("Go", action: action) } }
          }
        }
      }
      """
    )
    #expect(output.contains("Swipe (") == isSame, "\(output)")
  }
}
