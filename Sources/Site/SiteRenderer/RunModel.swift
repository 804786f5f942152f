import Diagnostics
import Guidelines
import Mustache

/// The model of a scenario run for `run.mustache`.
struct RunModel {
  let scenario: Scenario
  let result: ScenarioResult
  /// Whether the run has a player here; the same run in two configurations is shown once.
  var hasPlayer = true

  /// The keys of `run.mustache`.
  var value: Value {
    [
      "status": .string(result.status.rawValue),
      "icon": .string("icon-\(result.status.rawValue)"),
      "statusText": .string(statusText),
      "detail": .string(detail),
      "table": run == nil ? false : CountTable(scenario: scenario, result: result).value,
      "hasProblems": .boolean(!result.findings.isEmpty),
      "problems": .list(result.findings.sorted().map { .string($0.what) }),
      "chart": ChartModel.value(of: result.counts),
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
    switch result.status {
    case .verified:
      switch result.outcome {
      case .compileError: "Verified: does not compile, as stated"
      case .crashed: "Verified: stops, as stated"
      default: "Verified"
      }
    case .failed: "Differs from what this page states"
    case .error: "Did not run to its end"
    }
  }

  private var detail: String {
    let mode = scenario.languageMode == .swift5 ? "" : " · Swift 6 mode"
    let profile = scenario.profile ?? "ios26"
    return "\(result.configuration.rawValue) · profile \(profile)\(mode)"
  }

  private var console: Value {
    switch result.outcome {
    case .compileError(let messages):
      return consoleValue(messages.map(\.consoleLine), title: "What the compiler says")
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
      "label": .string("Output of \(scenario.name)"),
      "isOpen": .boolean(lines.count <= 12),
      "text": .string(lines.joined(separator: "\n")),
    ]
  }
}
