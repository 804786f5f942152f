import Diagnostics
import Guidelines
import Threads
import Verification

/// `bodycheck check`: checks everything about pages that does not require running scenarios.
enum CheckCommand: Command {
  struct Options: Sendable {
    var content = "content"
    var isStrict = false
  }

  static let name = "check"
  static let summary = "check pages without running anything"
  static let operands = Operands.any(.file("[PATH…]"))
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .toggle("--strict", "treat warnings as errors") { $0.isStrict = true },
    .content { $0.content = $1 },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let folder = SiteFolder(content: options.content, paths: operands, context: context)
    let (site, pages) = try folder.read()
    let inPrograms = pages.flatMap { page in
      guardingReading(of: page.path) { ProgramCheck().diagnose(page) }
    }
    let findings = (folder.findings(site, of: pages) + inPrograms).sorted()
    let format = DiagnosticFormat(isColored: context.isColored)
    let text = format.text(findings)
    if !text.isEmpty { context.write(text + "\n") }
    context.note(visible(illustrations(of: pages)))
    context.note(summary(of: pages, findings))
    return findings.fails(isStrict: options.isStrict) ? .findings : .success
  }

  /// One line per Swift fence that is not compiled, so that uncompiled code is a deliberate choice.
  private static func illustrations(of pages: [Page]) -> String {
    let lines = pages.flatMap { page in
      page.illustrationLines.map { "\(page.path):\($0): illustration, not compiled\n" }
    }
    return lines.isEmpty ? "" : lines.joined() + "\n"
  }

  private static func summary(of pages: [Page], _ findings: [Diagnostic]) -> String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    return count(pages.count, "page") + ", "
      + count(pages.reduce(0) { $0 + $1.scenarios.count }, "scenario") + ", "
      + count(pages.reduce(0) { $0 + $1.illustrationLines.count }, "illustration") + ": "
      + count(errors, "error") + ", " + count(warnings, "warning") + "\n"
  }
}

extension Sequence<Diagnostic> {
  /// Whether a command with these findings ends with a nonzero exit code.
  func fails(isStrict: Bool) -> Bool {
    contains { $0.severity == .error || isStrict && $0.severity == .warning }
  }
}
