import Diagnostics
import Foundation
import Guidelines
import Verification

/// `bodycheck verify`: runs every scenario and compares what is stated with what is measured.
enum VerifyCommand: Command {
  struct Options: Sendable {
    var content = "content"
    var fixes = false
    var isForced = false
    var format = VerificationFormat.text
    var usesCache = true
    var jobs: Int?
    var configuration = ConfigurationChoice.stated
    var profile: Profile?
  }

  static let name = "verify"
  static let summary = "run every scenario and compare its counts with the page"
  static let operands = "[PATH…]"
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .toggle("--fix", "rewrite the stated numbers and lines that differ") { $0.fixes = true },
    .toggle("--force", "let '--fix' rewrite pages even where CI=true") { $0.isForced = true },
    .choice("--format", "how to write the results") { $0.format = $1 },
    .count("--jobs", "how many scenarios run at once (default: one for each core)") {
      $0.jobs = $1
    },
    .toggle("--no-cache", "run everything, remember nothing") { $0.usesCache = false },
    .choice("--configuration", "which builds to run (default: those that pages state)") {
      $0.configuration = $1
    },
    .choice("--profile", "the SwiftUI version to behave as, whatever scenarios name") {
      $0.profile = $1
    },
    .text("--content", "FOLDER", "where the pages are (default: content)") { $0.content = $1 },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    if options.fixes, context.isContinuousIntegration, !options.isForced {
      throw ArgumentProblem.fixInContinuousIntegration
    }
    let verifier = Verifier(
      runner: context.scenarioRunner(try context.toolchain(), usesCache: options.usesCache),
      jobs: options.jobs ?? context.cores,
      choice: options.configuration,
      profile: options.profile?.rawValue
    )
    let folder = SiteFolder(content: options.content, paths: operands, context: context)
    var (site, pages) = try folder.read()
    var results = verifier.results(for: pages)
    if options.fixes {
      let changes = try folder.fix(pages, results)
      tell(changes, options.format, context)
      if !changes.isEmpty {
        (site, pages) = try folder.read()
        results = verifier.results(for: pages)
      }
    }
    let paths = Set(pages.map(\.path))
    let report = ResultReport(
      pages: pages,
      results: results,
      pageFindings: site.diagnostics.filter { paths.contains($0.location.path) },
      format: DiagnosticFormat(isColored: context.isColored)
    )
    switch options.format {
    case .text: context.write(report.text)
    case .github:
      context.write(GitHubAnnotations(findings: report.allFindings).text + report.text)
    case .json:
      context.write(JSONValue.array(results.map { JSONValue($0) }).text)
      if report.pageFindings.hasErrors {
        context.writeError(report.format.text(report.pageFindings))
      }
    }
    return report.isClean ? .success : .findings
  }

  /// Beside JSON the changes go to standard error, so that the output stays one document.
  private static func tell(
    _ changes: [PageRewriting.Change],
    _ format: VerificationFormat,
    _ context: Context
  ) {
    let lines = changes.map { change in
      "rewrote \(change.location): \(words(change.old)) → \(words(change.new))\n"
    }
    let text = lines.joined() + (lines.isEmpty ? "" : "\n")
    if format == .json { context.writeError(text) } else { context.write(text) }
  }

  /// A rewritten text in one line.
  private static func words(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    return lines.count > 1 ? "\(lines.count) lines" : "'\(lines.first ?? "")'"
  }
}
