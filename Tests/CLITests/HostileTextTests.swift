import Diagnostics
import Foundation
import Guidelines
import ScenarioTrace
import TestSupport
import Testing

@testable import CLI

/// Text that a page controls, where it is shown.
@Suite struct `Hostile text` {
  private func finding(_ what: String, path: String = "content/a.md") -> Diagnostic {
    let message = Diagnostic.Message(id: "a", what: what, why: nil, fix: nil)
    return Diagnostic(.error, message, at: SourceLocation(path: path, line: 1, column: 1))
  }

  private func lines(_ finding: Diagnostic, _ format: VerificationFormat) -> [Substring] {
    VerificationReport(entries: [], pageFindings: [finding])
      .text(in: format, style: DiagnosticFormat(), nameOnGitHub: { $0 })
      .split { $0.isNewline }
  }

  @Test(arguments: [VerificationFormat.text, .github])
  func `starts no workflow command`(_ format: VerificationFormat) {
    let command = "::stop-commands::z"
    for finding in [
      finding("a\n\(command)"), finding("a\n  \(command)"), finding("a\r\(command)"),
      finding("a", path: "\(command).swift"), finding("a", path: "a\n\(command)"),
      finding("a ##[add-mask]b"),
    ] {
      let own = lines(finding, format).filter { $0.hasPrefix("::error file=") }
      #expect(own.count == (format == .github ? 1 : 0))
      let others = lines(finding, format).filter { !$0.hasPrefix("::error file=") }
      #expect(
        !others.contains { $0.drop { $0.isWhitespace }.hasPrefix("::") || $0.contains("##[") }
      )
    }
    #expect(withoutCommands("a::b\n::c") == "a::b\n: :c")
    for end in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(withoutCommands("a\(end) \u{AD}::b") == "a\(end) \u{AD}: :b")
    }
    #expect(withoutCommands(":\u{200B}:a ##\u{301}[b") == ":\u{200B} :a ##\u{301}[b")
    #expect(withoutCommands("#\u{AD}#\u{AD}[a ###[b # #[c") == "#\u{AD}#\u{AD} [a ### [b # #[c")
  }

  /// Names of files, which commands write in many places.
  private static let names = [
    "##[group]a", "::warning::b", "c\r\n::error::d", "e\r::error::f", "g\u{85}::error::h",
    "i\u{2028}::error::j",
  ]

  @Test(arguments: [
    ["check"], ["verify"], ["verify", "--format", "github"], ["verify", "--format", "json"],
    ["verify", "--format", "junit"], ["run", "::a\n##[b].swift"], ["check", "a\r::b.md"],
    ["diff", "##[a", "::b"], ["##[a"], ["merge-results", "a.json"], ["export", "a\n::b"],
  ])
  func `starts no workflow command, whatever command writes it`(_ arguments: [String]) throws {
    let text = "# A\n\n```swift\nlet a = 1 // ##[b]\n```\n"
    var files = ["content/index.md": text, "a.json": "{\"version\": 1, \"shard\": \"\\n::a##[b\"}"]
    for name in Self.names { files["content/guidelines/\(name).md"] = text }
    let result = try TestProgram(files).run(arguments)
    let lines = (result.output + "\n" + result.errors).unicodeScalars.split { $0.endsLine }
    #expect(!lines.isEmpty)
    for line in lines.map({ String($0) }) {
      let isOwn =
        arguments.last == "github"
        && (line.hasPrefix("::error file=content/") || line.hasPrefix("::warning file=content/"))
      let start = line.drop { $0.isWhitespace }
      #expect(isOwn || !start.hasPrefix("::") && !line.contains("##["), "\(line)")
    }
  }

  @Test func `is the same step when a table is read again`() throws {
    let label = "a\\ | \"*b*\" `c` <d> [e](f) &amp; _g_ ~~h~~"
    let step = Step.tap(StepLabel(label)).description
    let page = """
      # A

      ```swift scenario=a root=A
      import SwiftUI
      struct A: View { var body: some View { Text("") } }
      ```

      | Interaction | A |
      | --- | --: |
      | \(markdownCell(step)) | 0 |

      """
    let site = Site(files: ["content/guidelines/a.md": page])
    let steps = try #require(site.pages[0].scenarios.first).steps(for: .debug)
    #expect(steps.last?.description == step)
    #expect(oneLine(markdownCell("a\u{1B}\nb")) == "a\u{FFFD} b")
  }

  @Test func `stays the same in JSON and XML`() throws {
    let text = "##[a]\u{85}\u{2028}::b \u{202E}\u{7F}\u{9B}#\u{AD}#[é\u{1B}["
    let json = JSONValue.string(text).text
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
    #expect(json.hasPrefix("\"##\\u005ba]\\u0085\\u2028::b \\u202e\\u007f\\u009b#"))
    let report = VerificationReport(
      entries: [],
      pageFindings: [finding("##[a]\u{7F}\u{9B}\u{202E}")]
    )
    let document = report.text(in: .junit, style: DiagnosticFormat(), nameOnGitHub: { $0 })
    #expect(document.contains("message=\"##&#91;a]\u{FFFD}\u{FFFD}\u{FFFD}\""))
  }

  @Test func `controls no terminal and turns no line around`() {
    let colored = DiagnosticFormat(isColored: true).text(
      finding("a\u{1B}[2Jb\u{202E}c\u{9B}1A\u{7}")
    )
    let shown = shownOnTerminal(colored + "\u{1B}]0;title\u{7}\u{1B}[8m\u{2066}é\r\n")
    #expect(
      shown.contains("\u{1B}[1;31m")
        && shown.hasSuffix("\u{FFFD}]0;title\u{FFFD}\u{FFFD}[8m\u{FFFD}é\n")
    )
    let rest = DiagnosticFormat.sequences.reduce(shown) { $0.replacing($1, with: "") }
    #expect(!rest.unicodeScalars.contains { $0.isControl && $0 != "\n" || $0.changesDirection })
    let line = ProgressLine.erasure + "1 of 2"
    #expect(shownOnTerminal(line + "\r") == line + "\u{FFFD}")
    // What is removed could leave a workflow command.
    #expect(visible("a\r\n:\r:error::b") == "a\n:\u{FFFD}:error::b")
  }

  @Test func `is code in a comment on GitHub`() {
    #expect(markdownCode("tap \"Add\" @team #1 <img>") == "`tap \"Add\" @team #1 <img>`")
    for text in [
      "`@team`", "a|b", "a\\", "``", "", " ", "\n", "<b>|", "##[a]", "c@d.e|", "`\u{301}",
    ] {
      let code = markdownCode(text)
      let inside = code.dropFirst("<code>".count).dropLast("</code>".count)
      #expect(
        code.hasPrefix("<code>")
          && inside.replacing("&#64;<!-- -->", with: "").allSatisfy {
            "&#;".contains($0) || $0.isLetter || $0.isNumber
          }
          && !inside.replacing("&#64;<!-- -->", with: "").contains("&#64;")
      )
    }
  }

  @Test func `is a file name for the action and no flag`() throws {
    let program = try TestProgram(site: "counter")
    try program.scratch.write("#!/bin/sh\nprintf '<%s>' \"$@\" >>log\n", to: "bin/bodycheck")
    #expect(chmod(program.folder + "/bin/bodycheck", 0o755) == 0)
    let variables = ["FOLDER": ".", "PATH": program.folder + "/bin:/usr/bin:/bin"]
    for (pages, operands) in [
      ("content/x.md content/x.md", "<content/x.md content/x.md>"),
      ("--help\n*.md", "<--help><*.md>"),
      ("content/a b.md\n--content=evil.md\n", "<content/a b.md><--content=evil.md>"), ("", ""),
    ] {
      let result = try Shell.run(
        [TestProgram.root + "/scripts/action", "verify"],
        in: program.folder,
        environment: variables.merging(["PAGES": pages]) { $1 }
      )
      #expect(result.code == 0)
      #expect(
        try program.scratch.read("log")
          == "<verify><--format><github><-->\(operands)"
      )
      try program.scratch.write("", to: "log")
    }
    // These words fail, and none of them hides a page.
    let hidden = program.run("verify", "--", "content/guidelines/counter.md", "--help")
    #expect(hidden.code == .usageError && hidden.errors.contains("there is no '--help'"))
  }

  @Test func `is verified neither by nothing nor by its word`() throws {
    func merged(_ scenarios: String) throws -> TestProgram.Result {
      let report = "{\"version\": 1, \"scenarios\": [\(scenarios)]}"
      return try TestProgram(["a.json": report]).run("merge-results", "--format", "junit", "a.json")
    }
    let nothing = try merged("")
    #expect(nothing.code == .usageError && nothing.errors.contains("nothing was verified"))
    for (stated, code) in [
      ("\"stated\": 9", ExitCode.success), ("\"stated\": 1", ExitCode.findings),
      ("\"budget\": \"≤ 8\"", ExitCode.findings), ("\"stated\": null", ExitCode.success),
    ] {
      let result = try merged(
        """
        {"page": "a.md", "line": 1, "scenario": "s", "configuration": "debug", "status": "verified", "performed": 1,
         "console": [], "steps": [{"step": "present", "view": "A", \(stated), "measured": 9}], "compiled": "single",
         "seconds": 1, "cached": false}
        """
      )
      #expect(result.code == code)
      #expect(result.output.contains("<failure") == (code == .findings))
    }
  }

  @Test func `of numbers is no result`() throws {
    let entry = """
      {"page": "a.md", "line": 1, "scenario": "s", "configuration": "debug", "status": "verified", "performed": 1,
       "console": [], "steps": [{"step": "present", "view": "A", "measured": MEASURED}], "compiled": "single",
       "seconds": SECONDS, "cached": false}
      """
    func run(_ measured: String, _ seconds: String) throws -> [TestProgram.Result] {
      let text = entry.replacing("MEASURED", with: measured).replacing("SECONDS", with: seconds)
      let program = try TestProgram(["a.json": "{\"version\": 1, \"scenarios\": [\(text)]}"])
      return [
        program.run("diff", "a.json", "a.json"), program.run("merge-results", "a.json"),
        program.run("merge-results", "--format", "junit", "a.json"),
        program.run("merge-results", "--format", "json", "a.json"),
      ]
    }
    #expect(try run("1", "0.5").allSatisfy { $0.code == .success })
    for (measured, seconds) in [
      ("-9223372036854775808", "1"), ("9223372036854775807", "1"), ("-1", "1"), ("1e300", "1"),
      ("1", "1e39"), ("1", "-1"), ("1", "1e308"),
    ] {
      let results = try run(measured, seconds)
      #expect(
        results.allSatisfy { $0.code == .usageError && $0.errors.contains("holds no results") }
      )
    }
    #expect(decimal(1e39, scale: 1000) == "2147483648.000" && decimal(.nan, scale: 10) == "0.0")
  }
}
