import Diagnostics
import Guidelines

extension ScenarioComparison {
  /// The findings where the engine's result differs from the observation, or a triage is no longer
  /// needed.
  func findings(about observation: Observation) -> [Diagnostic] {
    let comparison = ObservedComparison(of: scenario, with: outcome)
    guard let agrees = comparison.agrees else { return generalFindings() }
    switch observation.triage {
    case .contested: return []
    case .some(let triage):
      return agrees ? [report(.agreesNow(triage), at: observation.triageRange)] : []
    case nil:
      guard comparison.endedAsExpected == true else { return generalFindings() }
      return comparison.counts.compactMap { finding(about: $0) }
        + comparison.logs.compactMap { finding(about: $0) }
    }
  }

  private func finding(about count: ObservedComparison.Count) -> Diagnostic? {
    guard count.agrees != true else { return nil }
    guard let measured = count.measured else {
      return report(.stepNotRun(count.step, count.observed), at: count.range)
    }
    let times = "\(measured) \(measured == 1 ? "time" : "times")"
    let headline =
      count.column.map { $0.headline(measured) }
      ?? "\(count.label) was printed \(times)"
    let message = Diagnostic.Message(
      id: "observed-differs",
      what: "\(headline) in step '\(count.step)'; observed: \(count.observed)",
      why: reason(for: count),
      fix: Diagnostic.Message.fixOfDisagreement
    )
    return report(message, at: count.range)
  }

  private func reason(for count: ObservedComparison.Count) -> String? {
    guard let run = outcome.run, let step = count.stepIndex, let column = count.column else {
      return nil
    }
    return Explanation.reason(for: column, inStep: step, of: run, views: declarations)
  }

  private func finding(about log: ObservedComparison.Log) -> Diagnostic? {
    guard log.agrees == false, let printed = log.printed else { return nil }
    let lines = printed.isEmpty ? "nothing" : printed.map { "'\($0)'" }.joined(separator: ", ")
    let message = Diagnostic.Message(
      id: "observed-differs",
      what: "the scenario printed different lines than observed",
      why: "it printed \(lines)",
      fix: Diagnostic.Message.fixOfDisagreement
    )
    return report(message, at: page.source.range(ofLine: log.console.codeBlock.firstCodeLine))
  }
}

extension Diagnostic.Message {
  fileprivate static let fixOfDisagreement =
    "fix the engine, or say why it differs with 'triage:' and 'reason:'"

  fileprivate static func stepNotRun(_ step: String, _ observed: CountRange) -> Self {
    Self(
      id: "observed-differs",
      what: "step '\(step)' did not run; observed: \(observed)",
      why: "the program ended before this step",
      fix: fixOfDisagreement
    )
  }

  fileprivate static func agreesNow(_ triage: Observation.Triage) -> Self {
    Self(
      id: "observed-agrees",
      what: "the engine agrees with this observation",
      why: "the page says '\(triage.rawValue)', which explains a disagreement",
      fix: "remove 'triage:' and 'reason:'"
    )
  }
}
