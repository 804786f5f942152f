import Diagnostics
import Guidelines

extension VerificationReport {
  /// The report in a format.
  /// - Parameters:
  ///   - format: The output format.
  ///   - style: How to format findings for people.
  ///   - elapsed: The total seconds, if they were measured.
  ///   - isQuiet: Whether people get only what is wrong.
  ///   - name: How GitHub names a file.
  /// - Returns: The whole output with a final newline.
  func text(
    in format: VerificationFormat,
    style: DiagnosticFormat,
    elapsed: Double? = nil,
    isQuiet: Bool = false,
    nameOnGitHub name: @escaping (String) -> String
  ) -> String {
    switch format {
    case .text: isQuiet ? faults(style) : text(style, elapsed)
    case .json: json.text
    case .junit: JUnitReport(self).text
    case .github:
      GitHubAnnotations(findings: findings, name: name).text
        + withoutCommands(isQuiet ? faults(style) : text(style, elapsed))
    }
  }

  /// One line per scenario that was not verified, then every finding.
  private func faults(_ style: DiagnosticFormat) -> String {
    entries.filter { $0.status != .verified }.map { visible($0.text) + "\n" }.joined()
      + style.text(findings)
  }

  /// One line per scenario, then every finding, then the summary.
  private func text(_ style: DiagnosticFormat, _ elapsed: Double?) -> String {
    let lines = entries.map { visible($0.text) + "\n" }.joined()
    let found = findings.isEmpty ? "" : "\n" + style.text(findings)
    return lines + found + "\n" + visible(ReportSummary(self).text(elapsed: elapsed))
  }
}

extension VerificationReport.Entry {
  fileprivate var text: String {
    let mark = status == .verified ? "✔" : "✘"
    let verdict = verdict.map { "\($0.rawValue), " } ?? ""
    let time = seconds(duration) + (isCached ? ", cached" : "")
    return "\(mark) \(page):\(line): \(scenario) (\(verdict)\(configuration.rawValue)):"
      + " \(status.rawValue), \(measure), \(time)"
  }

  /// How much was checked.
  var measure: String {
    if let compilerErrors { return count(compilerErrors, "compiler error") }
    guard let performed else { return "not run" }
    return count(performed, "step") + ", "
      + count(counts.count { $0.stated != nil }, "stated count")
  }
}
