import Diagnostics
import Guidelines

/// Writes the results of a verification for people.
struct ResultReport {
  /// The pages whose scenarios were run.
  let pages: [Page]
  let results: [ScenarioResult]
  /// Findings about the pages themselves.
  let pageFindings: [Diagnostic]
  let format: DiagnosticFormat

  /// A line for each scenario, then every finding, then the sum.
  var text: String {
    let lines = results.map { line(for: $0) + "\n" }.joined()
    let findings = allFindings.isEmpty ? "" : "\n" + format.text(allFindings)
    return lines + findings + "\n" + summary + "\n"
  }

  /// All findings, each once: scenarios of one page share those about its setup.
  var allFindings: [Diagnostic] {
    Set(pageFindings + results.flatMap(\.findings)).sorted()
  }

  /// Whether everything holds.
  var isClean: Bool {
    results.allSatisfy { $0.status == .verified } && !allFindings.hasErrors
  }

  private func line(for result: ScenarioResult) -> String {
    let mark = result.status == .verified ? "✔" : "✘"
    let verdict = verdict(of: result).map { "\($0.rawValue), " } ?? ""
    let time = seconds(result.seconds) + (result.isCached ? ", cached" : "")
    return "\(mark) \(result.page):\(result.line): \(result.scenario)"
      + " (\(verdict)\(result.configuration.rawValue)): \(result.status.rawValue),"
      + " \(measure(of: result)), \(time)"
  }

  private func verdict(of result: ScenarioResult) -> Scenario.Verdict? {
    pages.first { $0.path == result.page }?.scenarios
      .first { $0.name == result.scenario }?.verdict
  }

  private func measure(of result: ScenarioResult) -> String {
    switch result.outcome {
    case .compileError(let messages):
      count(messages.count { $0.severity == .error }, "compiler error")
    case .notRun: "not run"
    case .completed(let run), .crashed(_, _, let run), .stepFailed(_, _, let run),
      .timedOut(let run, _):
      count(run.steps.count, "step") + ", "
        + count(result.counts.count { $0.stated != nil }, "stated count")
    }
  }

  private var summary: String {
    let numbers = ScenarioStatus.allCases.compactMap { status in
      let number = results.count { $0.status == status }
      return number > 0 || status == .verified ? "\(number) \(words(for: status))" : nil
    }
    let cached = results.count(where: \.isCached)
    return count(results.count, "scenario") + ": " + numbers.joined(separator: ", ")
      + "; \(cached) from the cache"
  }

  private func words(for status: ScenarioStatus) -> String {
    switch status {
    case .verified: "verified"
    case .failed: "failed"
    case .error: "could not be verified"
    }
  }
}

/// `1 step`, `2 steps`.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Seconds with two decimals: `0.31 s`.
func seconds(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst()) s"
}
