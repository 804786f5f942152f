import Diagnostics
import Testing

@Suite struct `Findings as text` {
  static let mismatch = Diagnostic.Message(
    id: "count-mismatch",
    what: "'Row' body ran 3 times; page states 1",
    why: "'model' changed, so the update could not stop at 'Row'",
    fix: "state 3, or pass 'Row' only the values it reads"
  )

  @Test func `answer where, what, why and how to mend it`() {
    let source = SourceText(path: "a.md", text: "# A\n\n- Row: 1\n")
    let finding = source.diagnostic(Self.mismatch, at: 12..<13)
    #expect(
      DiagnosticFormat().text(finding) == """
        a.md:3:8: error: 'Row' body ran 3 times; page states 1 [count-mismatch]
         3 | - Row: 1
           |        ^
        why: 'model' changed, so the update could not stop at 'Row'
        fix: state 3, or pass 'Row' only the values it reads

        """
    )
  }

  static let quotations: [(line: String, range: Range<Int>, text: String)] = [
    ("a\tbc", 2..<4, " 1 | a   bc\n   |     ^^\n"),
    ("\t\tbc", 1..<3, " 1 |         bc\n   |     ^^^^^\n"),
    ("日本語 x", 3..<6, " 1 | 日本語 x\n   |   ^^\n"),
    ("é x", 3..<4, " 1 | é x\n   |   ^\n"),
    ("", 0..<0, " 1 | \n   | ^\n"),
    ("a\u{1B}[2J", 0..<1, " 1 | a\u{FFFD}[2J\n   | ^\n"),
    (
      String(repeating: "é", count: 300) + "x" + String(repeating: "é", count: 300), 600..<601,
      " 1 | …" + String(repeating: "é", count: 100) + "x" + String(repeating: "é", count: 99)
        + "…\n   | " + String(repeating: " ", count: 101) + "^\n"
    ),
    ("ab\ncd", 1..<5, " 1 | ab\n   |  ^\n"),
  ]

  @Test(arguments: quotations)
  func `underline exactly the range as a terminal shows it`(
    _ line: String,
    _ range: Range<Int>,
    _ text: String
  ) {
    let source = SourceText(path: "p", text: line)
    let finding = source.diagnostic(.init(id: "x", what: "w"), at: range)
    #expect(DiagnosticFormat().text(finding).hasSuffix(": error: w [x]\n" + text))
  }

  @Test func `are colored by their severity`() {
    let place = SourceLocation(path: "p", line: 1, column: 1)
    let finding = Diagnostic(.warning, .init(id: "x", what: "w"), at: place)
    #expect(
      DiagnosticFormat(isColored: true).text(finding)
        == "\u{1B}[1mp:1:1:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1mw\u{1B}[0m"
        + " \u{1B}[2m[x]\u{1B}[0m\n"
    )
  }

  @Test func `are sorted by path, line and column`() {
    let places = [("b", 1, 1), ("a", 10, 1), ("a", 9, 2), ("a", 9, 1)]
    let findings = places.map {
      Diagnostic(.init(id: "x", what: "w"), at: SourceLocation(path: $0, line: $1, column: $2))
    }
    let lines = DiagnosticFormat().text(findings).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["a:9:1:", "a:9:2:", "a:10:1:", "b:1:1:"])
  }
}
