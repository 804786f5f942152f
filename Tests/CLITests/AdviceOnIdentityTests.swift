import TestSupport
import Testing

@testable import CLI

/// Programs in which views lose their identity, and others in which they do not.
@Suite(.runsScenarios) struct `Advice about identity` {
  @Test(arguments: [
    ("Sync", "HomeView().id(sync)", "stable-explicit-ids.md"), ("Sync", "HomeView()", nil),
    ("Wide", "if sync > 0 { HomeView().padding() } else { HomeView() }", "branches-and-values.md"),
    ("Leave", "if sync > 0 { Text(\"bye\") } else { HomeView() }", nil),
  ])
  func `names what took away an opened screen with what was typed there`(
    _ button: String,
    _ content: String,
    _ page: String?
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var sync = 0
        var body: some View {
          Button("\(button)") { sync += 1 }
          \(content)
        }
      }
      struct HomeView: View {
        var body: some View { NavigationStack { NavigationLink("Dose") { DoseForm() } } }
      }
      struct DoseForm: View {
        @State private var units = ""
        var body: some View { TextField("Units", text: $units); Text(units) }
      }
      """,
      "open \"Dose\"",
      "type \"2\" into \"Units\"",
      "tap \"\(button)\""
    )
    #expect(output.contains("DoseForm is gone with its state") == (page != nil), "\(output)")
    for known in ["stable-explicit-ids.md", "branches-and-values.md"] {
      #expect(output.contains(known) == (known == page), "\(output)")
    }
  }

  @Test(arguments: [
    ("Editor(name: \"Ada\").id(UUID())", true), ("Editor(name: names[shown]).id(shown)", false),
  ])
  func `tells an id that is new from that of another subject`(
    _ editor: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        let names = ["Ada", "Ben"]
        @State private var shown = 0
        var body: some View {
          VStack {
            Button("Next") { shown = 1 - shown }
            Text(names[shown])
            \(editor)
          }
        }
      }
      struct Editor: View {
        let name: String
        @State private var note = ""
        var body: some View {
          Text("Note on \\(name)")
          TextField("Note", text: $note)
        }
      }
      """,
      "type \"a\" into \"Note\"",
      "tap \"Next\""
    )
    #expect(output.contains("stable-explicit-ids.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ["type \"x\" into \"Note\"", "tap \"Push\"", "tap \"Pop\""], ["tap \"Push\"", "tap \"Pop\""],
  ])
  func `tells of state that was used and is gone when the view is back`(_ steps: [String]) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var isPushed = false
        var body: some View {
          if isPushed {
            Button("Pop") { isPushed = false }
          } else {
            First(isPushed: $isPushed)
          }
        }
      }
      struct First: View {
        @Binding var isPushed: Bool
        @State private var text = ""
        var body: some View {
          TextField("Note", text: $text)
          Button("Push") { isPushed = true }
        }
      }
      """,
      steps
    )
    #expect(output.contains("branches-and-values.md") == (steps.count == 3), "\(output)")
    #expect(output.contains("First appeared again, and its state") == (steps.count == 3))
  }

  @Test(arguments: [
    ("TextField(\"Amount\", text: $text).id(\"field \\(text)\")", true),
    ("TextField(\"Amount\", text: $text).id(\"field\")", false),
    ("TextField(\"Amount\", text: $text).id(id).onChange(of: text) { id += 1 }", true),
    ("TextField(\"Amount\", text: $text).onChange(of: text) { id += 1 }", false),
    ("TextField(\"Amount\", text: $text); List(0..<4) { Item(number: $0) }.id(UUID())", true),
    ("TextField(\"Amount\", text: $text); List(0..<4) { Item(number: $0) }", false),
    ("TextField(\"Amount\", text: $text); Item(number: 1).id(UUID())", false),
  ])
  func `tells of identity that the system's own views lose`(
    _ field: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var text = ""
        @State private var id = 0
        var body: some View {
          VStack {
            Text("\\(text.count)")
            \(field)
          }
        }
      }
      struct Item: View {
        let number: Int
        var body: some View { Text("Item \\(number)") }
      }
      """,
      "type \"ab\" into \"Amount\""
    )
    #expect(output.contains("stable-explicit-ids.md") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ("let id = UUID()", "\"A\", \"B\", \"C\"", true),
    ("var id: String { title }", "\"A\", \"B\", \"C\"", false),
    ("let id = UUID()", "\"A\\(count)\", \"B\\(count)\", \"C\\(count)\"", false),
  ])
  func `tells of rows without state that are all made again`(
    _ id: String,
    _ titles: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Item: Identifiable { \(id); let title: String }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Button("Add \\(count)") { count += 1 }
            ForEach([\(titles)].map { Item(title: $0) }) { TitleRow(title: $0.title) }
          }
        }
      }
      struct TitleRow: View {
        let title: String
        var body: some View { Text(title) }
      }
      """,
      "tap \"Add 0\""
    )
    #expect(output.contains("durable-row-ids.md") == isNamed, "\(output)")
    #expect(!output.contains("identifiable-rows.md"), "\(output)")
    #expect(output.contains("because its row has a new id") == isNamed, "\(output)")
  }
}
