import Diagnostics
import Guidelines

extension JSONValue {
  /// A result as `verify --format json` lists it.
  ///
  /// `findings` is there only if there are some; `seconds` is that of the run that measured, so a
  /// cached result has the same bytes each time.
  init(_ result: ScenarioResult) {
    self = .object([
      "page": .string(result.page),
      "line": .integer(result.line),
      "scenario": .string(result.scenario),
      "configuration": .string(result.configuration.rawValue),
      "status": .string(result.status.rawValue),
      "steps": .array(result.counts.map { JSONValue($0) }),
      "console": .array((result.outcome.run?.console ?? []).map { .string($0) }),
      "findings": JSONValue(findings: result.findings),
      "seconds": .seconds(result.seconds),
      "cached": .boolean(result.isCached),
    ])
  }

  private init(_ count: ComparedCount) {
    self = .object([
      "step": .string(count.step),
      "view": .string(count.column.description),
      "stated": count.stated.map { .integer($0) } ?? .null,
      "measured": .integer(count.measured),
    ])
  }

  /// Findings as an array, or `nil` without any.
  init?(findings: [Diagnostic]) {
    guard !findings.isEmpty else { return nil }
    self = .array(
      findings.sorted().map { finding in
        .object([
          "path": .string(finding.location.path),
          "line": .integer(finding.location.line),
          "column": .integer(finding.location.column),
          "severity": .string(finding.severity.rawValue),
          "id": .string(finding.id),
          "what": .string(finding.what),
          "why": finding.why.map { .string($0) },
          "fix": finding.fix.map { .string($0) },
        ])
      }
    )
  }
}
