import Testing

@testable import Verification

@Suite struct `Compiler output` {
  typealias Message = CompilerOutput.Message

  static let cases: [(output: String, expected: [Message])] = [
    (
      "content/a.md:12:5: error: cannot find 'x' in scope\n    x\n    ^\n",
      [message(.error, "content/a.md", 12, 5, "cannot find 'x' in scope")]
    ),
    (
      "a b/c:d.md:1:2: warning: unused\na b/c:d.md:3:4: note: declared here",
      [
        message(.warning, "a b/c:d.md", 1, 2, "unused"),
        message(.note, "a b/c:d.md", 3, 4, "declared here"),
      ]
    ),
    (
      "a.md:1:2: note: candidate: error: no",
      [message(.note, "a.md", 1, 2, "candidate: error: no")]
    ),
    ("<unknown>:0: error: no module", [message(.error, nil, 0, 0, "no module")]),
    (
      "error: link command failed with exit code 1",
      [message(.error, nil, 0, 0, "link command failed with exit code 1")]
    ),
    // A program can print these.
    ("a.md:-9223372036854775808:1: error: b", []), ("a.md:1:9223372036854775807: error: b", []),
    ("a.md:0:1: error: b", []), ("a.md:1:-1: error: b", []),
    ("let x = \"error: \" // 1:2: error:\n^~~~\n", []),
    ("", []),
  ]

  @Test(arguments: cases.indices)
  func `gives each message its place`(_ index: Int) {
    let row = Self.cases[index]
    #expect(CompilerOutput.messages(in: row.output) == row.expected)
  }

  private static func message(
    _ severity: Message.Severity,
    _ path: String?,
    _ line: Int,
    _ column: Int,
    _ text: String
  ) -> Message {
    Message(severity: severity, path: path, line: line, column: column, text: text)
  }
}
