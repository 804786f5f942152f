import TestSupport
import Testing

@testable import CLI

/// Programs that end by their own fault, each with what is said of it and the line that it is said at.
@Suite(.runsScenarios) struct `Faults of a program` {
  struct Fault {
    let name: String
    /// What the program declares.
    var code = ""
    /// What its root shows.
    let view: String
    let message: String
    /// Begins the line that the message names; the root's if it is empty.
    var place = "struct Root"
  }

  static let faults = [
    Fault(
      name: "class-as-view",
      code: "final class Poster: View { var body: some View { Text(\"x\") } }",
      view: "Poster()",
      message: "views must be value types (either a struct or an enum); Poster is a class.",
      place: "final class Poster"
    ),
    Fault(
      name: "class-as-modifier",
      code:
        "final class Frame: ViewModifier { func body(content: Content) -> some View { content } }",
      view: "Text(\"x\").modifier(Frame())",
      message: "view modifiers must be value types (either a struct or an enum); Frame is a class.",
      place: "final class Frame"
    ),
    Fault(
      name: "class-as-style",
      code: "final class Flat: ButtonStyle {\n"
        + "  func makeBody(configuration: Configuration) -> some View { configuration.label }\n}",
      view: "Button(\"x\") {}.buttonStyle(Flat())",
      message: "styles must be value types (either a struct or an enum); Flat is a class.",
      place: "final class Flat"
    ),
    Fault(
      name: "class-as-representable",
      code: "final class Box: UIViewRepresentable {\n"
        + "  func makeUIView(context: Context) -> UIView { UIView() }\n"
        + "  func updateUIView(_ view: UIView, context: Context) {}\n}",
      view: "Box()",
      message: "views must be value types (either a struct or an enum); Box is a class.",
      place: "final class Box"
    ),
    Fault(
      name: "body-of-text",
      view: "Text(verbatim: \"\\(Text(\"x\").body)\")",
      message: "body() should not be called on Text."
    ),
    Fault(
      name: "missing-object",
      code: "final class Store: ObservableObject {}\n"
        + "struct Reader: View {\n  @EnvironmentObject var store: Store\n"
        + "  var body: some View { let _ = store; Text(\"x\") }\n}",
      view: "Reader()",
      message:
        "No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing as an "
        + "ancestor of this view.",
      place: "struct Reader"
    ),
    Fault(
      name: "index-in-a-body",
      code: "struct Reader: View {\n  @State var names = [\"a\"]\n"
        + "  var body: some View { Text(names[3]) }\n}",
      view: "Reader()",
      message: "Index out of range",
      place: "struct Reader"
    ),
    Fault(
      name: "index-of-a-binding",
      code: "struct Reader: View {\n  @State var names = [\"a\"]\n"
        + "  var body: some View { TextField(\"n\", text: $names[3]) }\n}",
      view: "Reader()",
      message: "Index out of range",
      place: "struct Reader"
    ),
    Fault(
      name: "index-in-an-action",
      code: "struct Reader: View {\n  @State var names = [\"a\"]\n"
        + "  var body: some View { Text(\"x\").onAppear { print(names[3]) } }\n}",
      view: "Reader()",
      message: "Index out of range",
      place: "struct Reader"
    ),
    Fault(
      name: "overflow-in-a-private-view",
      code: "private struct Reader: View {\n  let number: Int\n"
        + "  var body: some View { Text(verbatim: \"\\(number + 1)\") }\n}",
      view: "Reader(number: .max)",
      message: "the program trapped without a message",
      place: "private struct Reader"
    ),
    Fault(
      name: "scroll-in-body",
      view: "ScrollViewReader { proxy in let _ = proxy.scrollTo(1); Text(\"x\") }",
      message: "ScrollViewProxy may not be accessed during view updates"
    ),
    Fault(
      name: "path-without-elements",
      view: "Text(\"x\").onAppear { var path = NavigationPath(); path.removeLast() }",
      message: "removeLast(1) on a NavigationPath with 0 elements"
    ),
    Fault(
      name: "unbalanced-group",
      view: "Text(\"x\").onAppear { DispatchGroup().leave() }",
      message: "Unbalanced call to DispatchGroup.leave()"
    ),
    Fault(
      name: "schedule-that-stands-still",
      view: "TimelineView(.periodic(from: .now, by: 0)) { _ in Text(\"x\") }",
      message: "a periodic schedule by 0.0 s never gets to a later date"
    ),
    Fault(
      name: "endless-call",
      code: "func depth(_ n: Int) -> Int { n < 0 ? n : depth(n + 1) - n }",
      view: "Text(verbatim: \"\\(depth(1))\")",
      message: "the stack overflowed: a view or a function contains itself without end"
    ),
  ]

  private static let page: String = {
    let scenarios = faults.map { fault in
      """
      ## \(fault.name)

      ```swift scenario=\(fault.name) root=Root
      import SwiftUI
      \(fault.code)
      struct Root: View {
        var body: some View {
          VStack { \(fault.view) }
        }
      }
      ```

      """
    }
    return "---\ntitle: Faults\nsummary: A program ends.\ntopic: State\n---\n\n# Faults\n\n"
      + scenarios.joined(separator: "\n")
  }()

  @Test(arguments: ["debug", "release"])
  func `are told with their text, place and step`(_ configuration: String) throws {
    let path = "content/guidelines/faults.md"
    let flag = configuration == "release" ? " configuration=release" : ""
    let page = Self.page.replacing(" root=Root", with: " root=Root" + flag)
    let result = try TestProgram([path: page]).run("verify", path)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    for fault in Self.faults {
      let start = try #require(lines.firstIndex { $0 == "## " + fault.name })
      let line = try #require(lines[start...].firstIndex { $0.hasPrefix(fault.place) }) + 1
      // An optimized program has lost the standard library's own messages.
      let isLost = configuration == "release" && fault.message == "Index out of range"
      let messages = [fault.message] + (isLost ? ["the program trapped without a message"] : [])
      #expect(
        messages.contains {
          result.output.contains("\(path):\(line):1: error: '\(fault.name)' crashes: \($0)")
        },
        "\(fault.name) in \(configuration): \(result.output)"
      )
    }
    #expect(result.output.contains("it ended in step 'present'"))
  }
}
