import Diagnostics
import Guidelines

extension VerificationReport {
  /// The version of the JSON format, incremented when old readers would misread it.
  static let formatVersion = 1

  /// The report as written by `verify --format json` and read by `merge-results`.
  ///
  /// `seconds` is that of the original run, so cached results always produce the same
  /// bytes.
  var json: JSONValue {
    .object([
      "version": .integer(Self.formatVersion),
      "shard": shard == .all ? nil : .string(shard.description),
      "summary": JSONValue(ReportSummary(self)),
      "scenarios": .array(entries.map { JSONValue($0) }),
      "findings": JSONValue(findings: pageFindings),
      "unconfined": missingConfinement.isEmpty
        ? nil : .array(missingConfinement.map { .string($0) }),
    ])
  }
}

extension JSONValue {
  fileprivate init(_ summary: ReportSummary) {
    self = .object([
      "scenarios": .integer(summary.scenarios),
      "counts": .integer(summary.counts),
      "verified": .integer(summary.verified),
      "failed": .integer(summary.failed),
      "errors": .integer(summary.errors),
      "pageErrors": .integer(summary.pageErrors),
      "cached": .integer(summary.cached),
      "separate": .integer(summary.separate.reduce(0) { $0 + $1.scenarios }),
    ])
  }

  fileprivate init(_ entry: VerificationReport.Entry) {
    self = .object([
      "page": .string(entry.page),
      "line": .integer(entry.line),
      "scenario": .string(entry.scenario),
      "verdict": entry.verdict.map { .string($0.rawValue) },
      "configuration": .string(entry.configuration.rawValue),
      "languageMode": .string(entry.settings.languageMode.rawValue),
      "toolchain": .string(entry.settings.toolchain),
      "profile": .string(entry.settings.profile.rawValue),
      "sdk": .string(entry.settings.sdk.rawValue),
      "status": .string(entry.status.rawValue),
      "performed": entry.performed.map { .integer($0) },
      "compilerErrors": entry.compilerErrors.map { .integer($0) },
      "steps": .array(entry.counts.map { JSONValue($0) }),
      "console": .array(entry.console.map { .string($0) }),
      "consoleByStep": .array(entry.consoleByStep.map { JSONValue($0) }),
      "assumptions": entry.assumptions.isEmpty
        ? nil : .array(entry.assumptions.map { .string($0) }),
      "rawAccess": entry.rawAccess.isEmpty
        ? nil : .array(entry.rawAccess.map { JSONValue($0) }),
      "findings": JSONValue(findings: entry.findings),
      "compiled": .string(entry.mode.name),
      "reason": entry.mode.reason.map { .string($0) },
      "seconds": .seconds(entry.duration),
      "cached": .boolean(entry.isCached),
    ])
  }

  private init(_ access: RawAccess) {
    self = .object([
      "name": .string(access.name),
      "path": .string(access.path),
      "line": .integer(access.line),
    ])
  }

  private init(_ count: VerificationReport.Count) {
    self = .object([
      "step": .string(count.step),
      "view": .string(count.view),
      "stated": count.stated?.only.map { .integer($0) } ?? .null,
      "budget": count.stated?.budget.map { .string($0) },
      "measured": .integer(count.measured),
    ])
  }

  /// The lines that one step printed.
  init(_ printed: PrintedStep) {
    self = .object([
      "step": .string(printed.step),
      "lines": .array(printed.lines.map { .string($0) }),
    ])
  }

  /// Findings as an array, or `nil` if there are none.
  init?(findings: [Diagnostic]) {
    guard !findings.isEmpty else { return nil }
    self = .array(
      findings.sorted().map { finding in
        .object([
          "path": .string(finding.location.path),
          "line": .integer(finding.location.line),
          "column": .integer(finding.location.column),
          "length": .integer(finding.length),
          "severity": .string(finding.severity.rawValue),
          "id": .string(finding.id),
          "what": .string(finding.what),
          "why": finding.why.map { .string($0) },
          "fix": finding.fix.map { .string($0) },
          "quoted": finding.quotedLine.map { .string($0.text) },
          "quotedShift": finding.quotedLine.flatMap { $0.shift == 0 ? nil : .integer($0.shift) },
        ])
      }
    )
  }
}

extension CompilationMode {
  /// The name in JSON.
  var name: String {
    switch self {
    case .merged: "merged"
    case .single: "single"
    case .separate: "separate"
    }
  }

  /// Why the program was compiled separately although there were others; follows "because it".
  var reason: String? {
    if case .separate(let reason) = self { reason } else { nil }
  }

  /// Parses the name and the reason.
  init?(name: String, reason: String?) {
    switch (name, reason) {
    case ("merged", nil): self = .merged
    case ("single", nil): self = .single
    case ("separate", let reason?): self = .separate(reason: reason)
    default: return nil
    }
  }
}
