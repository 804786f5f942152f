import Diagnostics
import Guidelines
import Mustache

/// The model of a scenario run for `run.mustache`.
struct RunModel {
  let scenario: Scenario
  let result: ScenarioResult
  /// Whether the page records what was observed, and states nothing.
  let isObservation: Bool
  let evidence: Evidence?
  /// What reproduced the counts, and when the page was changed.
  let stamp: (engine: String, day: String?)
  /// Whether the scenario has no other run.
  let isOne: Bool
  /// Whether the run has a player here; the same run in two configurations is shown once.
  var hasPlayer = true

  /// The keys of `run.mustache`.
  var value: Value {
    [
      "status": .string(result.status.rawValue),
      "icon": .string("icon-\(result.status.rawValue)"),
      "statusText": .string(statusText),
      "isVerified": .boolean(result.status == .verified && result.findings.isEmpty),
      "isOne": .boolean(isOne),
      "build": .string(result.configuration.rawValue),
      "detail": .string(detail),
      "table": run == nil
        ? false : CountTable(scenario: scenario, result: result, evidence: evidence).value,
      "hasProblems": .boolean(!result.findings.isEmpty),
      "problems": .list(result.findings.sorted().map { .string($0.what) }),
      "console": console,
      "player": player,
    ]
  }

  /// The run, if anything ran.
  private var run: Run? { result.outcome.run.flatMap { $0.steps.isEmpty ? nil : $0 } }

  private var player: Value {
    guard hasPlayer, let run else { return false }
    return PlaybackModel(playback: Playback(run), name: scenario.name).value
  }

  private var statusText: String {
    if isObservation { return "Run" }
    return switch result.status {
    case .verified:
      switch result.outcome {
      case .compileError: "Reproduced: does not compile, as stated"
      case .crashed: "Reproduced: stops, as stated"
      default: "Reproduced"
      }
    case .failed: "Differs from the counts on this page"
    case .error: "Did not finish"
    }
  }

  private var detail: String {
    let mode = scenario.languageMode == .swift5 ? "" : " · Swift 6 mode"
    let sdk = scenario.sdk.map { " · \($0)" } ?? ""
    let profile = (scenario.profile ?? Profile.standard.rawValue) + sdk
    let engine = stamp.engine.isEmpty ? "" : "by \(stamp.engine) · "
    let day = stamp.day.map { " · page of \($0)" } ?? ""
    return "\(engine)\(result.configuration.rawValue) · profile \(profile)\(mode)\(day)"
  }

  private var console: Value {
    switch result.outcome {
    case .compileError(let messages):
      return consoleValue(messages.map(\.consoleLine), title: "Compiler output")
    case .crashed(let message, _, let run):
      return consoleValue(run.console + [message], title: "Printed until it stopped")
    default:
      let lines = run?.console ?? []
      let title = "Printed: \(lines.count) \(lines.count == 1 ? "line" : "lines")"
      return lines.isEmpty ? false : consoleValue(lines, title: title)
    }
  }

  private func consoleValue(_ lines: [String], title: String) -> Value {
    [
      "title": .string(title),
      "label": .string("Output of \(scenario.name), \(result.configuration.rawValue)"),
      "text": .string(lines.joined(separator: "\n")),
    ]
  }
}
