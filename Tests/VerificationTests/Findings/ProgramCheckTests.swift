import Diagnostics
import Guidelines
import TestSupport
import Testing
import Verification

@Suite struct `Checks of programs` {
  private static let code = """
    ```swift scenario=a EXPECTS
    struct Screen: View {}
    struct 1️⃣Row2️⃣: View {}
    struct Model {}
    ```


    """

  @Test func `report views without a stated count where they are declared`() {
    let table = "| Interaction | Screen |\n| - | - |\n| present | 1 |\n"
    let page = MarkedText(Self.code.replacing("EXPECTS", with: "") + table)
    let findings = Self.findings(page.text)
    #expect(findings.map(\.what) == ["'Row' of 'a' has no stated count"])
    let source = Page(path: "content/a.md", text: page.text, folder: "content").source
    #expect(findings.first?.location == source.location(at: page["1️⃣"]))
    #expect(findings.first?.length == 3)
    #expect(findings.first?.severity == .warning)
  }

  static let complete: [(table: String, expects: String)] = [
    ("| Interaction | Screen | Row |\n| - | - | - |\n| present | 1 | 1 |\n", ""),
    ("| Interaction | Screen | Row.appearances |\n| - | - | - |\n| present | 1 | 1 |\n", ""),
    ("", "expects=compile-error"),
    ("", "expects=crash"),
  ]

  @Test(arguments: complete)
  func `report no view where each is counted or nothing runs`(_ table: String, _ expects: String) {
    let page = MarkedText(Self.code.replacing("EXPECTS", with: expects) + table)
    #expect(Self.findings(page.text).isEmpty)
  }

  @Test func `want no column for a view that the program leaves out`() {
    let code =
      "```swift scenario=a\nstruct Screen: View {}\n#if os(macOS)\nstruct Mac: View {}\n#endif\n```\n\n"
    let table = "| Interaction | Screen |\n| - | - |\n| present | 1 |\n"
    #expect(Self.findings(code + table).isEmpty)
  }

  static let refused: [(code: String, what: String, fix: String)] = [
    ("1️⃣@_silgen_name2️⃣(\"fork\") func a()", "a scenario cannot use '@_silgen_name'", "remove it"),
    ("import 1️⃣Glibc2️⃣", "a scenario cannot import 'Glibc'", "remove the import"),
    ("import 1️⃣SwiftIU2️⃣", "a scenario cannot import 'SwiftIU'", "write 'SwiftUI'"),
    ("let a = 1️⃣dlsym2️⃣(nil, \"a\")", "a scenario cannot use 'dlsym'", "remove it"),
    (
      "1️⃣#sourceLocation2️⃣(file: \"a\", line: 1)", "a scenario cannot use '#sourceLocation'",
      "remove it"
    ),
  ]

  @Test(arguments: refused)
  func `report what only attacks need`(_ code: String, _ what: String, _ fix: String) throws {
    let page = MarkedText("```swift scenario=a expects=crash\nstruct A: View {}\n\(code)\n```\n")
    let finding = try #require(Self.findings(page.text).first)
    #expect(finding.what == what && finding.fix == fix && finding.severity == .error)
    let source = Page(path: "content/a.md", text: page.text, folder: "content").source
    #expect(finding.location == source.location(at: page["1️⃣"]))
    #expect(finding.length == page["2️⃣"] - page["1️⃣"])
  }

  @Test func `report once what is in the set-up of several programs`() {
    let scenarios = ["a", "b"].map {
      "```swift scenario=\($0) expects=crash\nstruct A: View {}\n```\n\n"
    }
    #expect(Self.findings("```swift setup\nimport Glibc\n```\n\n" + scenarios.joined()).count == 1)
  }

  private static func findings(_ text: String) -> [Diagnostic] {
    ProgramCheck().diagnose(Page(path: "content/a.md", text: text, folder: "content"))
  }
}
