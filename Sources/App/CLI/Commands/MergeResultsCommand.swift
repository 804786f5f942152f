import Diagnostics
import FoundationEssentials
import Verification

/// `bodycheck merge-results`: merges the reports of a verification's shards into one.
enum MergeResultsCommand: Command {
  struct Options: Sendable {
    var format = VerificationFormat.text
  }

  static let name = "merge-results"
  static let summary = "combine the JSON results of all shards"
  static let operands = Operands.oneOrMore(.file("FILE…"))
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .choice("--format", "how to write the results") { $0.format = $1 }
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let reports = try operands.map { try VerificationReport(reading: $0, in: context) }
    let report = try VerificationReport(merging: reports)
    guard !report.entries.isEmpty || report.pageFindings.hasErrors else {
      throw ArgumentProblem.noScenarios(operands)
    }
    let write = options.format == .github ? context.writeCommands : context.write
    write(
      report.text(
        in: options.format,
        style: DiagnosticFormat(isColored: context.isColored),
        nameOnGitHub: context.nameOnGitHub
      )
    )
    return ReportSummary(report).isClean ? .success : .findings
  }
}

extension Decodable {
  /// Reads the results that a file holds.
  /// - Throws: `FileProblem`: the given one if it holds something else.
  init(
    reading path: String,
    in context: Context,
    or problem: (String, String) -> FileProblem = FileProblem.notResults
  ) throws {
    guard let data = FileManager.default.contents(atPath: context.absolute(path)) else {
      throw FileProblem.notFound(path)
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as DecodingError {
      throw problem(path, message(for: error))
    }
  }
}

private func message(for error: DecodingError) -> String {
  switch error {
  case .keyNotFound(let key, _): "it has no '\(key.stringValue)'"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    "its '\(context.codingPath.last?.stringValue ?? "content")' has a different type"
  case .dataCorrupted(let context):
    context.codingPath.isEmpty ? "it is not JSON" : context.debugDescription
  @unknown default: "it is not JSON"
  }
}
