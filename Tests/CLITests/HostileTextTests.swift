import Diagnostics
import Foundation
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
    #expect(shownOnTerminal(ProgressLine.erasure + "1 of 2\r") == ProgressLine.erasure + "1 of 2")
  }

  @Test func `is code in a comment on GitHub`() {
    #expect(markdownCode("tap \"Add\" @team #1 <img>") == "`tap \"Add\" @team #1 <img>`")
    for text in ["`@team`", "a|b", "a\\", "``", "", " ", "\n", "<b>|"] {
      let code = markdownCode(text)
      let inside = code.dropFirst("<code>".count).dropLast("</code>".count)
      #expect(
        code.hasPrefix("<code>")
          && inside.allSatisfy { "&#;".contains($0) || $0.isLetter || $0.isNumber }
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
