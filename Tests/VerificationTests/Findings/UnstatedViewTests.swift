import Diagnostics
import Guidelines
import TestSupport
import Testing
import Verification

@Suite struct `Views without a stated count` {
  private static let code = """
    ```swift scenario=a EXPECTS
    struct Screen: View {}
    struct 1️⃣Row2️⃣: View {}
    struct Model {}
    ```


    """

  @Test func `are reported where they are declared`() {
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
  func `are none where each is counted or nothing runs`(_ table: String, _ expects: String) {
    let page = MarkedText(Self.code.replacing("EXPECTS", with: expects) + table)
    #expect(Self.findings(page.text).isEmpty)
  }

  private static func findings(_ text: String) -> [Diagnostic] {
    UnstatedViewCheck().diagnose(Page(path: "content/a.md", text: text, folder: "content"))
  }
}
