import Foundation
import TestSupport
import Testing

/// Pages whose programs could report false counts, or show odd text, verified as by a user.
@Suite(.runsScenarios) struct `A program that reaches into its process` {
  @Test func `is marked in the summary and in the results`() throws {
    let program = try TestProgram(Self.site("n = withUnsafeBytes(of: 7) { Int($0[0]) }"))
    let path = "content/guidelines/a.md"
    let text = program.run("verify", "--no-cache")
    let mark =
      "1 page uses raw memory or system calls, so its program could report false counts about itself: "
      + "\(path) (withUnsafeBytes, line 14)\n"
    #expect(text.code == .success && text.output.contains(mark), "\(text.output)")
    let json = program.run("verify", "--no-cache", "--format", "json").output
    let results = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let scenario = try #require((results["scenarios"] as? [[String: Any]])?.first)
    let uses = try #require(scenario["rawAccess"] as? [[String: Any]])
    #expect(uses.count == 1 && uses[0]["name"] as? String == "withUnsafeBytes")
    #expect(uses[0]["path"] as? String == path && uses[0]["line"] as? Int == 14)
  }

  @Test func `is not marked if it shows any text at all`() throws {
    let action = "n = 1; print(\"\\u{0}\\u{1B}[1m\\t\\u{7F}\")"
    let program = try TestProgram(
      Self.site(action, label: "a\\u{0}b\\u{1B}[1m\\r\\n\\u{85}\\u{2028}\\\\x00")
    )
    let text = program.run("verify", "--no-cache")
    #expect(text.code == .success && !text.output.contains("raw memory"), "\(text.output)")
  }

  /// It needs no code that is refused: it looks for a trace that it could continue.
  @Test func `reads no trace through its descriptors`() throws {
    let action = """
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
            var found = 0
            for number in 0..<64 {
              let file = open("/proc/self/fd/\\(number)", 0)
              let text = Array("step\\t1".utf8)
              let count = pread(file, &bytes, bytes.count, 0)
              if count > 0, bytes[..<count].contains(text) { found += 1 }
            }
            fatalError("found \\(found)")
      """
    let text = try TestProgram(Self.site(action)).run("verify", "--no-cache")
    #expect(text.output.contains("crashes: found 0"), "\(text.output)")
    #expect(text.output.contains("(open, line 17)"))
  }

  private static func site(_ action: String, label: String = "a") -> [String: String] {
    [
      "content/index.md": "# Home\n",
      "content/guidelines/a.md": """
      ---
      title: A
      summary: A page with one program.
      topic: T
      ---

      ```swift scenario=s root=Screen
      import Foundation
      import SwiftUI
      struct Screen: View {
        @State private var n = 0
        var body: some View {
          Button("Go") {
            \(action)
          }
          Text("\(label)")
          Text("\\(n)")
        }
      }
      ```

      | Interaction | Screen |
      | ----------- | -----: |
      | present     |      1 |
      | tap "Go"    |      1 |

      """,
    ]
  }
}
